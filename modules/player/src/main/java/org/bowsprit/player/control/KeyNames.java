package org.bowsprit.player.control;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.render.KeyCodes;

/**
 * Converts keys to their names in the settings and the menu, such as {@code Ctrl+F} and {@code
 * Alt+Enter}, and back.
 */
final class KeyNames {

  private static final String CONTROL_PREFIX = "Ctrl+";
  private static final String ALT_PREFIX = "Alt+";
  private static final int LETTER_COUNT = 26;

  private static final Map<Integer, String> NAMES =
      Map.ofEntries(
          Map.entry(KeyCodes.BACKSPACE, "Backspace"),
          Map.entry(KeyCodes.TAB, "Tab"),
          Map.entry(KeyCodes.ENTER, "Enter"),
          Map.entry(KeyCodes.ESCAPE, "Escape"),
          Map.entry(KeyCodes.SPACE, "Space"),
          Map.entry(KeyCodes.UP, "Up"),
          Map.entry(KeyCodes.DOWN, "Down"),
          Map.entry(KeyCodes.LEFT, "Left"),
          Map.entry(KeyCodes.RIGHT, "Right"),
          Map.entry(KeyCodes.PAGE_UP, "Page up"),
          Map.entry(KeyCodes.PAGE_DOWN, "Page down"),
          Map.entry(KeyCodes.HOME, "Home"),
          Map.entry(KeyCodes.END, "End"),
          Map.entry((int) ',', "Comma"));

  private KeyNames() {}

  /** Returns the name of a key in the player's language. */
  static String displayName(KeyStroke stroke, Texts texts) {
    String name = of(stroke);
    String altPrefix = name.startsWith(ALT_PREFIX) ? ALT_PREFIX : "";
    String keyName = name.substring(altPrefix.length());
    if (keyName.startsWith(CONTROL_PREFIX)) {
      return altPrefix + texts.of("key.ctrl", keyName.substring(CONTROL_PREFIX.length()));
    }
    String key = "key." + keyName.toLowerCase(Locale.ROOT).replace(' ', '-');
    return altPrefix + texts.find(key).orElse(keyName);
  }

  /** Returns the name of a key in the settings. */
  static String of(KeyStroke stroke) {
    int code = stroke.code();
    if (stroke.alt() && code > KeyCodes.ALT_LETTER && code < KeyCodes.F1) {
      return ALT_PREFIX + Character.toUpperCase((char) (code - KeyCodes.ALT_LETTER));
    }
    return (stroke.alt() ? ALT_PREFIX : "") + nameWithoutAlt(code);
  }

  private static String nameWithoutAlt(int code) {
    if (NAMES.containsKey(code)) {
      return NAMES.get(code);
    }
    if (code >= 1 && code <= LETTER_COUNT) {
      return CONTROL_PREFIX + (char) ('A' + code - 1);
    }
    if (code >= KeyCodes.F1 && code <= KeyCodes.F12) {
      return "F" + (code - KeyCodes.F1 + 1);
    }
    return Character.isISOControl(code) ? "key " + code : Character.toString(code);
  }

  /** Returns the key with a name; empty if there is none. */
  static Optional<KeyStroke> parse(String name) {
    boolean hasAlt = startsWith(name, ALT_PREFIX);
    String keyName = hasAlt ? name.substring(ALT_PREFIX.length()) : name;
    return findCode(keyName, hasAlt).map(code -> new KeyStroke(code, hasAlt));
  }

  private static Optional<Integer> findCode(String name, boolean hasAlt) {
    for (Map.Entry<Integer, String> entry : NAMES.entrySet()) {
      if (entry.getValue().equalsIgnoreCase(name)) {
        return Optional.of(entry.getKey());
      }
    }
    if (name.matches("(?i)F([1-9]|1[0-2])")) {
      return Optional.of(KeyCodes.function(Integer.parseInt(name.substring(1))));
    }
    boolean hasControl = startsWith(name, CONTROL_PREFIX);
    String letter = hasControl ? name.substring(CONTROL_PREFIX.length()) : name;
    if (letter.length() != 1 || (hasControl && !letter.matches("[A-Za-z]"))) {
      return Optional.empty();
    }
    return Optional.of(KeyCodes.typed(letter.charAt(0), hasControl, hasAlt));
  }

  private static boolean startsWith(String name, String prefix) {
    return name.toLowerCase(Locale.ROOT).startsWith(prefix.toLowerCase(Locale.ROOT))
        && name.length() > prefix.length();
  }
}
