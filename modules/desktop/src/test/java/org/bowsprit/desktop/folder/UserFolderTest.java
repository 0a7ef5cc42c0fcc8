package org.bowsprit.desktop.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the folders for a user's files on Linux, macOS and Windows. */
class UserFolderTest {

  @ParameterizedTest(name = "{0} on {1} with {2}={3}")
  @CsvSource({
    "CONFIG, Linux,      NOTHING,         '',       /home/wren/.config/bowsprit",
    "CONFIG, Linux,      XDG_CONFIG_HOME, /etc/me,  /etc/me/bowsprit",
    "CONFIG, Linux,      XDG_CONFIG_HOME, here,     /home/wren/.config/bowsprit",
    "CONFIG, Mac OS X,   NOTHING,         '',       /home/wren/Library/Application"
        + " Support/Bowsprit",
    "CONFIG, Windows 11, NOTHING,         '',       /home/wren/AppData/Roaming/Bowsprit",
    "CONFIG, Windows 11, APPDATA,         /roaming, /roaming/Bowsprit",
    "STATE,  Linux,      NOTHING,         '',       /home/wren/.local/state/bowsprit",
    "STATE,  Linux,      XDG_STATE_HOME,  /var/s,   /var/s/bowsprit",
    "STATE,  Linux,      XDG_STATE_HOME,  s,        /home/wren/.local/state/bowsprit",
    "STATE,  Mac OS X,   NOTHING,         '',       /home/wren/Library/Application"
        + " Support/Bowsprit",
    "STATE,  Windows 11, NOTHING,         '',       /home/wren/AppData/Local/Bowsprit",
    "STATE,  Windows 11, LOCALAPPDATA,    /local,   /local/Bowsprit"
  })
  void theFolderFollowsTheConventionOfThePlatform(
      UserFolder folder, String osName, String variable, String value, Path expected) {
    assertThat(folder.of(osName, Map.of(variable, value), Path.of("/home/wren")))
        .isEqualTo(expected);
  }

  @ParameterizedTest(name = "HOME={1} on {0}")
  @CsvSource({
    "Linux,      /tmp/guest, /tmp/guest",
    "Mac OS X,   /tmp/guest, /tmp/guest",
    "Linux,      guest,      /home/wren",
    "Linux,      '',         /home/wren",
    "Windows 11, /tmp/guest, /home/wren"
  })
  void theHomeFolderIsReadFromAVariableExceptOnWindows(String osName, String home, Path expected) {
    assertThat(UserFolder.home(osName, Map.of("HOME", home), "/home/wren")).isEqualTo(expected);
  }

  @Test
  void theNullDeviceIsUsedForAnAccountWithoutAHomeFolder() {
    assertThat(UserFolder.home("Linux", Map.of(), "?")).isEqualTo(Path.of("/dev/null"));
    assertThat(UserFolder.home("Linux", Map.of("HOME", "/tmp/guest"), "?"))
        .isEqualTo(Path.of("/tmp/guest"));
  }
}
