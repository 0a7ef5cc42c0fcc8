package org.bowsprit.environment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import org.bowsprit.environment.observation.Observation.Picture;
import org.bowsprit.render.Frame;
import org.bowsprit.rpc.Params;

/** The form in which a picture is returned. */
@FunctionalInterface
interface PictureForm {

  /** Returns the picture of a frame. */
  Picture of(Frame frame) throws IOException;

  /**
   * Reads a form.
   *
   * @param requested {@code "base64"}, {@code "raw"} or {@code {"file": PATH}}; true means {@code
   *     "base64"}
   */
  static PictureForm read(Params requested) {
    if (!requested.isText() && !requested.isFlag()) {
      Path file = Path.of(requested.get("file").text());
      return frame -> file(frame, file);
    }
    String form = requested.isText() ? requested.text() : "base64";
    return switch (form) {
      case "raw" -> PictureForm::raw;
      case "base64" -> PictureForm::base64;
      default -> throw requested.expected("\"raw\", \"base64\" or {\"file\": PATH}");
    };
  }

  private static Picture raw(Frame frame) {
    return picture("raw", numbers(frame.pixels()), numbers(frame.palette()));
  }

  private static Picture base64(Frame frame) {
    Base64.Encoder base64 = Base64.getEncoder();
    return picture(
        "base64", base64.encodeToString(frame.pixels()), base64.encodeToString(frame.palette()));
  }

  /**
   * Writes the pixels and then the palette. Overwrites the file in place, so that programs can
   * share it.
   */
  private static Picture file(Frame frame, Path file) throws IOException {
    byte[] content = Arrays.copyOf(frame.pixels(), Frame.PIXELS + frame.palette().length);
    System.arraycopy(frame.palette(), 0, content, Frame.PIXELS, frame.palette().length);
    Files.write(file, content);
    return picture("file", file.toString(), null);
  }

  private static Picture picture(String form, Object pixels, Object palette) {
    return new Picture(Frame.WIDTH, Frame.HEIGHT, form, pixels, palette);
  }

  private static int[] numbers(byte[] bytes) {
    int[] numbers = new int[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      numbers[i] = bytes[i] & 0xFF;
    }
    return numbers;
  }
}
