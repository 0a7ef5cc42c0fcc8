package org.bowsprit.player.control;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.KeyCodes;

/**
 * Reads and changes the key map in the settings. The settings contain the keys of each action, and
 * the action of each pad button.
 */
public final class KeySettings {

  private static final String KEYS_SECTION = "keys";
  private static final String PAD_SECTION = "pad";
  private static final String NOTHING = "nothing";

  private final Settings settings;
  private final Consumer<String> problemListener;
  private KeyMap keyMap;

  /**
   * Reads the key map. Actions and buttons that are not in the settings keep their defaults.
   *
   * @param problemListener receives a line for every invalid setting
   */
  @Inject
  public KeySettings(Settings settings, Consumer<String> problemListener) {
    this.settings = settings;
    this.problemListener = problemListener;
    read();
    settings.onChange(Setting.CONTROL_KEYS, this::read);
  }

  private void read() {
    keyMap = defaultMap();
    settings.section(KEYS_SECTION).forEach((name, keys) -> readKeys(name, keys, problemListener));
    settings
        .section(PAD_SECTION)
        .forEach((name, action) -> readButton(name, action, problemListener));
  }

  private KeyMap defaultMap() {
    boolean usesControlKeys = settings.text(Setting.CONTROL_KEYS).equals(Setting.PROGRAM);
    return usesControlKeys ? KeyMap.DEFAULT_WITH_CONTROL : KeyMap.DEFAULT;
  }

  private void readKeys(String name, String keys, Consumer<String> problemListener) {
    Optional<HostAction> action = HostAction.of(name);
    if (action.isEmpty()) {
      problemListener.accept("settings: there is no action called " + name);
      return;
    }
    List<KeyStroke> strokes = new ArrayList<>();
    for (String key : keys.isBlank() ? new String[0] : keys.split(",", -1)) {
      Optional<KeyStroke> stroke = KeyNames.parse(key.strip());
      stroke.ifPresentOrElse(
          strokes::add,
          () -> problemListener.accept("settings: there is no key called " + key.strip()));
    }
    keyMap = keyMap.withKeys(action.get(), strokes);
  }

  private void readButton(String name, String action, Consumer<String> problemListener) {
    Optional<PadButton> button =
        Stream.of(PadButton.values()).filter(one -> name(one).equals(name)).findFirst();
    Optional<HostAction> assignedAction = HostAction.of(action);
    if (button.isEmpty() || (assignedAction.isEmpty() && !action.equals(NOTHING))) {
      problemListener.accept("settings: " + name + " = " + action + " is not valid for a pad");
    } else {
      keyMap = keyMap.withButton(button.get(), assignedAction);
    }
  }

  /** Returns the current key map. */
  public KeyMap map() {
    return keyMap;
  }

  /**
   * Assigns other keys to an action.
   *
   * @return the other actions that no longer have one of these keys
   */
  public List<HostAction> change(HostAction action, List<KeyStroke> strokes) {
    List<HostAction> previousOwners =
        strokes.stream()
            .map(keyMap.keys()::get)
            .filter(otherAction -> otherAction != null && otherAction != action)
            .distinct()
            .toList();
    keyMap = keyMap.withKeys(action, strokes);
    write(action);
    previousOwners.forEach(this::write);
    return previousOwners;
  }

  private void write(HostAction action) {
    settings.change(KEYS_SECTION, action.id(), keysOf(action));
  }

  /** Restores the default key map. */
  public void restoreDefaults() {
    KeyMap previousMap = keyMap;
    keyMap = defaultMap();
    for (HostAction action : HostAction.values()) {
      if (!previousMap.keysOf(action).equals(keyMap.keysOf(action))) {
        write(action);
      }
    }
    for (PadButton button : PadButton.values()) {
      if (!previousMap.of(button).equals(keyMap.of(button))) {
        change(button, keyMap.of(button));
      }
    }
  }

  /** Assigns another action to a pad button. */
  public void change(PadButton button, Optional<HostAction> action) {
    keyMap = keyMap.withButton(button, action);
    settings.change(PAD_SECTION, name(button), action.map(HostAction::id).orElse(NOTHING));
  }

  /** Returns the names of an action's keys in the settings. */
  public String keysOf(HostAction action) {
    return keyMap.keysOf(action).stream().map(KeyNames::of).collect(Collectors.joining(", "));
  }

  /** Returns the names of an action's keys in the player's language. */
  public String displayNames(HostAction action, Texts texts) {
    return keyMap.keysOf(action).stream()
        .map(key -> KeyNames.displayName(key, texts))
        .collect(Collectors.joining(", "));
  }

  /**
   * Returns the names of all keys that perform an action, in the player's language. The fixed keys,
   * such as Escape, come first, then the keys of the key map.
   */
  public String allDisplayNames(HostAction action, Texts texts) {
    return Stream.concat(fixedKey(action).stream(), keyMap.keysOf(action).stream())
        .map(key -> KeyNames.displayName(key, texts))
        .collect(Collectors.joining(", "));
  }

  /** Returns the names of the pad's buttons that perform an action, in the player's language. */
  public String buttonNames(HostAction action, Texts texts) {
    return Stream.of(PadButton.values())
        .filter(button -> keyMap.buttons().get(button) == action)
        .map(button -> texts.of("keys.pad", texts.of("pad." + name(button))))
        .collect(Collectors.joining(", "));
  }

  private Optional<KeyStroke> fixedKey(HostAction action) {
    Optional<Integer> code =
        switch (action) {
          case SKIP_SCENE -> Optional.of(KeyCodes.ESCAPE);
          case SKIP_LINE -> Optional.of(KeyCodes.FULL_STOP);
          case LEFT_BUTTON -> Optional.of(KeyCodes.ENTER);
          case RIGHT_BUTTON -> Optional.of(KeyCodes.TAB);
          case POINTER_UP -> arrow(KeyCodes.UP);
          case POINTER_RIGHT -> arrow(KeyCodes.RIGHT);
          case POINTER_DOWN -> arrow(KeyCodes.DOWN);
          case POINTER_LEFT -> arrow(KeyCodes.LEFT);
          default -> Optional.empty();
        };
    return code.map(one -> new KeyStroke(one, false));
  }

  private Optional<Integer> arrow(int code) {
    return settings.isOn(Setting.ARROWS) ? Optional.of(code) : Optional.empty();
  }

  /** Returns the name of a pad button in the settings. */
  public static String name(PadButton button) {
    return button.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the lines that explain the key map in a new settings file. */
  public static List<String> explanation() {
    List<String> lines = new ArrayList<>();
    lines.add("[keys]");
    lines.add(
        "# The keys of the program. Commas separate several keys; \"\" means no key. All other");
    lines.add("# keys belong to the game.");
    for (HostAction action : HostAction.values()) {
      String keys =
          KeyMap.DEFAULT.keysOf(action).stream()
              .map(KeyNames::of)
              .collect(Collectors.joining(", "));
      lines.add("# " + action.id() + " = \"" + keys + "\"");
    }
    lines.add("");
    lines.add("[pad]");
    lines.add("# The actions of the pad's buttons: the name of an action above, or nothing.");
    Map<PadButton, HostAction> buttons = new HashMap<>(KeyMap.DEFAULT.buttons());
    for (PadButton button : PadButton.values()) {
      String action = buttons.containsKey(button) ? buttons.get(button).id() : NOTHING;
      lines.add("# " + name(button) + " = \"" + action + "\"");
    }
    return lines;
  }
}
