package org.bowsprit.examples.web;

import java.util.Optional;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.RenderEvent;

/**
 * Decodes the messages in which a page reports input: {@code move X Y}, {@code down X Y left},
 * {@code up X Y right}, {@code key CODE shift control alt} (each 0 or 1), {@code size WIDTH
 * HEIGHT}, {@code focus 1}, {@code leave}. Other messages are ignored.
 */
final class PageInput {

  private PageInput() {}

  /** Returns the event that a message reports. The result is empty if the message is invalid. */
  static Optional<RenderEvent> of(String message) {
    String[] words = message.split(" ");
    try {
      return Optional.of(event(words));
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return Optional.empty();
    }
  }

  private static RenderEvent event(String[] words) {
    return switch (words[0]) {
      case "move" -> new Input.Move(x(words), y(words));
      case "down" -> new Input.Press(x(words), y(words), button(words));
      case "up" -> new Input.Release(x(words), y(words), button(words));
      case "key" ->
          new Input.Key(
              Math.min(number(words, 1), 999),
              words[2].equals("1"),
              words[3].equals("1"),
              words[4].equals("1"));
      case "size" -> new HostEvent.Resize(number(words, 1), number(words, 2));
      case "focus" -> new HostEvent.Focus(words[1].equals("1"));
      case "leave" -> new HostEvent.Close();
      default -> throw new IllegalArgumentException(words[0]);
    };
  }

  private static int x(String[] words) {
    return Math.min(number(words, 1), Frame.WIDTH - 1);
  }

  private static int y(String[] words) {
    return Math.min(number(words, 2), Frame.HEIGHT - 1);
  }

  private static Input.Button button(String[] words) {
    return words[3].equals("right") ? Input.Button.RIGHT : Input.Button.LEFT;
  }

  private static int number(String[] words, int index) {
    return Math.max(0, Integer.parseInt(words[index]));
  }
}
