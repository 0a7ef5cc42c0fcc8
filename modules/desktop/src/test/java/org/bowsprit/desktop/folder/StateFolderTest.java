package org.bowsprit.desktop.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class StateFolderTest {

  private static final String HOME = "/home/guybrush";

  @Test
  void theDisplayNameContainsThePathOnlyBelowTheHomeFolder() {
    assertThat(StateFolder.of("Linux", Map.of(), HOME).displayName())
        .isEqualTo("~/.local/state/bowsprit/bowsprit.log");
    assertThat(StateFolder.of("Linux", Map.of("XDG_STATE_HOME", "/var/s"), HOME).displayName())
        .isEqualTo("bowsprit.log in the state folder");
  }
}
