package org.bowsprit.actors;

import org.bowsprit.bytes.Bytes;

/**
 * The state of an actor in a saved game, also in the middle of a step (spec 09 §15).
 *
 * @param id its number
 * @param place its position
 * @param heading its facing
 * @param size its size
 * @param motion its motion
 * @param voice its name and sound
 * @param dress its costume and animation
 * @param appearance its drawing state
 */
public record ActorState(
    int id,
    Place place,
    Heading heading,
    Size size,
    Motion motion,
    Voice voice,
    Dress.State dress,
    Appearance appearance) {

  /**
   * The position of an actor.
   *
   * @param room 0 for nowhere
   * @param x room pixels
   * @param y room pixels
   * @param box the walk box assigned last
   * @param visible whether it is shown
   * @param ignoreBoxes whether it ignores walk boxes
   * @param forceClip the z-plane forced on it, 0 for none
   */
  public record Place(
      int room, int x, int y, int box, boolean visible, boolean ignoreBoxes, int forceClip) {}

  /**
   * The facing of an actor.
   *
   * @param facing degrees
   * @param target the direction to which it is turning, degrees
   */
  public record Heading(int facing, int target) {}

  /**
   * The size of an actor.
   *
   * @param scaleX horizontal size
   * @param scaleY vertical size
   * @param boxScaleWord the scale word of its box
   * @param elevation pixels it is drawn above its feet
   * @param width the width for distances to other actors, in pixels
   */
  public record Size(int scaleX, int scaleY, int boxScaleWord, int elevation, int width) {}

  /**
   * The motion of an actor.
   *
   * @param moveBits a combination of the {@link MoveBits}
   * @param speedX pixels per tick at full size
   * @param speedY pixels per tick at full size
   * @param walk its walk
   * @param leg its present leg
   */
  public record Motion(int moveBits, int speedX, int speedY, Walk.State walk, LegMotion.State leg) {

    /** Checks the flags. */
    public Motion {
      if ((moveBits & ~MoveBits.ALL) != 0) {
        throw new IllegalArgumentException("no such movement flags: " + moveBits);
      }
    }
  }

  /**
   * The name and sound of an actor.
   *
   * @param name with padding and escapes
   * @param talkColour palette index of its speech
   * @param stepSound 0 for none
   */
  public record Voice(Bytes name, int talkColour, int stepSound) {}

  /**
   * The drawing state of an actor.
   *
   * @param drawn the extent when last drawn
   * @param needsRedraw whether it must be redrawn
   * @param needsBackgroundReset whether the background must be restored
   */
  public record Appearance(
      DrawnExtent.State drawn, boolean needsRedraw, boolean needsBackgroundReset) {}
}
