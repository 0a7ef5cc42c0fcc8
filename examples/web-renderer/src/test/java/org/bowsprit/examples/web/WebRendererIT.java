package org.bowsprit.examples.web;

import java.nio.file.Path;
import java.util.List;
import org.bowsprit.plugin.test.FinishedPluginContract;

/** Tests the finished zip in an installed Bowsprit during 'mvn verify'. The tests are inherited. */
class WebRendererIT extends FinishedPluginContract {

  @Override
  protected String plugin() {
    return "web-renderer";
  }

  @Override
  protected List<String> services() {
    return List.of("renderer web", "audio web-sound");
  }

  @Override
  protected List<String> command(Path folder) {
    return List.of(
        "play",
        "walklab",
        "--renderer",
        "web",
        "--renderer-option",
        "web.port=0",
        "--renderer-option",
        "web.frames=60");
  }
}
