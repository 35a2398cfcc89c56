#include "embedded.h"

// The compiler embeds the files themselves, which takes a twentieth of the time that one array
// literal a file takes in Swift. `#embed` is C23; Clang has it in every C version since 19.
#pragma clang diagnostic ignored "-Wc23-extensions"

// In reading order. A file that is added to the folder is added here; a test compares the two.
static const EmbeddedFile articles[] = {
    {"a000-content-size", (const unsigned char[]){
#embed "../articles/a000-content-size.json" suffix(, 0)
    }},
    {"a000-extra-subview", (const unsigned char[]){
#embed "../articles/a000-extra-subview.json" suffix(, 0)
    }},
    {"a000-header-and-footer-only", (const unsigned char[]){
#embed "../articles/a000-header-and-footer-only.json" suffix(, 0)
    }},
    {"a000-pager-child", (const unsigned char[]){
#embed "../articles/a000-pager-child.json" suffix(, 0)
    }},
    {"a000-five-tables", (const unsigned char[]){
#embed "../articles/a000-five-tables.json" suffix(, 0)
    }},
    {"a000-table-frame", (const unsigned char[]){
#embed "../articles/a000-table-frame.json" suffix(, 0)
    }},
    {"a000-offset-sign", (const unsigned char[]){
#embed "../articles/a000-offset-sign.json" suffix(, 0)
    }},
    {"a000-scroll-range", (const unsigned char[]){
#embed "../articles/a000-scroll-range.json" suffix(, 0)
    }},
    {"a000-under-bars", (const unsigned char[]){
#embed "../articles/a000-under-bars.json" suffix(, 0)
    }},
    {"a001-bounds-and-offset", (const unsigned char[]){
#embed "../articles/a001-bounds-and-offset.json" suffix(, 0)
    }},
    {"a001-load-more", (const unsigned char[]){
#embed "../articles/a001-load-more.json" suffix(, 0)
    }},
    {"a002-view-frame", (const unsigned char[]){
#embed "../articles/a002-view-frame.json" suffix(, 0)
    }},
    {"a002-extended-layout", (const unsigned char[]){
#embed "../articles/a002-extended-layout.json" suffix(, 0)
    }},
    {"a002-first-subview", (const unsigned char[]){
#embed "../articles/a002-first-subview.json" suffix(, 0)
    }},
    {"a002-adjustment-behavior", (const unsigned char[]){
#embed "../articles/a002-adjustment-behavior.json" suffix(, 0)
    }},
    {"a002-scrollable-axes", (const unsigned char[]){
#embed "../articles/a002-scrollable-axes.json" suffix(, 0)
    }},
    {"a003-empty-table", (const unsigned char[]){
#embed "../articles/a003-empty-table.json" suffix(, 0)
    }},
    {"a003-pull-to-refresh", (const unsigned char[]){
#embed "../articles/a003-pull-to-refresh.json" suffix(, 0)
    }},
    {"a004-constraints", (const unsigned char[]){
#embed "../articles/a004-constraints.json" suffix(, 0)
    }},
};

static const unsigned char waivers[] = {
#embed "../waivers.json" suffix(, 0)
};

size_t embeddedArticleCount(void) { return sizeof articles / sizeof articles[0]; }

EmbeddedFile embeddedArticle(size_t index) { return articles[index]; }

const unsigned char *embeddedWaivers(void) { return waivers; }
