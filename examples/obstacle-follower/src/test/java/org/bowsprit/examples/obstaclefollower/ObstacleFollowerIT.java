package org.bowsprit.examples.obstaclefollower;

import java.nio.file.Path;
import java.util.List;
import org.bowsprit.plugin.test.FinishedPluginContract;

/** Tests the finished jar in an installed Bowsprit during 'mvn verify'. The tests are inherited. */
class ObstacleFollowerIT extends FinishedPluginContract {

  @Override
  protected String plugin() {
    return "obstacle-follower";
  }

  @Override
  protected List<String> services() {
    return List.of("router obstacle-follower");
  }

  @Override
  protected List<String> command(Path folder) {
    return List.of(
        "compare",
        "walklab",
        "--rooms",
        "1-3",
        "--queries",
        "20",
        "--no-timing",
        "--routers",
        "box-graph,obstacle-follower",
        "--out",
        folder.toString());
  }
}
