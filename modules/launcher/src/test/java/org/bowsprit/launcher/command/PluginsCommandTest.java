package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.launcher.CapturedConsole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PluginsCommandTest {

  private final CapturedConsole captured = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path folder;

  @Test
  void listContainsBuiltInServices() {
    assertThat(run("plugins", "list")).isZero();
    assertThat(captured.out())
        .containsPattern("audio +silent +Silence +built in")
        .containsPattern("router +box-graph +Box graph +built in");
  }

  @Test
  void jsonListsTheExtensions() throws IOException {
    assertThat(run("plugins", "list", "--json")).isZero();

    JsonNode listing = JsonMapper.builder().build().readTree(captured.out());
    assertThat(listing.get("schema").intValue()).isEqualTo(1);
    assertThat(listing.get("extensions").findValuesAsText("id")).contains("box-graph", "silent");
    assertThat(listing.get("problems")).isEmpty();
  }

  @Test
  void thePluginFolderCanBeGivenBeforeOrAfterTheCommand() throws IOException {
    Files.writeString(folder.resolve("broken.jar"), "no jar");
    String line = "broken.jar: is not a jar, or is damaged";

    assertThat(run("plugins", "doctor", "--plugins", folder.toString())).isEqualTo(4);
    assertThat(captured.out()).contains(line);
    assertThat(run("--plugins", folder.toString(), "plugins", "list")).isZero();
    assertThat(captured.err()).contains("skipped " + line);
  }

  @Test
  void doctorReportsThatThereAreNoPlugins() {
    assertThat(run("plugins", "doctor")).isZero();
    assertThat(captured.out()).startsWith("no plugins");
  }

  @Test
  void aMissingSubcommandIsAUsageError() {
    assertThat(run("plugins")).isEqualTo(2);
    assertThat(captured.err()).contains("a command is missing: list, doctor, new");
  }

  private int run(String... arguments) {
    return captured.run(home, arguments);
  }
}
