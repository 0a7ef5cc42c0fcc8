package org.bowsprit.actors;

import org.bowsprit.bytes.Bytes;

/**
 * The state of an actor in a saved game. It can be saved even in the middle of a step (spec 09
 * §15).
 *
 * @param id the number of the actor
 * @param place the position of the actor
 * @param heading the facing of the actor
 * @param size the size of the actor
 * @param motion the motion of the actor
 * @param voice the name and the step sound of the actor
 * @param dress the costume and its animation
 * @param appearance the drawing state of the actor
 */
public record ActorState(
    int id,
    Place place,
    Heading heading,
    Size size,
    Motion motion,
    Voice voice,
    CostumeState.State dress,
    Appearance appearance) {

  /**
   * The position of an actor.
   *
   * @param room the number of the room; 0 if the actor is in no room
   * @param x the x coordinate in room pixels
   * @param y the y coordinate in room pixels
   * @param box the walk box that was assigned last
   * @param visible true if the actor is shown
   * @param ignoreBoxes true if the actor ignores walk boxes
   * @param forceClip the z-plane that is forced on the actor; 0 if none is forced
   */
  public record Place(
      int room, int x, int y, int box, boolean visible, boolean ignoreBoxes, int forceClip) {}

  /**
   * The facing of an actor.
   *
   * @param facing the facing in degrees
   * @param target the direction to which the actor is turning, in degrees
   */
  public record Heading(int facing, int target) {}

  /**
   * The size of an actor.
   *
   * @param scaleX the horizontal scale
   * @param scaleY the vertical scale
   * @param boxScaleWord the scale word of the actor's box
   * @param elevation the height above its feet at which the actor is drawn, in pixels
   * @param width the width for distances to other actors, in pixels
   */
  public record Size(int scaleX, int scaleY, int boxScaleWord, int elevation, int width) {}

  /**
   * The motion of an actor.
   *
   * @param moveBits a combination of the {@link MoveBits}
   * @param speedX the horizontal speed, in pixels per tick at full size
   * @param speedY the vertical speed, in pixels per tick at full size
   * @param walk the walk of the actor
   * @param leg the current leg of the walk
   */
  public record Motion(int moveBits, int speedX, int speedY, Walk.State walk, LegMotion.State leg) {

    /** Checks the flags. */
    public Motion {
      if ((moveBits & ~MoveBits.ALL) != 0) {
        throw new IllegalArgumentException("invalid movement flags: " + moveBits);
      }
    }
  }

  /**
   * The name and sound of an actor.
   *
   * @param name the name, with padding and escapes
   * @param talkColour the palette index of the actor's speech
   * @param stepSound the number of the step sound; 0 if there is none
   */
  public record Voice(Bytes name, int talkColour, int stepSound) {}

  /**
   * The drawing state of an actor.
   *
   * @param drawn the extent of the actor when it was last drawn
   * @param needsRedraw true if the actor must be redrawn
   * @param needsBackgroundReset true if the background must be restored
   */
  public record Appearance(
      DrawnExtent.State drawn, boolean needsRedraw, boolean needsBackgroundReset) {}
}
