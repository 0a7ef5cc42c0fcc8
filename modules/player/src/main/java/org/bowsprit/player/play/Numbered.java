package org.bowsprit.player.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.bowsprit.player.text.Texts;

/** Files of one kind in a folder, counted from 1: {@code bowsprit-001.png} and so on. */
final class Numbered {

  private static final int MOST = 999;

  private final Path folder;
  private final String stem;
  private final Texts texts;

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

  Numbered(Path folder, String stem, Texts texts) {
    this.folder = folder;
    this.stem = stem;
    this.texts = texts;
  }

  /**
   * Writes the next one.
   *
   * @param what what it is: a part of the keys of what is told
   * @param ending the end of its name
   * @return a line that tells where it is, or why it is not
   */
  String write(String what, String ending, Writer writer) {
    for (int number = 1; number <= MOST; number++) {
      String name = String.format(Locale.ROOT, "%s-%03d.%s", stem, number, ending);
      Path file = folder.resolve(name);
      if (!Files.exists(file)) {
        try {
          Files.createDirectories(file.toAbsolutePath().getParent());
          writer.write(file);
          return texts.of("told." + what, shown(file));
        } catch (IOException e) {
          return texts.of("told." + what + ".failed", shown(file));
        }
      }
    }
    return texts.of("told." + what + ".full", MOST);
  }

  /** Who looks for it in another program needs the whole path, and a game may have no tilde. */
  private static String shown(Path file) {
    return file.toAbsolutePath().normalize().toString();
  }
}
