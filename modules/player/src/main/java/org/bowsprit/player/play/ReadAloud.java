package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.menu.GameMenu;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.voice.RoomChanges;
import org.bowsprit.player.voice.Surroundings;
import org.bowsprit.player.voice.Voice;
import org.bowsprit.player.voice.Voices;

/**
 * Reads aloud the menu, messages, the speech in the game, changes in the room and the name of the
 * object under the pointer, if the player has switched this on. Each text is read once when it
 * appears. A key describes the surroundings.
 */
final class ReadAloud implements Companion {

  /** The number of rounds for which the pointer must rest on an object before its name is read. */
  private static final int HOVER_ROUNDS = 12;

  /** The number of rounds between two checks for changes in the room. */
  private static final int NEWS_CHECK_ROUNDS = 15;

  private final TimedSession game;
  private final Settings settings;
  private final Supplier<String> menuText;
  private final Voices voices;
  private final Consumer<String> notices;
  private final Surroundings surroundings;
  private final RoomChanges changes;
  private Optional<Voice> voice = Optional.empty();
  private boolean isOn;
  private String lastMenuText = "";
  private String lastSpeech = "";
  private String lastName = "";
  private String hoveredName = "";
  private Point lastPointer = new Point(0, 0);
  private boolean hasPointerMoved;
  private int hoverRounds;
  private int rounds;

  @Inject
  ReadAloud(
      TimedSession game,
      Settings settings,
      Surroundings surroundings,
      RoomChanges changes,
      GameMenu menu,
      Notices notices,
      PlayOpening opening,
      Voices voices,
      Actions actions) {
    this(
        game,
        settings,
        surroundings,
        changes,
        menu::text,
        voices,
        // A game that continues has already shown the message.
        line -> opening.greeting().ifPresentOrElse(greeting -> {}, () -> notices.show(line)));
    notices.onShow(line -> voice.ifPresent(reader -> read(reader, line, settings.language())));
    actions.on(HostAction.DESCRIBE, () -> describe(notices::show));
  }

  /**
   * Creates a reader that has read nothing.
   *
   * @param surroundings describes the room
   * @param changes reports the changes in the room
   * @param menu returns the selected row of the menu; empty while it is closed
   * @param voices finds a voice when reading is switched on
   * @param notices shows a message if there is no voice; not called while the menu is open, because
   *     the menu shows this message itself
   */
  ReadAloud(
      TimedSession game,
      Settings settings,
      Surroundings surroundings,
      RoomChanges changes,
      Supplier<String> menu,
      Voices voices,
      Consumer<String> notices) {
    this.game = game;
    this.settings = settings;
    this.surroundings = surroundings;
    this.changes = changes;
    this.menuText = menu;
    this.voices = voices;
    this.notices = notices;
  }

  /** Returns the reason why nothing is read although the player wants it; empty otherwise. */
  Optional<String> unavailableReason() {
    return isOn && voice.isEmpty()
        ? Optional.of(settings.texts().of("told.no-voice"))
        : Optional.empty();
  }

  /**
   * Reads a description of ego's surroundings aloud, or shows it as a message if nothing is read
   * aloud.
   */
  void describe(Consumer<String> receiver) {
    String description = surroundings.description();
    voice.ifPresentOrElse(
        reader -> read(reader, description, settings.language()),
        () -> receiver.accept(description));
  }

  @Override
  public void join() {
    settings.setUnavailableReason(Setting.READ_ALOUD, this::unavailableReason);
  }

  @Override
  public void round() {
    if (isOn != settings.isOn(Setting.READ_ALOUD)) {
      isOn = !isOn;
      voice = isOn ? voices.find() : Optional.empty();
      if (menuText.get().isEmpty()) {
        unavailableReason().ifPresent(notices);
      }
    }
    voice.ifPresent(this::round);
  }

  private void round(Voice reader) {
    String row = menuText.get();
    if (!row.equals(lastMenuText)) {
      lastMenuText = row;
      read(reader, row, settings.language());
    }
    if (row.isEmpty()) {
      readGame(reader);
    }
  }

  private void readGame(Voice reader) {
    changes.round();
    String line = WesternGlyphs.textOf(game.session().speechText());
    if (!line.equals(lastSpeech)) {
      lastSpeech = line;
      read(reader, line, settings.gameLanguage());
    } else if (line.isEmpty()) {
      String report = rounds++ % NEWS_CHECK_ROUNDS == 0 ? changes.nextReport() : "";
      read(reader, report, settings.language());
      readHoveredName(reader);
    }
  }

  /**
   * Reads the name of the object under the pointer, but only if the pointer has moved and then
   * rests on the object. The name of an object that appears under a resting pointer would interrupt
   * the description of a new room.
   */
  private void readHoveredName(Voice reader) {
    Point pointer = new Point(game.mouseX(), game.mouseY());
    hasPointerMoved |= !pointer.equals(lastPointer);
    lastPointer = pointer;
    String name = surroundings.spokenNameAt(pointer.x(), pointer.y());
    hoverRounds = name.equals(hoveredName) ? hoverRounds + 1 : 0;
    hoveredName = name;
    if (hoverRounds >= HOVER_ROUNDS && hasPointerMoved) {
      hasPointerMoved = false;
      if (!name.equals(lastName)) {
        lastName = name;
        read(reader, name, settings.gameLanguage());
      }
    }
  }

  private static void read(Voice reader, String text, String language) {
    if (!text.isBlank()) {
      reader.read(text, language);
    }
  }
}
