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
    return List.of("sound-file ${artifactId}");
  }

  @Override
  protected List<String> command(Path folder) {
    return List.of("listen", "soundlab");
  }
}
