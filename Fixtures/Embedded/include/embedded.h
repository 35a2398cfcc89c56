#ifndef EMBEDDED_H
#define EMBEDDED_H

#include <stddef.h>

/// A text file that was embedded when the program was compiled. Both strings live for ever.
typedef struct {
  /// The file's name without folder and extension.
  const char *_Nonnull name;
  /// The file's bytes, and a zero after them.
  const unsigned char *_Nonnull text;
} EmbeddedFile;

/// Counts the embedded files of the folder `articles`.
size_t embeddedArticleCount(void);

/// Returns a file of the folder `articles`; `index` is below `embeddedArticleCount()`.
EmbeddedFile embeddedArticle(size_t index);

/// Returns the text of `waivers.json`.
const unsigned char *_Nonnull embeddedWaivers(void);

#endif
