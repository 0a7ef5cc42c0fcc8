package org.bowsprit.examples.asciifilm;

import java.nio.file.Path;
import java.util.List;
import org.bowsprit.plugin.test.FinishedPluginContract;

/** Tests the finished jar in an installed Bowsprit during 'mvn verify'. The tests are inherited. */
class AsciiFilmIT extends FinishedPluginContract {

  @Override
  protected String plugin() {
    return "ascii-film";
  }

  @Override
  protected List<String> services() {
    return List.of("renderer ascii-film");
  }

  @Override
  protected List<String> command(Path folder) {
    return List.of(
        "play",
        "walklab",
        "--renderer",
        "ascii-film",
        "--audio",
        "silent",
        "--renderer-option",
        "ascii-film.frames=60");
  }
}
