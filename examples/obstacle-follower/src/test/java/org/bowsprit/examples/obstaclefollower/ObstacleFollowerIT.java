package org.bowsprit.examples.obstaclefollower;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The finished jar in a real Bowsprit: runs in 'mvn verify'. */
class ObstacleFollowerIT {

  @TempDir private Path work;

  @Test
  void theHostLoadsAndUsesIt() throws Exception {
    RealHost host = new RealHost(work);

    assertThat(host.run("plugins", "doctor")).containsPattern("ok +obstacle-follower-");
    assertThat(host.run("plugins", "list")).containsPattern("router +obstacle-follower ");
    host.run(
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
        work.resolve("report").toString());
  }
}
