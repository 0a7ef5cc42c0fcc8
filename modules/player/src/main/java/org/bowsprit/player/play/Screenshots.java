package org.bowsprit.player.play;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.media.image.IndexedPng;
import org.bowsprit.player.text.Texts;
import org.bowsprit.render.Frame;

/** Writes pictures of the screen as {@code bowsprit-001.png} and so on. */
final class Screenshots {

  private final Numbered files;

  /**
   * Chooses the folder.
   *
   * @param folder where pictures go
   * @param texts what the program says
   */
  Screenshots(Path folder, Texts texts) {
    files = new Numbered(folder, "bowsprit", texts);
  }

  /**
   * Takes a picture.
   *
   * @return a line that tells where it is, or why it is not
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
