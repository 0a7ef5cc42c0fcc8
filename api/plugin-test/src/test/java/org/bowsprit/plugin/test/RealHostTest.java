package org.bowsprit.plugin.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests how commands run in the installed Bowsprit, which is a shell script here. */
@DisabledOnOs(OS.WINDOWS)
class RealHostTest {

  @TempDir private Path folder;
  private Path jar;
  private Path workFolder;

  @BeforeEach
  void createPluginJar() throws IOException {
    jar = Files.writeString(folder.resolve("my-router-1.0.0.jar"), "a jar");
    workFolder = Files.createDirectory(folder.resolve("work"));
  }

  @Test
  void theCommandRunsWithOnlyThisPluginAndItsOutputIsReturned() throws Exception {
    Path plugins = workFolder.resolve("plugins");

    assertThat(createHost("echo \"$*\"; ls " + plugins + " >&2").run("plugins", "list"))
        .isEqualTo("plugins list --plugins " + plugins + "\nmy-router-1.0.0.jar\n");
  }

  @Test
  void theCommandDoesNotUseTheHomeFolderOfTheUser() throws Exception {
    assertThat(
            createHost("echo $XDG_STATE_HOME $XDG_CONFIG_HOME $APPDATA").run().strip().split(" "))
        .hasSize(3)
        .allMatch(path -> Path.of(path).startsWith(workFolder));
  }

  @Test
  void theMessageOfAFailedCommandContainsItsOutput() throws IOException {
    RealHost host = createHost("echo no such router; exit 2");

    assertThatThrownBy(() -> host.run("play"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no such router");
  }

  @Test
  void theErrorOutsideABuildNamesTheMavenCommand() {
    assertThatThrownBy(() -> RealHost.ofThisBuild(workFolder))
        .hasMessage("bowsprit.home is not set: run this by 'mvn verify'");
  }

  private RealHost createHost(String script) throws IOException {
    return new RealHost(ShellHost.write(folder.resolve("bowsprit"), script), jar, workFolder);
  }
}
