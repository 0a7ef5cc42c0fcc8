package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.desktop.text.Languages;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests reading and changing the keys of actions in the settings. */
class KeySettingsTest {

  private final List<String> notices = new ArrayList<>();
  private final Path settingsPath;

  KeySettingsTest(@TempDir Path folder) {
    settingsPath = folder.resolve("bowsprit.toml");
  }

  private KeySettings readKeySettings() {
    return new KeySettings(settings(), notices::add);
  }

  private Settings settings() {
    return Settings.of(new SettingsFile(settingsPath), "lamp", notices::add);
  }

  @Test
  void parsingTheNameOfAKeyReturnsTheKey() {
    for (KeyStroke stroke : KeyMap.DEFAULT.keys().keySet()) {
      assertThat(KeyNames.parse(KeyNames.of(stroke))).contains(stroke);
    }
    for (String name : List.of("F5", "Ctrl+F", "Alt+Enter", "Alt+X", "Space", "Comma", "a", "Up")) {
      assertThat(KeyNames.parse(name)).map(KeyNames::of).contains(name);
    }
    assertThat(KeyNames.parse("F13")).isEmpty();
    assertThat(KeyNames.parse("Ctrl+Enter")).isEmpty();
  }

  @Test
  void keysInTheFileReplaceTheDefaults() throws IOException {
    Files.writeString(
        settingsPath,
        "[keys]\nmenu = [\"F1\", \"Ctrl+E\"]\nclip = \"\"\n[pad]\nnorth = \"quick-save\"\n");
    KeyMap map = readKeySettings().map();

    assertThat(map.of(new Input.Key(KeyCodes.function(1)))).contains(HostAction.MENU);
    assertThat(map.of(new Input.Key(5))).contains(HostAction.MENU);
    assertThat(map.of(new Input.Key(KeyCodes.function(10)))).isEmpty();
    assertThat(map.keysOf(HostAction.CLIP)).isEmpty();
    assertThat(map.of(PadButton.NORTH)).contains(HostAction.QUICK_SAVE);
    assertThat(notices).isEmpty();
  }

  @Test
  void everyGermanKeyNameBelongsToAKey() {
    Map<String, String> germanTexts =
        new Languages(settingsPath.resolveSibling("languages")).texts("de");
    Set<String> requestedKeys = new TreeSet<>();
    Texts recordingTexts =
        new Texts(
            () -> false,
            () ->
                new HashMap<>(germanTexts) {
                  private static final long serialVersionUID = 1L;

                  @Override
                  public String get(Object key) {
                    requestedKeys.add(String.valueOf(key));
                    return super.get(key);
                  }
                });
    for (int code = 1; code <= KeyCodes.PAGE_DOWN; code++) {
      KeyNames.displayName(new KeyStroke(code, false), recordingTexts);
    }
    assertThat(germanTexts.keySet())
        .filteredOn(key -> key.startsWith("key."))
        .isNotEmpty()
        .isSubsetOf(requestedKeys);
    assertThat(KeyNames.displayName(KeyNames.parse("Alt+Space").orElseThrow(), recordingTexts))
        .isEqualTo("Alt+Leertaste");
    assertThat(KeyNames.displayName(KeyNames.parse("Ctrl+F").orElseThrow(), recordingTexts))
        .isEqualTo("Strg+F");
  }

  @Test
  void invalidLinesAreReported() throws IOException {
    Files.writeString(
        settingsPath, "[keys]\nsail = \"F1\"\nmenu = \"Hyper+Q\"\n[pad]\nhat = \"menu\"\n");
    readKeySettings();
    assertThat(notices)
        .containsExactlyInAnyOrder(
            "settings: there is no action called sail",
            "settings: there is no key called Hyper+Q",
            "settings: hat = menu is not valid for a pad");
  }

  @Test
  void changedKeysAreSaved() {
    KeySettings keys = readKeySettings();
    keys.change(HostAction.MENU, List.of(new KeyStroke(KeyCodes.function(1), false)));
    keys.change(PadButton.NORTH, Optional.empty());

    assertThat(readKeySettings().keysOf(HostAction.MENU)).isEqualTo("F1");
    assertThat(readKeySettings().map().of(PadButton.NORTH)).isEmpty();
  }

  @Test
  void reassigningAKeyReturnsItsPreviousAction() {
    KeySettings keys = readKeySettings();
    KeyStroke altS = KeyNames.parse("Alt+S").orElseThrow();
    assertThat(keys.change(HostAction.FILTER, List.of(altS)))
        .containsExactly(HostAction.QUICK_SAVE);

    KeySettings reloadedKeys = readKeySettings();
    assertThat(reloadedKeys.keysOf(HostAction.FILTER)).isEqualTo("Alt+S");
    assertThat(reloadedKeys.keysOf(HostAction.QUICK_SAVE)).isEqualTo("Alt+K");
    assertThat(keys.change(HostAction.FILTER, List.of(altS))).isEmpty();
  }

  @Test
  void allKeysCanBeResetToTheDefaults() {
    KeySettings keys = readKeySettings();
    keys.change(HostAction.MENU, List.of(KeyNames.parse("Alt+S").orElseThrow()));
    keys.change(HostAction.CLIP, List.of());
    keys.change(PadButton.NORTH, Optional.empty());
    keys.restoreDefaults();

    assertThat(keys.map()).isEqualTo(KeyMap.DEFAULT);
    assertThat(readKeySettings().map()).isEqualTo(KeyMap.DEFAULT);
  }

  @Test
  void lettersWithControlPerformActionsIfTheSettingIsOn() {
    Settings settings = settings();
    KeySettings keys = new KeySettings(settings, notices::add);
    settings.change(Setting.CONTROL_KEYS, Setting.PROGRAM);
    assertThat(keys.map()).isEqualTo(KeyMap.DEFAULT_WITH_CONTROL);

    settings.change(Setting.CONTROL_KEYS, "game");
    assertThat(keys.map()).isEqualTo(KeyMap.DEFAULT);
  }

  @Test
  void theExplanationInTheSettingsFileListsTheDefaults() {
    assertThat(KeySettings.explanation())
        .contains(
            "# menu = \"F10\"", "# fullscreen = \"F11, Alt+Enter\"", "# south = \"left-button\"");
  }
}
