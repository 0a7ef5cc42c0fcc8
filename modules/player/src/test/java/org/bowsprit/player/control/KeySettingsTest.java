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

class KeySettingsTest {

  private final List<String> notes = new ArrayList<>();
  private final Path path;

  KeySettingsTest(@TempDir Path folder) {
    path = folder.resolve("bowsprit.toml");
  }

  private KeySettings read() {
    return new KeySettings(settings(), notes::add);
  }

  private Settings settings() {
    return Settings.of(new SettingsFile(path), "lamp", notes::add);
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
        path, "[keys]\nmenu = [\"F1\", \"Ctrl+E\"]\nclip = \"\"\n[pad]\nnorth = \"quick-save\"\n");
    KeyMap map = read().map();

    assertThat(map.of(new Input.Key(KeyCodes.function(1)))).contains(HostAction.MENU);
    assertThat(map.of(new Input.Key(5))).contains(HostAction.MENU);
    assertThat(map.of(new Input.Key(KeyCodes.function(10)))).isEmpty();
    assertThat(map.keysOf(HostAction.CLIP)).isEmpty();
    assertThat(map.of(PadButton.NORTH)).contains(HostAction.QUICK_SAVE);
    assertThat(notes).isEmpty();
  }

  @Test
  void everyGermanKeyNameBelongsToAKey() {
    Map<String, String> german = new Languages(path.resolveSibling("languages")).texts("de");
    Set<String> requestedKeys = new TreeSet<>();
    Texts recordingTexts =
        new Texts(
            () -> false,
            () ->
                new HashMap<>(german) {
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
    assertThat(german.keySet())
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
    Files.writeString(path, "[keys]\nsail = \"F1\"\nmenu = \"Hyper+Q\"\n[pad]\nhat = \"menu\"\n");
    read();
    assertThat(notes)
        .containsExactlyInAnyOrder(
            "settings: there is no action called sail",
            "settings: there is no key called Hyper+Q",
            "settings: hat = menu is not valid for a pad");
  }

  @Test
  void aChangeIsSaved() {
    KeySettings keys = read();
    keys.change(HostAction.MENU, List.of(new KeyStroke(KeyCodes.function(1), false)));
    keys.change(PadButton.NORTH, Optional.empty());

    assertThat(read().keysOf(HostAction.MENU)).isEqualTo("F1");
    assertThat(read().map().of(PadButton.NORTH)).isEmpty();
  }

  @Test
  void reassigningAKeyReturnsItsPreviousAction() {
    KeySettings keys = read();
    KeyStroke altS = KeyNames.parse("Alt+S").orElseThrow();
    assertThat(keys.change(HostAction.FILTER, List.of(altS)))
        .containsExactly(HostAction.QUICK_SAVE);

    KeySettings later = read();
    assertThat(later.keysOf(HostAction.FILTER)).isEqualTo("Alt+S");
    assertThat(later.keysOf(HostAction.QUICK_SAVE)).isEqualTo("Alt+K");
    assertThat(keys.change(HostAction.FILTER, List.of(altS))).isEmpty();
  }

  @Test
  void allKeysCanBeResetToTheDefaults() {
    KeySettings keys = read();
    keys.change(HostAction.MENU, List.of(KeyNames.parse("Alt+S").orElseThrow()));
    keys.change(HostAction.CLIP, List.of());
    keys.change(PadButton.NORTH, Optional.empty());
    keys.restoreDefaults();

    assertThat(keys.map()).isEqualTo(KeyMap.DEFAULT);
    assertThat(read().map()).isEqualTo(KeyMap.DEFAULT);
  }

  @Test
  void lettersWithControlPerformActionsIfTheSettingIsOn() {
    Settings settings = settings();
    KeySettings keys = new KeySettings(settings, notes::add);
    settings.change(Setting.CONTROL_KEYS, Setting.PROGRAM);
    assertThat(keys.map()).isEqualTo(KeyMap.DEFAULT_WITH_CONTROL);

    settings.change(Setting.CONTROL_KEYS, "game");
    assertThat(keys.map()).isEqualTo(KeyMap.DEFAULT);
  }

  @Test
  void theExplanationListsTheDefaults() {
    assertThat(KeySettings.explanation())
        .contains(
            "# menu = \"F10\"", "# fullscreen = \"F11, Alt+Enter\"", "# south = \"left-button\"");
  }
}
