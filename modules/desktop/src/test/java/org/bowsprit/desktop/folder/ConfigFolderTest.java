package org.bowsprit.desktop.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConfigFolderTest {

  @Test
  void theConfigFolderContainsTheSettingsFile() {
    assertThat(ConfigFolder.of("Linux", Map.of(), "/home/wren").settingsFile())
        .isEqualTo(Path.of("/home/wren/.config/bowsprit/bowsprit.toml"));
  }
}
