package org.bowsprit.examples.asciifilm;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The finished jar in a real Bowsprit: runs in 'mvn verify'. */
class AsciiFilmIT {

  @TempDir private Path work;

  @Test
  void theHostLoadsAndUsesIt() throws Exception {
    RealHost host = new RealHost(work);

    assertThat(host.run("plugins", "doctor")).containsPattern("ok +ascii-film-");
    assertThat(host.run("plugins", "list")).containsPattern("renderer +ascii-film ");
    host.run(
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
