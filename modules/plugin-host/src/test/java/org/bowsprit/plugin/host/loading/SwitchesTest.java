package org.bowsprit.plugin.host.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SwitchesTest {

  @TempDir private Path folder;
  private Switches switches;

  @BeforeEach
  void setUp() {
    switches = new Switches(folder.resolve("plugins"));
  }

  @Test
  void everyPluginIsOnUntilItIsSwitchedOff() throws IOException {
    assertThat(switches.isOff("a")).isFalse();
    assertThat(switches.turnOff("a")).isTrue();
    assertThat(switches.turnOff("a")).isFalse();
    assertThat(switches.isOff("a")).isTrue();
    assertThat(switches.isOff("b")).isFalse();
    assertThat(switches.turnOn("a")).isTrue();
    assertThat(switches.turnOn("a")).isFalse();
    assertThat(switches.isOff("a")).isFalse();
  }

  @Test
  void commentsStay() throws IOException {
    Path file = Files.createDirectories(folder.resolve("plugins")).resolve("disabled.txt");
    Files.writeString(file, "# too slow\na\n");

    switches.turnOff("b");
    switches.turnOn("a");

    assertThat(file).hasContent("# too slow\nb\n");
  }

  @Test
  void aListOfEnabledPluginsDisablesAllOthers() throws IOException {
    Path file = Files.createDirectories(folder.resolve("plugins")).resolve("enabled.txt");
    Files.writeString(file, "a\n");

    assertThat(switches.isOff("b")).isTrue();
    assertThat(switches.turnOn("b")).isTrue();
    assertThat(switches.isOff("b")).isFalse();
    assertThat(file).hasContent("a\nb\n");
  }
}
