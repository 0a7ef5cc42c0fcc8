package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Tests which keys and pad buttons perform actions of the program. */
class KeyMapTest {

  @Test
  void altEnterAndF11SwitchToFullScreen() {
    assertThat(KeyMap.DEFAULT.of(new Input.Key(KeyCodes.ENTER, false, false, true)))
        .contains(HostAction.FULLSCREEN);
    assertThat(KeyMap.DEFAULT.of(new Input.Key(KeyCodes.function(11))))
        .contains(HostAction.FULLSCREEN);
  }

  @Test
  void lettersWithAltPerformActionsOfTheProgram() {
    assertThat(
            KeyMap.DEFAULT.of(new Input.Key(KeyCodes.typed('f', false, true), false, false, true)))
        .contains(HostAction.FAST);
    assertThat(
            KeyMap.DEFAULT.of(new Input.Key(KeyCodes.typed('q', false, true), false, false, true)))
        .contains(HostAction.QUIT);
  }

  @Test
  @DisplayName("13 §13.2: letters with Ctrl go to the game, unless a setting changes this")
  void lettersWithControlBelongToTheGameByDefault() {
    for (char letter = 'a'; letter <= 'z'; letter++) {
      Input.Key key = new Input.Key(KeyCodes.typed(letter, true, false), false, true, false);
      assertThat(KeyMap.DEFAULT.of(key)).as("the action of Ctrl+%s", letter).isEmpty();
    }
    KeyMap mapWithControl = KeyMap.DEFAULT_WITH_CONTROL;
    assertThat(mapWithControl.of(new Input.Key(KeyCodes.typed('k', true, false))))
        .contains(HostAction.QUICK_SAVE);
    assertThat(mapWithControl.keys()).containsAllEntriesOf(KeyMap.DEFAULT.keys());
    for (HostAction action : HostAction.values()) {
      assertThat(mapWithControl.keysOf(action)).containsAll(KeyMap.DEFAULT.keysOf(action));
    }
  }

  @Test
  void plainKeysBelongToTheGameExceptVerbKeys() {
    for (int code : new int[] {'o', KeyCodes.ENTER, KeyCodes.ESCAPE, KeyCodes.SPACE, 286}) {
      assertThat(KeyMap.DEFAULT.of(new Input.Key(code))).isEmpty();
    }
    assertThat(KeyMap.DEFAULT.of(new Input.Key('q'))).map(HostAction::verbIndex).contains(0);
    assertThat(KeyMap.DEFAULT.of(new Input.Key('c'))).map(HostAction::verbIndex).contains(8);
    assertThat(KeyMap.DEFAULT.of(new Input.Key('5'))).map(HostAction::verbIndex).contains(4);
    assertThat(HostAction.PAUSE.verbIndex()).isNegative();
  }

  @Test
  void padButtonsPerformMouseClicksAndActions() {
    assertThat(KeyMap.DEFAULT.of(PadButton.SOUTH)).contains(HostAction.LEFT_BUTTON);
    assertThat(KeyMap.DEFAULT.of(PadButton.EAST)).contains(HostAction.RIGHT_BUTTON);
    assertThat(KeyMap.DEFAULT.of(PadButton.BACK)).contains(HostAction.SKIP_SCENE);
    assertThat(KeyMap.DEFAULT.of(PadButton.LEFT_SHOULDER)).contains(HostAction.MENU);
  }

  @Test
  void aCustomMapReplacesTheDefaults() {
    KeyMap customMap = new KeyMap(Map.of(new KeyStroke('x', false), HostAction.QUIT), Map.of());

    assertThat(customMap.of(new Input.Key('x'))).contains(HostAction.QUIT);
    assertThat(customMap.of(new Input.Key('x', false, false, true))).isEmpty();
    assertThat(customMap.of(new Input.Key(KeyCodes.function(11)))).isEmpty();
    assertThat(customMap.of(PadButton.SOUTH)).isEmpty();
  }
}
