package org.bowsprit.plugin.host.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the files that list the disabled or the enabled plugins. */
class DisabledPluginsTest {

  @TempDir private Path folder;
  private DisabledPlugins disabledPlugins;

  @BeforeEach
  void createDisabledPlugins() {
    disabledPlugins = new DisabledPlugins(folder.resolve("plugins"));
  }

  @Test
  void everyPluginIsEnabledUntilItIsDisabled() throws IOException {
    assertThat(disabledPlugins.isDisabled("a")).isFalse();
    assertThat(disabledPlugins.disable("a")).isTrue();
    assertThat(disabledPlugins.disable("a")).isFalse();
    assertThat(disabledPlugins.isDisabled("a")).isTrue();
    assertThat(disabledPlugins.isDisabled("b")).isFalse();
    assertThat(disabledPlugins.enable("a")).isTrue();
    assertThat(disabledPlugins.enable("a")).isFalse();
    assertThat(disabledPlugins.isDisabled("a")).isFalse();
  }

  @Test
  void commentsInTheFileArePreserved() throws IOException {
    Path file = Files.createDirectories(folder.resolve("plugins")).resolve("disabled.txt");
    Files.writeString(file, "# too slow\na\n");

    disabledPlugins.disable("b");
    disabledPlugins.enable("a");

    assertThat(file).hasContent("# too slow\nb\n");
  }

  @Test
  void aListOfEnabledPluginsDisablesAllOtherPlugins() throws IOException {
    Path file = Files.createDirectories(folder.resolve("plugins")).resolve("enabled.txt");
    Files.writeString(file, "a\n");

    assertThat(disabledPlugins.isDisabled("b")).isTrue();
    assertThat(disabledPlugins.enable("b")).isTrue();
    assertThat(disabledPlugins.isDisabled("b")).isFalse();
    assertThat(file).hasContent("a\nb\n");
  }
}
