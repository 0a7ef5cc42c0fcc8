package org.bowsprit.player.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Files of one kind in a folder, counted from 1: {@code bowsprit-001.png} and so on. */
final class Numbered {

  private static final int MOST = 999;

  private final Path folder;
  private final String stem;

  /** Writes a file. */
  @FunctionalInterface
  interface Writer {

    /**
     * Writes it whole.
     *
     * @throws IOException if that could not be done
     */
    void write(Path file) throws IOException;
  }

  Numbered(Path folder, String stem) {
    this.folder = folder;
    this.stem = stem;
  }

  /**
   * Writes the next one.
   *
   * @param what what it is, in a word
   * @return a line that tells where it is, or why it is not
   */
  String write(String what, Writer writer) {
    for (int number = 1; number <= MOST; number++) {
      String name = String.format(Locale.ROOT, "%s-%03d.png", stem, number);
      Path file = folder.resolve(name);
      if (!Files.exists(file)) {
        try {
          Files.createDirectories(file.toAbsolutePath().getParent());
          writer.write(file);
          return what + " " + name;
        } catch (IOException e) {
          return "no " + what + ": " + name + " cannot be written";
        }
      }
    }
    return "no " + what + ": there are " + MOST + " already";
  }
}
