package org.bowsprit.gannet;

import java.nio.file.Path;
import java.util.List;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.render.Input;

/** Converts input events to the format of an input file ({@code docs/formats.md}). */
final class InputFile {

  /** The file with the input that plays the whole game, from the title to the end. */
  static final Path PLAYTHROUGH = Path.of("playthrough.txt");

  private InputFile() {}

  static String of(List<InputEvent> events) {
    StringBuilder text =
        new StringBuilder("# The Lamp at Gannet Rock from the title to the end, in English.\n");
    for (InputEvent event : events) {
      text.append(event.tick()).append(' ').append(line(event.input())).append('\n');
    }
    return text.toString();
  }

  private static String line(Input input) {
    if (input instanceof Input.Move move) {
      return move.x() + " " + move.y();
    }
    if (input instanceof Input.Click click) {
      String button = click.button() == Input.Button.LEFT ? "L" : "R";
      return click.x() + " " + click.y() + " " + button;
    }
    if (input instanceof Input.Key key) {
      return "key " + key.code();
    }
    throw new IllegalArgumentException("expected a move, a click or a key, found " + input);
  }
}
