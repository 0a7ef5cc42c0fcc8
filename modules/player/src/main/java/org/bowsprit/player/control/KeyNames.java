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

  private static final String CONTROL = "Ctrl+";
  private static final String ALT = "Alt+";
  private static final int LETTERS = 26;

  private static final Map<Integer, String> NAMED =
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
  static String shown(KeyStroke stroke, Texts texts) {
    String name = of(stroke);
    String alt = name.startsWith(ALT) ? ALT : "";
    String rest = name.substring(alt.length());
    if (rest.startsWith(CONTROL)) {
      return alt + texts.of("key.ctrl", rest.substring(CONTROL.length()));
    }
    String key = "key." + rest.toLowerCase(Locale.ROOT).replace(' ', '-');
    return alt + texts.find(key).orElse(rest);
  }

  /** Returns the name of a key in the settings. */
  static String of(KeyStroke stroke) {
    int code = stroke.code();
    if (stroke.alt() && code > KeyCodes.ALT_LETTER && code < KeyCodes.F1) {
      return ALT + Character.toUpperCase((char) (code - KeyCodes.ALT_LETTER));
    }
    return (stroke.alt() ? ALT : "") + plain(code);
  }

  private static String plain(int code) {
    if (NAMED.containsKey(code)) {
      return NAMED.get(code);
    }
    if (code >= 1 && code <= LETTERS) {
      return CONTROL + (char) ('A' + code - 1);
    }
    if (code >= KeyCodes.F1 && code <= KeyCodes.F12) {
      return "F" + (code - KeyCodes.F1 + 1);
    }
    return Character.isISOControl(code) ? "key " + code : Character.toString(code);
  }

  /** Returns the key with a name; empty if there is none. */
  static Optional<KeyStroke> read(String name) {
    boolean alt = starts(name, ALT);
    String rest = alt ? name.substring(ALT.length()) : name;
    return code(rest, alt).map(code -> new KeyStroke(code, alt));
  }

  private static Optional<Integer> code(String name, boolean alt) {
    for (Map.Entry<Integer, String> named : NAMED.entrySet()) {
      if (named.getValue().equalsIgnoreCase(name)) {
        return Optional.of(named.getKey());
      }
    }
    if (name.matches("(?i)F([1-9]|1[0-2])")) {
      return Optional.of(KeyCodes.function(Integer.parseInt(name.substring(1))));
    }
    boolean control = starts(name, CONTROL);
    String letter = control ? name.substring(CONTROL.length()) : name;
    if (letter.length() != 1 || (control && !letter.matches("[A-Za-z]"))) {
      return Optional.empty();
    }
    return Optional.of(KeyCodes.typed(letter.charAt(0), control, alt));
  }

  private static boolean starts(String name, String prefix) {
    return name.toLowerCase(Locale.ROOT).startsWith(prefix.toLowerCase(Locale.ROOT))
        && name.length() > prefix.length();
  }
}
