package org.bowsprit.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bowsprit.render.Input;

/**
 * Recorded input: one event a line, {@code TICK X Y} move, {@code TICK X Y L|R} click, {@code TICK
 * X Y LD|LU|RD|RU} press or release, {@code TICK key CODE} with {@code S}, {@code C}, {@code A}
 * behind it for shift, control and alt held; {@code #} starts a comment.
 *
 * @param events what was done, iterations ascending
 */
public record InputScript(List<InputEvent> events) {

  public InputScript {
    events = List.copyOf(events);
  }

  /**
   * Reads a script.
   *
   * @param lines its lines, ticks ascending
   * @throws IllegalArgumentException naming the line that makes no sense
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
      throw new IllegalArgumentException("input line " + line + " makes no sense: " + text, e);
    }
  }

  private static Input key(String[] words) {
    String held = words.length == 3 ? "" : words[3];
    return new Input.Key(
        Integer.parseInt(words[2]), held.contains("S"), held.contains("C"), held.contains("A"));
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
