package org.bowsprit.launcher.play;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.bowsprit.render.Frame;
import org.bowsprit.render.image.IndexedPng;

/** Writes pictures of the screen as {@code bowsprit-001.png} and so on. */
public final class Screenshots {

  private static final int MOST = 999;

  private final Path folder;

  /**
   * Chooses the folder.
   *
   * @param folder where pictures go
   */
  public Screenshots(Path folder) {
    this.folder = folder;
  }

  /**
   * Takes a picture.
   *
   * @return a line that tells where it is, or why it is not
   */
  String take(Frame frame) {
    for (int number = 1; number <= MOST; number++) {
      String name = String.format(Locale.ROOT, "bowsprit-%03d.png", number);
      if (Files.notExists(folder.resolve(name))) {
        return write(name, frame);
      }
    }
    return "no screenshot: there are " + MOST + " already";
  }

  private String write(String name, Frame frame) {
    try (OutputStream out = Files.newOutputStream(folder.resolve(name))) {
      IndexedPng.write(
          out, Frame.WIDTH, Frame.HEIGHT, frame.pixels(), frame.palette(), IndexedPng.OPAQUE);
      return "screenshot " + name;
    } catch (IOException e) {
      return "no screenshot: " + name + " cannot be written";
    }
  }
}
