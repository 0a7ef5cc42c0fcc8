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
 * Tests the contract of every finished plugin: an installed Bowsprit loads the plugin, lists its
 * services and uses them.
 *
 * <p>A plugin's integration test extends this class. {@code mvn verify} runs the test when the jar
 * is packaged.
 *
 * @since 1.0
 */
public abstract class FinishedPluginContract {

  @TempDir private Path work;
  private RealHost host;

  /** Returns the plugin's id, as in {@code plugin.properties}. */
  protected abstract String plugin();

  /**
   * Returns the plugin's services, as {@code bowsprit plugins list} prints them, for example {@code
   * router grid}.
   */
  protected abstract List<String> services();

  /**
   * Returns a command that uses the plugin and ends without input.
   *
   * @param folder a folder for the files that the command writes
   */
  protected abstract List<String> command(Path folder);

  @BeforeEach
  void install() throws IOException {
    host = RealHost.ofThisBuild(work);
  }

  @Test
  void theDoctorReportsNoProblem() throws Exception {
    assertThat(host.run("plugins", "doctor"))
        .containsPattern("ok +" + Pattern.quote(plugin()) + "-");
  }

  @Test
  void theHostListsItsServices() throws Exception {
    String list = host.run("plugins", "list");

    for (String service : services()) {
      String[] kindAndId = service.split(" ", 2);
      assertThat(list).containsPattern(kindAndId[0] + " +" + Pattern.quote(kindAndId[1]) + " ");
    }
  }

  @Test
  void theHostUsesIt() throws Exception {
    host.run(command(work.resolve("used")).toArray(String[]::new));
  }
}
