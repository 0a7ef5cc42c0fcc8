package org.bowsprit.playtest.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.text.PlainText;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.vm.EngineVariable;

/** The objects and verbs that can be pointed at in the current state, and their positions. */
public final class ClickTargets {

  private static final int GRID_STEP = 3;
  private static final int MAX_INSET = 3;

  private final GameSession session;

  /** Reads the targets of a session. */
  public ClickTargets(GameSession session) {
    this.session = session;
  }

  /**
   * A point.
   *
   * @param x the column, of the screen or of the room
   * @param y the row
   */
  public record Position(int x, int y) {}

  /**
   * A verb or dialogue line that can be clicked.
   *
   * @param verb the number of the verb
   * @param label the words of the verb; empty for a picture
   */
  public record ClickableVerb(int verb, String label) {

    /** Returns whether the label has letters. A label without letters is a scroll arrow. */
    public boolean hasLetters() {
      return label.chars().anyMatch(Character::isLetter);
    }
  }

  /** Returns the objects of the room that can be pointed at when they are on the screen. */
  public List<Integer> roomObjects() {
    List<Integer> objects = new ArrayList<>();
    World world = world();
    for (int slot = 1; slot < world.roomObjects().endSlot(); slot++) {
      LocalObject object = world.roomObjects().inSlot(slot);
      if (object != null && positionInRoom(object).isPresent() && !objects.contains(object.id())) {
        objects.add(object.id());
      }
    }
    return objects;
  }

  /** Returns the objects that ego carries. */
  public List<Integer> carriedObjects() {
    List<Integer> carried = new ArrayList<>();
    for (int i = 0; i < world().inventory().capacity(); i++) {
      int object = world().inventory().objectAt(i);
      if (object != 0 && carries(object)) {
        carried.add(object);
      }
    }
    return carried;
  }

  /** Returns the carried objects that can be clicked without scrolling. */
  public List<Integer> visibleCarriedObjects() {
    return carriedObjects().stream()
        .filter(object -> positionOfCarried(object).isPresent())
        .toList();
  }

  /** Returns whether ego carries an object. */
  public boolean carries(int object) {
    return world().objects().has(object) && world().objects().owner(object) == ego();
  }

  /**
   * Returns a point of the room at which an object can be pointed at. If possible, the point is on
   * the screen.
   */
  Optional<Position> positionInRoom(int number) {
    LocalObject object = world().roomObjects().find(number);
    return object == null ? Optional.empty() : positionInRoom(object);
  }

  private Optional<Position> positionInRoom(LocalObject object) {
    if (!world().roomObjects().isTouchable(object, world().objects())) {
      return Optional.empty();
    }
    Position first = null;
    int bottom = Math.min(object.y() + object.height(), world().areas().mainHeight());
    for (int y = Math.max(0, object.y() + 1); y < bottom; y += GRID_STEP) {
      for (int x = Math.max(0, object.x() + 1); x < object.x() + object.width(); x += GRID_STEP) {
        if (world().roomObjects().objectAt(x, y, world().objects()) == object.id()) {
          Position position = new Position(x, y);
          if (isOnScreen(position)) {
            return Optional.of(position);
          }
          first = first == null ? position : first;
        }
      }
    }
    return Optional.ofNullable(first);
  }

  /** Returns whether a point of the room is on the screen. */
  boolean isOnScreen(Position inRoom) {
    int x = inRoom.x() - world().camera().leftEdge();
    return x >= 0 && x < Frame.WIDTH;
  }

  /** Returns the verbs and lines that can be clicked, without carried objects. */
  public List<ClickableVerb> clickableVerbs() {
    List<ClickableVerb> clickableVerbs = new ArrayList<>();
    List<Caption> captions = session.captions();
    List<String> carriedNames = carriedObjects().stream().map(this::name).toList();
    for (int slot = 1; slot < world().verbs().capacity(); slot++) {
      Verb verb = world().verbs().slot(slot);
      if (isClickable(verb) && carriedIn(verb) == 0) {
        ClickableVerb clickableVerb = new ClickableVerb(verb.id(), label(verb, captions));
        if (!carriedNames.contains(clickableVerb.label())) {
          clickableVerbs.add(clickableVerb);
        }
      }
    }
    return clickableVerbs;
  }

  /** Returns a point at which a carried object can be clicked. */
  Optional<Position> positionOfCarried(int object) {
    List<Caption> captions = session.captions();
    for (int slot = 1; slot < world().verbs().capacity(); slot++) {
      Verb verb = world().verbs().slot(slot);
      if (isClickable(verb)
          && (carriedIn(verb) == object || label(verb, captions).equals(name(object)))) {
        return Optional.of(positionOf(verb));
      }
    }
    return Optional.empty();
  }

  /** Returns a point at which a verb can be clicked. */
  Optional<Position> positionOfVerb(int number) {
    int slot = world().verbs().liveSlotOf(number);
    return slot == 0 || !isClickable(world().verbs().slot(slot))
        ? Optional.empty()
        : Optional.of(positionOf(world().verbs().slot(slot)));
  }

  /** Returns the name of an object or actor, in Unicode; empty for none. */
  public String name(int number) {
    byte[] raw = world().nameOf(number);
    return raw == null ? "" : WesternGlyphs.textOf(PlainText.of(raw, raw.length));
  }

  /** Returns the number of the actor that the player moves; 0 for none. */
  public int ego() {
    int ego = session.machine().variables().get(EngineVariable.EGO);
    return ego > 0 && ego < Cast.SIZE ? ego : 0;
  }

  /** Returns whether a verb can be clicked. A word that has only one colour can only be read. */
  private static boolean isClickable(Verb verb) {
    return verb.isLive()
        && verb.id() != 0
        && verb.mode() == Verb.Mode.ON
        && (verb.isImage() || verb.hiColour() != 0)
        && verb.right() > verb.left();
  }

  /** Returns the carried object whose picture a slot shows, 0 for none. */
  private int carriedIn(Verb verb) {
    return verb.isImage() && carries(verb.pictureObject()) ? verb.pictureObject() : 0;
  }

  private static String label(Verb verb, List<Caption> captions) {
    return captions.stream()
        .filter(
            each ->
                each.left() == verb.drawnRectangle().left()
                    && each.top() == verb.drawnRectangle().top())
        .map(Caption::text)
        .findFirst()
        .orElse("");
  }

  private static Position positionOf(Verb verb) {
    return new Position(
        verb.left() + Math.min(MAX_INSET, (verb.right() - verb.left()) / 2),
        verb.top() + Math.min(MAX_INSET, (verb.bottom() - verb.top()) / 2));
  }

  private World world() {
    return session.world();
  }
}
