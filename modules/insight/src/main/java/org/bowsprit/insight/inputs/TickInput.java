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
 * @param events the events in chronological order
 */
record TickInput(List<Input> events) {

  /** No input. */
  static final TickInput NONE = new TickInput(List.of());

  private static final Pattern POINT_PATTERN = Pattern.compile("(\\d{1,3})[ ,]+(\\d{1,3})");
  private static final Pattern BUTTON_PATTERN = Pattern.compile("[CDU]*");

  /** A cell. */
  enum Column {
    /** The position of the pointer, such as {@code 160 100}. */
    POINTER,
    /** The left button: D for down, U for up, C for a click, which is both. */
    LEFT,
    /** The right button. */
    RIGHT,
    /** The keys, by their names in the settings, with hyphens instead of spaces. */
    KEYS
  }

  /** Copies the list. */
  TickInput {
    events = List.copyOf(events);
  }

  /** Returns the text of a cell; empty if the iteration has no such input. */
  String cell(Column column) {
    return switch (column) {
      case POINTER -> pointer().map(point -> point.x() + " " + point.y()).orElse("");
      case LEFT -> buttonText(Input.Button.LEFT);
      case RIGHT -> buttonText(Input.Button.RIGHT);
      case KEYS ->
          events.stream()
              .filter(Input.Key.class::isInstance)
              .map(event -> keyName((Input.Key) event))
              .collect(Collectors.joining(" "));
    };
  }

  /**
   * Returns the position of the pointer after this input; empty if the input contains no position.
   */
  Optional<Point> pointer() {
    return events.stream().flatMap(event -> position(event).stream()).reduce((one, last) -> last);
  }

  private String buttonText(Input.Button button) {
    return events.stream()
        .filter(event -> isOfButton(button, event))
        .map(event -> buttonLetter(event))
        .collect(Collectors.joining());
  }

  /**
   * Returns this input with another text in a cell.
   *
   * @param previousPointer the previous position of the pointer
   * @return the changed input; empty if the text is not valid in the cell
   */
  Optional<TickInput> withCell(Column column, String text, Point previousPointer) {
    String word = text.strip();
    return switch (column) {
      case POINTER -> withPointer(word, previousPointer);
      case LEFT -> withButton(Input.Button.LEFT, word, previousPointer);
      case RIGHT -> withButton(Input.Button.RIGHT, word, previousPointer);
      case KEYS -> withKeys(word);
    };
  }

  private Optional<TickInput> withPointer(String word, Point previousPointer) {
    if (word.isEmpty()) {
      return Optional.of(new TickInput(eventsAt(previousPointer)));
    }
    Matcher numbers = POINT_PATTERN.matcher(word);
    if (!numbers.matches()) {
      return Optional.empty();
    }
    Point point = new Point(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
    if (point.x() >= Frame.WIDTH || point.y() >= Frame.HEIGHT) {
      return Optional.empty();
    }
    List<Input> newEvents = new ArrayList<>();
    newEvents.add(new Input.Move(point.x(), point.y()));
    newEvents.addAll(eventsAt(point));
    return Optional.of(new TickInput(newEvents));
  }

  /** Returns the events without movements. The events of buttons are moved to a point. */
  private List<Input> eventsAt(Point point) {
    List<Input> newEvents = new ArrayList<>();
    for (Input event : events) {
      if (event instanceof Input.Key) {
        newEvents.add(event);
      } else if (!(event instanceof Input.Move)) {
        newEvents.add(buttonEvent(buttonLetter(event).charAt(0), point, button(event)));
      }
    }
    return newEvents;
  }

  private Optional<TickInput> withButton(Input.Button button, String word, Point previousPointer) {
    String letters = word.toUpperCase(Locale.ROOT);
    if (!BUTTON_PATTERN.matcher(letters).matches()) {
      return Optional.empty();
    }
    List<Input> newEvents = eventsExcept(event -> isOfButton(button, event));
    Point point = pointer().orElse(previousPointer);
    letters.chars().forEach(letter -> newEvents.add(buttonEvent((char) letter, point, button)));
    return Optional.of(new TickInput(newEvents));
  }

  private Optional<TickInput> withKeys(String word) {
    List<Input> newEvents = eventsExcept(Input.Key.class::isInstance);
    for (String name : word.isEmpty() ? new String[0] : word.split("\\s+", 0)) {
      Optional<KeyStroke> key = KeyStroke.ofName(name.length() > 1 ? name.replace('-', ' ') : name);
      if (key.isEmpty()) {
        return Optional.empty();
      }
      newEvents.add(new Input.Key(key.get().code(), false, false, key.get().alt()));
    }
    return Optional.of(new TickInput(newEvents));
  }

  private List<Input> eventsExcept(Predicate<Input> excluded) {
    return events.stream()
        .filter(excluded.negate())
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private static String keyName(Input.Key key) {
    String name = new KeyStroke(key.code(), key.alt()).name();
    return key.code() == KeyCodes.SPACE ? "Space" : name.replace(' ', '-');
  }

  private static boolean isOfButton(Input.Button button, Input event) {
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

  private static String buttonLetter(Input event) {
    if (event instanceof Input.Press) {
      return "D";
    }
    return event instanceof Input.Release ? "U" : "C";
  }

  private static Input buttonEvent(char letter, Point point, Input.Button button) {
    return switch (letter) {
      case 'D' -> new Input.Press(point.x(), point.y(), button);
      case 'U' -> new Input.Release(point.x(), point.y(), button);
      default -> new Input.Click(point.x(), point.y(), button);
    };
  }

  private static Optional<Point> position(Input event) {
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
