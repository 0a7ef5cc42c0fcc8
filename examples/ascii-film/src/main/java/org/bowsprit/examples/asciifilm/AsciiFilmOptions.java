package org.bowsprit.examples.asciifilm;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.render.RendererException;

/**
 * The options {@code --renderer-option ascii-film.KEY=VALUE}.
 *
 * @param out the file for the pictures; empty if no file is written
 * @param frames the number of frames after which the renderer closes; 0 if it does not close itself
 * @param every the number of frames from one written frame to the next
 */
record AsciiFilmOptions(Optional<Path> out, long frames, long every) {

  private static final String PREFIX = "ascii-film.";

  static AsciiFilmOptions of(Map<String, String> options) throws RendererException {
    String out = options.getOrDefault(PREFIX + "out", "");
    try {
      return new AsciiFilmOptions(
          out.isEmpty() ? Optional.empty() : Optional.of(Path.of(out)),
          number(options, "frames", 0),
          Math.max(1, number(options, "every", 60)));
    } catch (InvalidPathException e) {
      throw new RendererException("'" + out + "' is not a file", e);
    }
  }

  private static long number(Map<String, String> options, String key, long defaultValue)
      throws RendererException {
    String value = options.getOrDefault(PREFIX + key, Long.toString(defaultValue));
    if (!value.matches("[0-9]{1,9}")) {
      throw new RendererException(PREFIX + key + " must be a number, not '" + value + "'");
    }
    return Long.parseLong(value);
  }
}
