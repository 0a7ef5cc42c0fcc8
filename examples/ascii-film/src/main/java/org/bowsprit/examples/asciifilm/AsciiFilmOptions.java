package org.bowsprit.examples.asciifilm;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.render.RendererException;

/**
 * What {@code --renderer-option ascii-film.KEY=VALUE} may say.
 *
 * @param out the file that takes the pictures; empty to keep none
 * @param frames after how many frames the player leaves; 0 for never
 * @param every each how manyth frame is written
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
      throw new RendererException("'" + out + "' is no file", e);
    }
  }

  private static long number(Map<String, String> options, String key, long usual)
      throws RendererException {
    String value = options.getOrDefault(PREFIX + key, Long.toString(usual));
    if (!value.matches("[0-9]{1,9}")) {
      throw new RendererException(PREFIX + key + " must be a number, not '" + value + "'");
    }
    return Long.parseLong(value);
  }
}
