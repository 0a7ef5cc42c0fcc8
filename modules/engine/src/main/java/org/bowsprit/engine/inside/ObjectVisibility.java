package org.bowsprit.engine.inside;

import java.util.Locale;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.RoomObjects;
import org.bowsprit.engine.world.World;

/**
 * States whether an object is drawn, and the reason if it is not drawn (spec 02 §5).
 *
 * @param number the state, object or actor that the reason names; 0 if there is none
 */
public record ObjectVisibility(Reason reason, int number) {

  private static final int STATE_MASK = 15;
  private static final int STRIP_PIXELS = 8;
  private static final int VISIBLE_STRIPS = 40;

  /** The reasons, with their texts. */
  public enum Reason {
    /** The object is drawn. */
    DRAWN("drawn"),
    /** State 0 means no image. */
    STATE_0("not drawn: state 0"),
    /**
     * Another object with the same rectangle was drawn later. This has set the state of the object
     * to 0.
     */
    PUT_OUT("not drawn: object %d, drawn later, has the same rectangle"),
    /** There is no image for its state. */
    NO_IMAGE("not drawn: no image for state %d"),
    /** Its parent is not in the state in which the object is drawn. */
    PARENT("not drawn: its parent, object %d, is in another state"),
    /** The object lies to the left or right of the picture. */
    OUTSIDE("not drawn: outside the picture"),
    /** An actor carries the object, and the room does not contain its data. */
    CARRIED("not drawn: actor %d carries it"),
    /** The object belongs to another room. */
    ELSEWHERE("not drawn: not in this room");

    private final String text;

    Reason(String text) {
      this.text = text;
    }
  }

  /** Returns the reason in words. */
  public String text() {
    return String.format(Locale.ROOT, reason.text, number);
  }

  /**
   * Returns whether an object is visible, with the reason.
   *
   * @param object an object's number
   */
  public static ObjectVisibility of(World world, int object) {
    LocalObject localObject = world.roomObjects().find(object);
    if (localObject == null) {
      int owner = world.objects().owner(object);
      return owner == 0 || owner == ObjectStates.OWNER_ROOM
          ? new ObjectVisibility(Reason.ELSEWHERE, 0)
          : new ObjectVisibility(Reason.CARRIED, owner);
    }
    ObjectVisibility inRoom = of(world.roomObjects(), localObject);
    return inRoom.reason == Reason.DRAWN && isOutside(localObject, world.camera().leftEdge())
        ? new ObjectVisibility(Reason.OUTSIDE, 0)
        : inRoom;
  }

  /**
   * Returns whether an object is drawn in its room, regardless of the visible part of the room.
   *
   * @param objects the objects of the room
   * @param object one of the objects of the room
   */
  public static ObjectVisibility of(RoomObjects objects, LocalObject object) {
    int state = object.state() & STATE_MASK;
    if (state == 0) {
      int other = objectWithSameRectangle(objects, object);
      return other == 0
          ? new ObjectVisibility(Reason.STATE_0, 0)
          : new ObjectVisibility(Reason.PUT_OUT, other);
    }
    if (object.data().image().filter(image -> image.pictures().containsKey(state)).isEmpty()) {
      return new ObjectVisibility(Reason.NO_IMAGE, state);
    }
    if (!objects.isShown(object)) {
      LocalObject parent = objects.inSlot(object.parent());
      return new ObjectVisibility(Reason.PARENT, parent == null ? 0 : parent.id());
    }
    return new ObjectVisibility(Reason.DRAWN, 0);
  }

  private static int objectWithSameRectangle(RoomObjects objects, LocalObject object) {
    for (int slot = 1; slot < objects.endSlot(); slot++) {
      LocalObject other = objects.inSlot(slot);
      if (other != null
          && other != object
          && (other.state() & STATE_MASK) != 0
          && other.data().image().isPresent()
          && other.sharesRectangle(object)) {
        return other.id();
      }
    }
    return 0;
  }

  private static boolean isOutside(LocalObject object, int leftEdge) {
    int first = leftEdge / STRIP_PIXELS;
    int from = object.x() / STRIP_PIXELS;
    return from + object.width() / STRIP_PIXELS <= first || from >= first + VISIBLE_STRIPS;
  }
}
