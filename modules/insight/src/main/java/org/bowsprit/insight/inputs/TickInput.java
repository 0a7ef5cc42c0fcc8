package org.bowsprit.insight.inputs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.control.KeyStroke;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * The input of one iteration, as cells of text.
 *
 * @param events in the order in which they were given
 */
record TickInput(List<Input> events) {

  /** No input. */
  static final TickInput NONE = new TickInput(List.of());

  private static final Pattern POINT = Pattern.compile("(\\d{1,3})[ ,]+(\\d{1,3})");
  private static final Pattern STROKES = Pattern.compile("[CDU]*");

  /** A cell. */
  enum Column {
    /** The position of the pointer, such as {@code 160 100}. */
    POINTER,
    /** The left button: D for down, U for up, C for a click, which is both. */
    LEFT,
    /** The right button. */
    RIGHT,
    /** The keys, by their names in the settings, with hyphens instead of blanks. */
    KEYS
  }

  /** Copies the list. */
  TickInput {
    events = List.copyOf(events);
  }

  /** Returns the text of a cell; empty if there is no such input. */
  String cell(Column column) {
    return switch (column) {
      case POINTER -> pointer().map(at -> at.x() + " " + at.y()).orElse("");
      case LEFT -> strokes(Input.Button.LEFT);
      case RIGHT -> strokes(Input.Button.RIGHT);
      case KEYS ->
          events.stream()
              .filter(Input.Key.class::isInstance)
              .map(event -> name((Input.Key) event))
              .collect(Collectors.joining(" "));
    };
  }

  /** Returns the position of the pointer after this input; empty if the input has none. */
  Optional<Point> pointer() {
    return events.stream().flatMap(event -> place(event).stream()).reduce((one, last) -> last);
  }

  private String strokes(Input.Button button) {
    return events.stream()
        .filter(event -> isOf(button, event))
        .map(event -> letter(event))
        .collect(Collectors.joining());
  }

  /**
   * Returns this input with another text in a cell.
   *
   * @param before the previous position of the pointer
   * @return the changed input; empty if the text has no meaning in the cell
   */
  Optional<TickInput> with(Column column, String text, Point before) {
    String word = text.strip();
    return switch (column) {
      case POINTER -> pointed(word, before);
      case LEFT -> stroked(Input.Button.LEFT, word, before);
      case RIGHT -> stroked(Input.Button.RIGHT, word, before);
      case KEYS -> typed(word);
    };
  }

  private Optional<TickInput> pointed(String word, Point before) {
    if (word.isEmpty()) {
      return Optional.of(new TickInput(placed(before)));
    }
    Matcher numbers = POINT.matcher(word);
    if (!numbers.matches()) {
      return Optional.empty();
    }
    Point at = new Point(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
    if (at.x() >= Frame.WIDTH || at.y() >= Frame.HEIGHT) {
      return Optional.empty();
    }
    List<Input> all = new ArrayList<>();
    all.add(new Input.Move(at.x(), at.y()));
    all.addAll(placed(at));
    return Optional.of(new TickInput(all));
  }

  /** Returns the events without movements. The events of buttons are moved to a point. */
  private List<Input> placed(Point at) {
    List<Input> all = new ArrayList<>();
    for (Input event : events) {
      if (event instanceof Input.Key) {
        all.add(event);
      } else if (!(event instanceof Input.Move)) {
        all.add(stroke(letter(event).charAt(0), at, button(event)));
      }
    }
    return all;
  }

  private Optional<TickInput> stroked(Input.Button button, String word, Point before) {
    String letters = word.toUpperCase(Locale.ROOT);
    if (!STROKES.matcher(letters).matches()) {
      return Optional.empty();
    }
    List<Input> all = without(event -> isOf(button, event));
    Point at = pointer().orElse(before);
    letters.chars().forEach(letter -> all.add(stroke((char) letter, at, button)));
    return Optional.of(new TickInput(all));
  }

  private Optional<TickInput> typed(String word) {
    List<Input> all = without(Input.Key.class::isInstance);
    for (String name : word.isEmpty() ? new String[0] : word.split("\\s+", 0)) {
      Optional<KeyStroke> key = KeyStroke.named(name.length() > 1 ? name.replace('-', ' ') : name);
      if (key.isEmpty()) {
        return Optional.empty();
      }
      all.add(new Input.Key(key.get().code(), false, false, key.get().alt()));
    }
    return Optional.of(new TickInput(all));
  }

  private List<Input> without(Predicate<Input> left) {
    return events.stream().filter(left.negate()).collect(Collectors.toCollection(ArrayList::new));
  }

  private static String name(Input.Key key) {
    String name = new KeyStroke(key.code(), key.alt()).name();
    return key.code() == KeyCodes.SPACE ? "Space" : name.replace(' ', '-');
  }

  private static boolean isOf(Input.Button button, Input event) {
    return !(event instanceof Input.Key || event instanceof Input.Move) && button(event) == button;
  }

  private static Input.Button button(Input event) {
    if (event instanceof Input.Press press) {
      return press.button();
    }
    return event instanceof Input.Release release
        ? release.button()
        : ((Input.Click) event).button();
  }

  private static String letter(Input event) {
    if (event instanceof Input.Press) {
      return "D";
    }
    return event instanceof Input.Release ? "U" : "C";
  }

  private static Input stroke(char letter, Point at, Input.Button button) {
    return switch (letter) {
      case 'D' -> new Input.Press(at.x(), at.y(), button);
      case 'U' -> new Input.Release(at.x(), at.y(), button);
      default -> new Input.Click(at.x(), at.y(), button);
    };
  }

  private static Optional<Point> place(Input event) {
    if (event instanceof Input.Move move) {
      return Optional.of(new Point(move.x(), move.y()));
    }
    if (event instanceof Input.Press press) {
      return Optional.of(new Point(press.x(), press.y()));
    }
    if (event instanceof Input.Release release) {
      return Optional.of(new Point(release.x(), release.y()));
    }
    return event instanceof Input.Click click
        ? Optional.of(new Point(click.x(), click.y()))
        : Optional.empty();
  }
}
