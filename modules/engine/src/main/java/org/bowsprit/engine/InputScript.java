package org.bowsprit.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bowsprit.render.Input;

/**
 * Recorded input with one event per line: {@code TICK X Y} moves, {@code TICK X Y L|R} clicks,
 * {@code TICK X Y LD|LU|RD|RU} presses or releases, {@code TICK key CODE} types a key, followed by
 * {@code S}, {@code C}, {@code A} if shift, control and alt are held; {@code #} starts a comment.
 *
 * @param events the events, in ascending order of ticks
 */
public record InputScript(List<InputEvent> events) {

  public InputScript {
    events = List.copyOf(events);
  }

  /**
   * Reads a script.
   *
   * @param lines the lines of the script, in ascending order of ticks
   * @throws IllegalArgumentException if a line is invalid; the message names the line
   */
  public static InputScript parse(List<String> lines) {
    List<InputEvent> events = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String text = lines.get(i).replaceFirst("#.*", "").trim();
      if (!text.isEmpty()) {
        events.add(event(text, i + 1));
      }
    }
    return new InputScript(events);
  }

  private static InputEvent event(String text, int line) {
    String[] words = text.split("\\s+", -1);
    try {
      long tick = Long.parseLong(words[0]);
      if (words.length >= 3 && words[1].equals("key")) {
        return new InputEvent(tick, key(words));
      }
      int x = Integer.parseInt(words[1]);
      int y = Integer.parseInt(words[2]);
      return new InputEvent(
          tick, words.length == 3 ? new Input.Move(x, y) : button(words[3], x, y));
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException("input line " + line + " is invalid: " + text, e);
    }
  }

  private static Input key(String[] words) {
    String modifiers = words.length == 3 ? "" : words[3];
    return new Input.Key(
        Integer.parseInt(words[2]),
        modifiers.contains("S"),
        modifiers.contains("C"),
        modifiers.contains("A"));
  }

  private static Input button(String word, int x, int y) {
    return switch (word.toUpperCase(Locale.ROOT)) {
      case "L" -> new Input.Click(x, y, Input.Button.LEFT);
      case "R" -> new Input.Click(x, y, Input.Button.RIGHT);
      case "LD" -> new Input.Press(x, y, Input.Button.LEFT);
      case "LU" -> new Input.Release(x, y, Input.Button.LEFT);
      case "RD" -> new Input.Press(x, y, Input.Button.RIGHT);
      case "RU" -> new Input.Release(x, y, Input.Button.RIGHT);
      default -> throw new IllegalArgumentException(word);
    };
  }
}
