package org.bowsprit.player.voice;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.text.PlainText;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.save.SessionSaves;
import org.bowsprit.player.verb.VerbKeys;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.vm.EngineVariable;

/** Describes the screen of a game for players who cannot see it. */
public final class Surroundings {

  /** The width of a step in pixels. */
  private static final int STEP_PIXELS = 8;

  private final TimedSession game;
  private final SessionSaves saves;
  private final Texts texts;
  private final VerbKeys verbKeys;

  @Inject
  public Surroundings(TimedSession game, SessionSaves saves, Texts texts) {
    this.game = game;
    this.saves = saves;
    this.texts = texts;
    verbKeys = new VerbKeys(game);
  }

  /**
   * Returns the name of the object or actor at a point of the screen. If there is none, returns the
   * text at the point, or else the name of the object whose picture is at the point, such as an
   * inventory item. Returns an empty text if there is nothing at the point.
   */
  public static String nameAt(GameSession session, int x, int y) {
    String name = WesternGlyphs.textOf(session.nameAt(x, y));
    if (!name.isEmpty()) {
      return name;
    }
    String text = textAt(session, x, y);
    return text.isEmpty() ? pictureNameAt(session, x, y) : text;
  }

  private static String textAt(GameSession session, int x, int y) {
    return session.captions().stream()
        .filter(it -> it.left() <= x && x < it.right() && it.top() <= y && y < it.bottom())
        .map(Caption::text)
        .findFirst()
        .orElse("");
  }

  private static String pictureNameAt(GameSession session, int x, int y) {
    Verb verb = verbAt(session, x, y);
    return verb.isImage() ? nameOf(session, verb.pictureObject()) : "";
  }

  private static Verb verbAt(GameSession session, int x, int y) {
    VerbSlots verbs = session.world().verbs();
    return verbs.slot(verbs.slotAtPoint(x, y));
  }

  /**
   * Returns the same as {@link #nameAt}, but for reading aloud. For texts without letters or digits
   * and for pictures without a name, such as arrows, it returns the word for a sign.
   */
  public String spokenNameAt(int x, int y) {
    String text = nameAt(session(), x, y);
    boolean isSign =
        text.isBlank()
            ? verbAt(session(), x, y).isImage()
            : text.chars().noneMatch(Character::isLetterOrDigit);
    return isSign ? texts.of("around.sign") : text;
  }

  /** Returns the display name of the room. */
  public String roomName() {
    return saves.locationName();
  }

  /** Returns the names of the objects and actors that are visible, nearest to ego first. */
  public List<String> visibleNames() {
    return hotspots().stream().map(this::name).distinct().toList();
  }

  /** Returns the names of the objects that ego carries. */
  public List<String> inventoryNames() {
    World world = session().world();
    List<String> names = new ArrayList<>();
    for (int i = 0; i < world.inventory().capacity(); i++) {
      int object = world.inventory().objectAt(i);
      if (object != 0 && world.objects().owner(object) == egoNumber()) {
        names.add(nameOf(object));
      }
    }
    names.removeIf(String::isBlank);
    return names;
  }

  /** Returns the dialogue choices, numbered from 1; empty if there are none. */
  public String numberedChoices() {
    List<Point> points = verbKeys.choices();
    List<String> choices = new ArrayList<>();
    for (Point point : points) {
      choices.add(choices.size() + 1 + ": " + nameAt(session(), point.x(), point.y()));
    }
    return String.join(". ", choices);
  }

  /**
   * Returns a description of the screen. If dialogue choices are shown, it consists of these
   * choices. Otherwise it consists of the room, each object and actor with its direction and
   * distance from ego, the sides on which the room continues, and the objects that ego carries.
   */
  public String description() {
    String choices = numberedChoices();
    if (!choices.isEmpty()) {
      return choices;
    }
    List<String> sentences = new ArrayList<>(List.of(roomName() + "."));
    hotspots().stream().map(this::withDirection).distinct().forEach(sentences::add);
    if (hotspots().isEmpty()) {
      sentences.add(texts.of("around.nothing"));
    }
    int left = session().world().camera().leftEdge();
    if (left > 0) {
      sentences.add(texts.of("around.on-left"));
    }
    if (left + Frame.WIDTH < session().world().currentRoom().width()) {
      sentences.add(texts.of("around.on-right"));
    }
    List<String> carriedNames = inventoryNames();
    if (!carriedNames.isEmpty()) {
      sentences.add(texts.of("around.carried", String.join(", ", carriedNames)));
    }
    return String.join(" ", sentences);
  }

  private String withDirection(Hotspot hotspot) {
    Optional<Point> ego = ego();
    int columns = ego.map(it -> hotspot.x() - it.x()).orElse(0);
    int rows = ego.map(it -> hotspot.y() - it.y()).orElse(0);
    boolean isToTheSide = hotspot.distanceToColumn(ego.map(Point::x).orElse(0)) > 0;
    int steps = (isToTheSide ? Math.abs(columns) : Math.abs(rows)) / STEP_PIXELS;
    if (ego.isEmpty() || steps < 2) {
      return texts.of("around.here", name(hotspot));
    }
    if (isToTheSide) {
      return texts.of(columns < 0 ? "around.left" : "around.right", name(hotspot), steps);
    }
    return texts.of(rows < 0 ? "around.above" : "around.below", name(hotspot), steps);
  }

  /** Returns the visible objects and actors with names, except ego, nearest to ego first. */
  private List<Hotspot> hotspots() {
    Optional<Point> ego = ego();
    String egoName = nameOf(egoNumber());
    return session().hotspots().stream()
        .filter(hotspot -> !hotspot.isVerb())
        .filter(hotspot -> !name(hotspot).isBlank() && !name(hotspot).equals(egoName))
        .sorted(
            Comparator.comparingInt(
                hotspot -> ego.map(it -> Math.abs(hotspot.x() - it.x())).orElse(hotspot.x())))
        .toList();
  }

  private String name(Hotspot hotspot) {
    return nameAt(session(), hotspot.x(), hotspot.y());
  }

  private String nameOf(int id) {
    return nameOf(session(), id);
  }

  private static String nameOf(GameSession session, int id) {
    byte[] name = id == 0 ? null : session.world().nameOf(id);
    return name == null ? "" : WesternGlyphs.textOf(PlainText.of(name, name.length));
  }

  /** Returns the position of ego on the screen; empty if ego is not in the room. */
  private Optional<Point> ego() {
    World world = session().world();
    if (egoNumber() == 0) {
      return Optional.empty();
    }
    Actor ego = world.cast().actor(egoNumber());
    return ego.room() == world.room()
        ? Optional.of(new Point(ego.x() - world.camera().leftEdge(), ego.y() + world.areas().top()))
        : Optional.empty();
  }

  private int egoNumber() {
    int ego = session().machine().variables().get(EngineVariable.EGO);
    return ego > 0 && ego < Cast.SIZE ? ego : 0;
  }

  private GameSession session() {
    return game.session();
  }
}
