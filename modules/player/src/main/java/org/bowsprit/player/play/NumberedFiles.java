package org.bowsprit.player.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.bowsprit.desktop.text.Texts;

/** The numbered files of one kind in a folder, from 1: {@code bowsprit-001.png} and so on. */
final class NumberedFiles {

  private static final int MAX_NUMBER = 999;

  private final Path folder;
  private final String stem;
  private final Texts texts;

  /** Writes a file. */
  @FunctionalInterface
  interface Writer {

    /**
     * Writes the complete file.
     *
     * @throws IOException if writing fails
     */
    void write(Path file) throws IOException;
  }

  NumberedFiles(Path folder, String stem, Texts texts) {
    this.folder = folder;
    this.stem = stem;
    this.texts = texts;
  }

  /**
   * Writes the next file.
   *
   * @param kind the kind of the file, which is part of the keys of the messages
   * @param extension the extension of the file's name
   * @return a message with the path of the file, or with the reason why it was not written
   */
  String write(String kind, String extension, Writer writer) {
    for (int number = 1; number <= MAX_NUMBER; number++) {
      String name = String.format(Locale.ROOT, "%s-%03d.%s", stem, number, extension);
      Path file = folder.resolve(name);
      if (!Files.exists(file)) {
        try {
          Files.createDirectories(file.toAbsolutePath().getParent());
          writer.write(file);
          return texts.of("told." + kind, displayPath(file));
        } catch (IOException e) {
          return texts.of("told." + kind + ".failed", displayPath(file));
        }
      }
    }
    return texts.of("told." + kind + ".full", MAX_NUMBER);
  }

  /**
   * Returns the complete path, because the player may look for the file in another program, and a
   * game's font may lack the tilde.
   */
  private static String displayPath(Path file) {
    return file.toAbsolutePath().normalize().toString();
  }
}
