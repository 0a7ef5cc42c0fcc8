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
import org.bowsprit.player.voice.RoomNews;
import org.bowsprit.player.voice.Surroundings;
import org.bowsprit.player.voice.Voice;
import org.bowsprit.player.voice.Voices;

/**
 * Reads aloud the menu, messages, the speech in the game, changes in the room and the name of the
 * thing under the pointer, if the player has switched this on. Each text is read once when it
 * appears. A key describes the surroundings.
 */
final class ReadAloud implements Companion {

  /**
   * The number of rounds for which the pointer must rest on an object before the object is named.
   */
  private static final int REST = 12;

  /** The number of rounds between two checks for news. */
  private static final int LOOK = 15;

  private final TimedSession game;
  private final Settings settings;
  private final Supplier<String> menu;
  private final Voices voices;
  private final Consumer<String> notices;
  private final Surroundings surroundings;
  private final RoomNews news;
  private Optional<Voice> voice = Optional.empty();
  private boolean isOn;
  private String inMenu = "";
  private String said = "";
  private String named = "";
  private String hovered = "";
  private Point lastPointer = new Point(0, 0);
  private boolean isPointedAt;
  private int rested;
  private int rounds;

  @Inject
  ReadAloud(
      TimedSession game,
      Settings settings,
      Surroundings surroundings,
      RoomNews news,
      GameMenu menu,
      Notices notices,
      PlayOpening opening,
      Voices voices,
      Actions actions) {
    this(
        game,
        settings,
        surroundings,
        news,
        menu::told,
        voices,
        // A game that continues has already shown the message.
        line -> opening.greeting().ifPresentOrElse(told -> {}, () -> notices.show(line)));
    notices.onShow(line -> voice.ifPresent(reader -> read(reader, line, settings.language())));
    actions.on(HostAction.DESCRIBE, () -> describe(notices::show));
  }

  /**
   * Creates a reader that has read nothing.
   *
   * @param surroundings describes the room
   * @param news reports the changes in the room
   * @param menu returns the selected row of the menu; empty while it is closed
   * @param voices finds a voice when reading is switched on
   * @param notices shows a message if there is no voice, unless the menu is open, because the menu
   *     shows this message itself
   */
  ReadAloud(
      TimedSession game,
      Settings settings,
      Surroundings surroundings,
      RoomNews news,
      Supplier<String> menu,
      Voices voices,
      Consumer<String> notices) {
    this.game = game;
    this.settings = settings;
    this.surroundings = surroundings;
    this.news = news;
    this.menu = menu;
    this.voices = voices;
    this.notices = notices;
  }

  /** Returns the reason why nothing is read although the player wants it; empty otherwise. */
  Optional<String> obstacle() {
    return isOn && voice.isEmpty()
        ? Optional.of(settings.texts().of("told.no-voice"))
        : Optional.empty();
  }

  /**
   * Reads a description of ego's surroundings aloud, or shows it as a message if nothing is read
   * aloud.
   */
  void describe(Consumer<String> shown) {
    String words = surroundings.described();
    voice.ifPresentOrElse(
        reader -> read(reader, words, settings.language()), () -> shown.accept(words));
  }

  @Override
  public void join() {
    settings.onAsking(Setting.READ_ALOUD, this::obstacle);
  }

  @Override
  public void round() {
    if (isOn != settings.isOn(Setting.READ_ALOUD)) {
      isOn = !isOn;
      voice = isOn ? voices.find() : Optional.empty();
      if (menu.get().isEmpty()) {
        obstacle().ifPresent(notices);
      }
    }
    voice.ifPresent(this::round);
  }

  private void round(Voice reader) {
    String row = menu.get();
    if (!row.equals(inMenu)) {
      inMenu = row;
      read(reader, row, settings.language());
    }
    if (row.isEmpty()) {
      game(reader);
    }
  }

  private void game(Voice reader) {
    news.round();
    String line = WesternGlyphs.textOf(game.session().spoken());
    if (!line.equals(said)) {
      said = line;
      read(reader, line, settings.gameLanguage());
    } else if (line.isEmpty()) {
      String changed = rounds++ % LOOK == 0 ? news.next() : "";
      read(reader, changed, settings.language());
      hover(reader);
    }
  }

  /**
   * Objects that the pointer only passes are not named. Objects that appear under a resting pointer
   * are not named either, because their names would interrupt the description of a new room.
   */
  private void hover(Voice reader) {
    Point pointer = new Point(game.mouseX(), game.mouseY());
    isPointedAt |= !pointer.equals(lastPointer);
    lastPointer = pointer;
    String name = surroundings.readAt(pointer.x(), pointer.y());
    rested = name.equals(hovered) ? rested + 1 : 0;
    hovered = name;
    if (rested >= REST && isPointedAt) {
      isPointedAt = false;
      if (!name.equals(named)) {
        named = name;
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
