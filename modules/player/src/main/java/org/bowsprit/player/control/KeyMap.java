package org.bowsprit.player.control;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * Maps keys and pad buttons to the program's actions. All other keys belong to the game.
 *
 * @param keys the actions of keys
 * @param buttons the actions of pad buttons
 */
public record KeyMap(Map<KeyStroke, HostAction> keys, Map<PadButton, HostAction> buttons) {

  /** The default key map. */
  public static final KeyMap DEFAULT =
      new KeyMap(
          Map.ofEntries(
              Map.entry(new KeyStroke(KeyCodes.ENTER, true), HostAction.FULLSCREEN),
              Map.entry(plain(KeyCodes.function(11)), HostAction.FULLSCREEN),
              Map.entry(plain(KeyCodes.function(12)), HostAction.SCREENSHOT),
              Map.entry(plain(KeyCodes.function(10)), HostAction.MENU),
              Map.entry(plain(KeyCodes.F1), HostAction.KEYS),
              Map.entry(alt('x'), HostAction.ASPECT),
              Map.entry(alt('f'), HostAction.FAST),
              Map.entry(alt('h'), HostAction.FAST_WHILE_HELD),
              Map.entry(alt('k'), HostAction.QUICK_SAVE),
              Map.entry(alt('l'), HostAction.QUICK_LOAD),
              Map.entry(alt('m'), HostAction.HOTSPOTS),
              Map.entry(alt('n'), HostAction.STEP),
              Map.entry(alt('p'), HostAction.PAUSE),
              Map.entry(alt('q'), HostAction.QUIT),
              Map.entry(alt('e'), HostAction.FILTER),
              Map.entry(alt('s'), HostAction.QUICK_SAVE),
              Map.entry(alt('u'), HostAction.MUTE),
              Map.entry(alt('v'), HostAction.CLIP),
              Map.entry(alt('t'), HostAction.REWIND),
              Map.entry(new KeyStroke(KeyCodes.UP, true), HostAction.THING_ABOVE),
              Map.entry(new KeyStroke(KeyCodes.RIGHT, true), HostAction.THING_RIGHT),
              Map.entry(new KeyStroke(KeyCodes.DOWN, true), HostAction.THING_BELOW),
              Map.entry(new KeyStroke(KeyCodes.LEFT, true), HostAction.THING_LEFT),
              Map.entry(alt('.'), HostAction.NEXT_THING),
              Map.entry(alt(','), HostAction.PREVIOUS_THING),
              Map.entry(alt('j'), HostAction.DESCRIBE),
              Map.entry(plain('q'), HostAction.VERB_1),
              Map.entry(plain('1'), HostAction.VERB_1),
              Map.entry(plain('w'), HostAction.VERB_2),
              Map.entry(plain('2'), HostAction.VERB_2),
              Map.entry(plain('e'), HostAction.VERB_3),
              Map.entry(plain('3'), HostAction.VERB_3),
              Map.entry(plain('a'), HostAction.VERB_4),
              Map.entry(plain('4'), HostAction.VERB_4),
              Map.entry(plain('s'), HostAction.VERB_5),
              Map.entry(plain('5'), HostAction.VERB_5),
              Map.entry(plain('d'), HostAction.VERB_6),
              Map.entry(plain('6'), HostAction.VERB_6),
              Map.entry(plain('z'), HostAction.VERB_7),
              Map.entry(plain('7'), HostAction.VERB_7),
              Map.entry(plain('x'), HostAction.VERB_8),
              Map.entry(plain('8'), HostAction.VERB_8),
              Map.entry(plain('c'), HostAction.VERB_9),
              Map.entry(plain('9'), HostAction.VERB_9),
              Map.entry(alt('d'), HostAction.DRAWER),
              Map.entry(alt('c'), HostAction.CONSOLE),
              Map.entry(alt('g'), HostAction.GHOSTS),
              Map.entry(alt('y'), HostAction.INPUTS),
              Map.entry(alt('r'), HostAction.NEXT_ROUTER),
              Map.entry(alt('i'), HostAction.INSIDE),
              Map.entry(alt('a'), HostAction.INSIDE_ACTORS),
              Map.entry(alt('b'), HostAction.INSIDE_BOXES),
              Map.entry(alt('o'), HostAction.INSIDE_OBJECTS),
              Map.entry(alt('w'), HostAction.INSIDE_WALKS),
              Map.entry(alt('z'), HostAction.INSIDE_PLANES)),
          Map.ofEntries(
              Map.entry(PadButton.SOUTH, HostAction.LEFT_BUTTON),
              Map.entry(PadButton.EAST, HostAction.RIGHT_BUTTON),
              Map.entry(PadButton.WEST, HostAction.SKIP_LINE),
              Map.entry(PadButton.NORTH, HostAction.SCREENSHOT),
              Map.entry(PadButton.RIGHT_SHOULDER, HostAction.FAST_WHILE_HELD),
              Map.entry(PadButton.BACK, HostAction.SKIP_SCENE),
              Map.entry(PadButton.LEFT_SHOULDER, HostAction.MENU),
              Map.entry(PadButton.START, HostAction.PAUSE),
              Map.entry(PadButton.PAD_UP, HostAction.POINTER_UP),
              Map.entry(PadButton.PAD_RIGHT, HostAction.POINTER_RIGHT),
              Map.entry(PadButton.PAD_DOWN, HostAction.POINTER_DOWN),
              Map.entry(PadButton.PAD_LEFT, HostAction.POINTER_LEFT)));

  /** The letters that the program uses with Ctrl, because games do not use them (spec 13 §13.2). */
  private static final Map<Character, HostAction> CONTROL_LETTERS =
      Map.ofEntries(
          Map.entry('A', HostAction.ASPECT),
          Map.entry('D', HostAction.DRAWER),
          Map.entry('E', HostAction.FILTER),
          Map.entry('F', HostAction.FAST),
          Map.entry('G', HostAction.FAST_WHILE_HELD),
          Map.entry('K', HostAction.QUICK_SAVE),
          Map.entry('L', HostAction.QUICK_LOAD),
          Map.entry('N', HostAction.STEP),
          Map.entry('P', HostAction.PAUSE),
          Map.entry('Q', HostAction.QUIT),
          Map.entry('S', HostAction.QUICK_SAVE),
          Map.entry('U', HostAction.MUTE),
          Map.entry('V', HostAction.CLIP),
          Map.entry('Z', HostAction.REWIND));

  /** The default key map of players who let the program use letters with Ctrl. */
  public static final KeyMap DEFAULT_WITH_CONTROL = withControl();

  private static KeyMap withControl() {
    Map<KeyStroke, HostAction> keys = new HashMap<>(DEFAULT.keys);
    CONTROL_LETTERS.forEach((letter, action) -> keys.put(control(letter), action));
    return new KeyMap(keys, DEFAULT.buttons);
  }

  public KeyMap {
    keys = Map.copyOf(keys);
    buttons = Map.copyOf(buttons);
  }

  /**
   * Returns the action of a key; empty if the key belongs to the game. Letters of verbs also match
   * while Caps Lock is on.
   */
  Optional<HostAction> of(Input.Key key) {
    KeyStroke stroke = KeyStroke.of(key);
    return Optional.ofNullable(keys.get(stroke))
        .or(
            () ->
                Optional.ofNullable(keys.get(stroke.lowerCase()))
                    .filter(action -> action.verbIndex() >= 0));
  }

  /** Returns the action of a pad button; empty if the button has no action. */
  Optional<HostAction> of(PadButton button) {
    return Optional.ofNullable(buttons.get(button));
  }

  /** Returns the keys of an action. Keys with the shortest names come first. */
  List<KeyStroke> keysOf(HostAction action) {
    return keys.entrySet().stream()
        .filter(entry -> entry.getValue() == action)
        .map(Map.Entry::getKey)
        .sorted(Comparator.comparing(KeyStroke::alt).thenComparingInt(KeyStroke::code))
        .toList();
  }

  /** Returns a copy in which an action has exactly these keys. */
  KeyMap withKeys(HostAction action, List<KeyStroke> strokes) {
    Map<KeyStroke, HostAction> changedKeys = new HashMap<>(keys);
    changedKeys.values().removeIf(one -> one == action);
    strokes.forEach(stroke -> changedKeys.put(stroke, action));
    return new KeyMap(changedKeys, buttons);
  }

  /** Returns a copy in which a pad button has another action or none. */
  KeyMap withButton(PadButton button, Optional<HostAction> action) {
    Map<PadButton, HostAction> changedButtons = new HashMap<>(buttons);
    changedButtons.remove(button);
    action.ifPresent(newAction -> changedButtons.put(button, newAction));
    return new KeyMap(keys, changedButtons);
  }

  private static KeyStroke plain(int code) {
    return new KeyStroke(code, false);
  }

  private static KeyStroke alt(char letter) {
    return new KeyStroke(KeyCodes.typed(letter, false, true), true);
  }

  private static KeyStroke control(char letter) {
    return plain(KeyCodes.typed(letter, true, false));
  }
}
