package ${package};

import java.nio.file.Path;
import java.util.List;
import org.bowsprit.plugin.test.FinishedPluginContract;

/** Tests the finished jar in an installed Bowsprit during 'mvn verify'. The tests are inherited. */
class ${className}IT extends FinishedPluginContract {

  @Override
  protected String plugin() {
    return "${artifactId}";
  }

  @Override
  protected List<String> services() {
    return List.of("audio ${artifactId}");
  }

  @Override
  protected List<String> command(Path folder) {
    return List.of(
        "play", "walklab", "--audio", "${artifactId}", "--renderer", "headless",
        "--renderer-option", "headless.frames=60");
  }
}
