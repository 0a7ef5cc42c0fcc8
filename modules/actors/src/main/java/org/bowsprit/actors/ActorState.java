package org.bowsprit.actors;

import org.bowsprit.bytes.Bytes;

/**
 * Everything a saved game keeps of an actor, in the middle of a step too (spec 09 §15).
 *
 * @param id its number
 * @param place where it is
 * @param heading where it looks
 * @param size how large it is
 * @param motion how it moves
 * @param voice what it is called and how it is heard
 * @param dress what it wears and plays
 * @param appearance what of it is on the screen
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
   * Where an actor is.
   *
   * @param room 0 for nowhere
   * @param x room pixels
   * @param y room pixels
   * @param box the walk box assigned last
   * @param visible whether it is shown
   * @param ignoreBoxes whether it walks where it likes
   * @param forceClip the z-plane forced on it, 0 for none
   */
  public record Place(
      int room, int x, int y, int box, boolean visible, boolean ignoreBoxes, int forceClip) {}

  /**
   * Where an actor looks.
   *
   * @param facing degrees
   * @param target where it is turning, degrees
   */
  public record Heading(int facing, int target) {}

  /**
   * How large an actor is.
   *
   * @param scaleX horizontal size
   * @param scaleY vertical size
   * @param boxScaleWord the scale word of its box
   * @param elevation pixels it is drawn above its feet
   * @param width for keeping distance, in pixels
   */
  public record Size(int scaleX, int scaleY, int boxScaleWord, int elevation, int width) {}

  /**
   * How an actor moves.
   *
   * @param moveBits a combination of the {@link MoveBits}
   * @param speedX pixels a tick at full size
   * @param speedY pixels a tick at full size
   * @param walk where it is going
   * @param leg the leg it is on
   */
  public record Motion(int moveBits, int speedX, int speedY, Walk.State walk, LegMotion.State leg) {

    /** Rejects flags there are not. */
    public Motion {
      if ((moveBits & ~MoveBits.ALL) != 0) {
        throw new IllegalArgumentException("no such movement flags: " + moveBits);
      }
    }
  }

  /**
   * What an actor is called and how it is heard.
   *
   * @param name with padding and escapes
   * @param talkColour palette index of its speech
   * @param stepSound 0 for none
   */
  public record Voice(Bytes name, int talkColour, int stepSound) {}

  /**
   * What of an actor is on the screen.
   *
   * @param drawn where it was drawn last
   * @param needsRedraw whether it is to be drawn anew
   * @param needsBackgroundReset whether what it covered must be restored
   */
  public record Appearance(
      DrawnExtent.State drawn, boolean needsRedraw, boolean needsBackgroundReset) {}
}
