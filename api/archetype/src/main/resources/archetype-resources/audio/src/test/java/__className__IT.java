package ${package};

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The finished jar in a real Bowsprit: runs in 'mvn verify'. */
class ${className}IT {

  @TempDir private Path work;

  @Test
  void theHostLoadsAndUsesIt() throws Exception {
    RealHost host = new RealHost(work);

    assertThat(host.run("plugins", "doctor")).containsPattern("ok +${artifactId}-");
    assertThat(host.run("plugins", "list")).containsPattern("audio +${artifactId} ");
    host.run(
        "play", "walklab", "--audio", "${artifactId}", "--renderer", "headless",
        "--renderer-option", "headless.frames=60");
  }
}
