package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class KeyMapTest {

  @Test
  void altAndEnterAndF11AreFullScreen() {
    assertThat(KeyMap.USUAL.of(new Input.Key(KeyCodes.ENTER, false, false, true)))
        .contains(HostAction.FULLSCREEN);
    assertThat(KeyMap.USUAL.of(new Input.Key(KeyCodes.function(11))))
        .contains(HostAction.FULLSCREEN);
  }

  @Test
  void lettersWithAltAreForTheProgramOnEveryDevice() {
    assertThat(KeyMap.USUAL.of(new Input.Key(KeyCodes.typed('f', false, true), false, false, true)))
        .contains(HostAction.FAST);
    assertThat(KeyMap.USUAL.of(new Input.Key(KeyCodes.typed('q', false, true), false, false, true)))
        .contains(HostAction.QUIT);
  }

  @Test
  @DisplayName("13 §13.2: letters with Ctrl are the game's, unless the player takes them")
  void lettersWithControlAreForTheGame() {
    for (char letter = 'a'; letter <= 'z'; letter++) {
      Input.Key key = new Input.Key(KeyCodes.typed(letter, true, false), false, true, false);
      assertThat(KeyMap.USUAL.of(key)).as("Ctrl+%s", letter).isEmpty();
    }
    KeyMap ours = KeyMap.USUAL_WITH_CONTROL;
    assertThat(ours.of(new Input.Key(KeyCodes.typed('k', true, false))))
        .contains(HostAction.QUICK_SAVE);
    assertThat(ours.keys()).containsAllEntriesOf(KeyMap.USUAL.keys());
    for (HostAction action : HostAction.values()) {
      assertThat(ours.keysOf(action)).containsAll(KeyMap.USUAL.keysOf(action));
    }
  }

  @Test
  void plainKeysAreForTheGameExceptThoseOfVerbs() {
    for (int code : new int[] {'o', KeyCodes.ENTER, KeyCodes.ESCAPE, KeyCodes.SPACE, 286}) {
      assertThat(KeyMap.USUAL.of(new Input.Key(code))).isEmpty();
    }
    assertThat(KeyMap.USUAL.of(new Input.Key('q'))).map(HostAction::verb).contains(0);
    assertThat(KeyMap.USUAL.of(new Input.Key('c'))).map(HostAction::verb).contains(8);
    assertThat(KeyMap.USUAL.of(new Input.Key('5'))).map(HostAction::verb).contains(4);
    assertThat(HostAction.PAUSE.verb()).isNegative();
  }

  @Test
  void aPadHasBothMouseButtonsAndSkipsScenes() {
    assertThat(KeyMap.USUAL.of(PadButton.SOUTH)).contains(HostAction.LEFT_BUTTON);
    assertThat(KeyMap.USUAL.of(PadButton.EAST)).contains(HostAction.RIGHT_BUTTON);
    assertThat(KeyMap.USUAL.of(PadButton.BACK)).contains(HostAction.SKIP_SCENE);
    assertThat(KeyMap.USUAL.of(PadButton.LEFT_SHOULDER)).contains(HostAction.MENU);
  }

  @Test
  void anotherMapHasOtherActions() {
    KeyMap map = new KeyMap(Map.of(new KeyStroke('x', false), HostAction.QUIT), Map.of());

    assertThat(map.of(new Input.Key('x'))).contains(HostAction.QUIT);
    assertThat(map.of(new Input.Key('x', false, false, true))).isEmpty();
    assertThat(map.of(new Input.Key(KeyCodes.function(11)))).isEmpty();
    assertThat(map.of(PadButton.SOUTH)).isEmpty();
  }
}
