package org.bowsprit.launcher.logging;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StateFolderTest {

  private static final String HOME = "/home/guybrush";

  @Test
  void linuxFollowsTheXdgBaseDirectories() {
    assertThat(StateFolder.of("Linux", Map.of(), HOME).path())
        .isEqualTo(Path.of(HOME, ".local/state/bowsprit"));
    assertThat(StateFolder.of("Linux", Map.of("XDG_STATE_HOME", "/var/s"), HOME).path())
        .isEqualTo(Path.of("/var/s/bowsprit"));
  }

  @Test
  void aRelativeXdgFolderIsIgnored() {
    assertThat(StateFolder.of("Linux", Map.of("XDG_STATE_HOME", "s"), HOME).path())
        .isEqualTo(Path.of(HOME, ".local/state/bowsprit"));
  }

  @Test
  void macAndWindowsHaveTheirOwnCustom() {
    assertThat(StateFolder.of("Mac OS X", Map.of(), HOME).path())
        .isEqualTo(Path.of(HOME, "Library/Application Support/Bowsprit"));
    assertThat(StateFolder.of("Windows 11", Map.of("LOCALAPPDATA", "/local"), HOME).path())
        .isEqualTo(Path.of("/local/Bowsprit"));
  }

  @Test
  void theLogIsShownBelowTheHomeFolderOnly() {
    assertThat(StateFolder.of("Linux", Map.of(), HOME).displayName())
        .isEqualTo("~/.local/state/bowsprit/bowsprit.log");
    assertThat(StateFolder.of("Linux", Map.of("XDG_STATE_HOME", "/var/s"), HOME).displayName())
        .isEqualTo("bowsprit.log in the state folder");
  }
}
