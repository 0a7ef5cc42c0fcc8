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

/** Tests the commands plugins list and plugins doctor. */
class PluginsCommandTest {

  private final CapturedConsole console = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path folder;

  @Test
  void listContainsBuiltInServices() {
    assertThat(run("plugins", "list")).isZero();
    assertThat(console.out())
        .containsPattern("audio +silent +Silence +built in")
        .containsPattern("router +box-graph +Box graph +built in");
  }

  @Test
  void theJsonOptionListsTheExtensions() throws IOException {
    assertThat(run("plugins", "list", "--json")).isZero();

    JsonNode listing = JsonMapper.builder().build().readTree(console.out());
    assertThat(listing.get("schema").intValue()).isEqualTo(1);
    assertThat(listing.get("extensions").findValuesAsText("id")).contains("box-graph", "silent");
    assertThat(listing.get("problems")).isEmpty();
  }

  @Test
  void thePluginFolderCanBeGivenBeforeOrAfterTheCommand() throws IOException {
    Files.writeString(folder.resolve("broken.jar"), "no jar");
    String problem = "broken.jar: is not a jar, or is damaged";

    assertThat(run("plugins", "doctor", "--plugins", folder.toString())).isEqualTo(4);
    assertThat(console.out()).contains(problem);
    assertThat(run("--plugins", folder.toString(), "plugins", "list")).isZero();
    assertThat(console.err()).contains("skipped " + problem);
  }

  @Test
  void doctorReportsThatThereAreNoPlugins() {
    assertThat(run("plugins", "doctor")).isZero();
    assertThat(console.out()).startsWith("no plugins");
  }

  @Test
  void aMissingSubcommandIsAUsageError() {
    assertThat(run("plugins")).isEqualTo(2);
    assertThat(console.err()).contains("a command is missing: list, doctor, new");
  }

  private int run(String... arguments) {
    return console.run(home, arguments);
  }
}
