package org.bowsprit.plugin.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What every finished plugin has to stand: a real Bowsprit loads it, lists what it brings and uses
 * that.
 *
 * <p>A plugin's integration test extends this; {@code mvn verify} runs it when the jar is packed.
 *
 * @since 1.0
 */
public abstract class FinishedPluginContract {

  @TempDir private Path work;
  private RealHost host;

  /** Returns the plugin's id, as {@code plugin.properties} says it. */
  protected abstract String plugin();

  /** Returns what it brings, as {@code bowsprit plugins list} writes it: {@code router grid}. */
  protected abstract List<String> brings();

  /**
   * Returns a command that uses it and comes to an end by itself.
   *
   * @param folder what the command writes may go there
   */
  protected abstract List<String> use(Path folder);

  @BeforeEach
  void install() throws IOException {
    host = RealHost.ofThisBuild(work);
  }

  @Test
  void theDoctorFindsItWell() throws Exception {
    assertThat(host.run("plugins", "doctor"))
        .containsPattern("ok +" + Pattern.quote(plugin()) + "-");
  }

  @Test
  void theHostListsWhatItBrings() throws Exception {
    String list = host.run("plugins", "list");

    for (String service : brings()) {
      String[] kindAndId = service.split(" ", 2);
      assertThat(list).containsPattern(kindAndId[0] + " +" + Pattern.quote(kindAndId[1]) + " ");
    }
  }

  @Test
  void theHostUsesIt() throws Exception {
    host.run(use(work.resolve("used")).toArray(String[]::new));
  }
}
