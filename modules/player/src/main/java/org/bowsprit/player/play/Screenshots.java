package org.bowsprit.player.play;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.media.image.IndexedPng;
import org.bowsprit.render.Frame;

/** Writes screenshots as {@code bowsprit-001.png} and so on. */
final class Screenshots {

  private final NumberedFiles files;

  /**
   * Creates a writer for a folder.
   *
   * @param folder the folder of the screenshots
   * @param texts the texts of the program
   */
  Screenshots(Path folder, Texts texts) {
    files = new NumberedFiles(folder, "bowsprit", texts);
  }

  /**
   * Writes a screenshot.
   *
   * @return a message with the path of the screenshot, or with the reason why it was not written
   */
  String take(Frame frame) {
    return files.write("screenshot", "png", file -> write(file, frame));
  }

  private static void write(Path file, Frame frame) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      IndexedPng.write(
          out, Frame.WIDTH, Frame.HEIGHT, frame.pixels(), frame.palette(), IndexedPng.OPAQUE);
    }
  }
}
