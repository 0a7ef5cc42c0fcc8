package org.bowsprit.plugin.test;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the contract passes for a plugin that the host lists, and fails for an unknown plugin.
 */
@DisabledOnOs(OS.WINDOWS)
class FinishedPluginContractTest extends FinishedPluginContract {

  private static final String HOST_SCRIPT =
      """
      case $* in
        'plugins doctor'*) echo 'ok      my-router-1.0.0.jar' ;;
        'plugins list'*) echo 'router    my-router      MyRouter    my-router-1.0.0.jar' ;;
        'route --router my-router --out /'*) ;;
        *) exit 2 ;;
      esac""";

  @TempDir private static Path folder;

  private String pluginId = "my-router";

  @BeforeAll
  static void setBuildProperties() throws IOException {
    Path jar = Files.writeString(folder.resolve("my-router-1.0.0.jar"), "a jar");
    System.setProperty(
        "bowsprit.home", ShellHost.write(folder.resolve("host"), HOST_SCRIPT).toString());
    System.setProperty("plugin.jar", jar.toString());
  }

  @AfterAll
  static void clearBuildProperties() {
    System.clearProperty("bowsprit.home");
    System.clearProperty("plugin.jar");
  }

  @Override
  protected String plugin() {
    return pluginId;
  }

  @Override
  protected List<String> services() {
    return List.of("router " + pluginId);
  }

  @Override
  protected List<String> command(Path outputFolder) {
    return List.of("route", "--router", pluginId, "--out", outputFolder.toString());
  }

  @Test
  void theContractFailsForAPluginThatTheHostDoesNotList() {
    pluginId = "my-route";

    assertThatThrownBy(this::theDoctorReportsNoProblem).isInstanceOf(AssertionError.class);
    assertThatThrownBy(this::theHostListsItsServices).isInstanceOf(AssertionError.class);
    assertThatThrownBy(this::theHostUsesIt).isInstanceOf(AssertionError.class);
  }
}
