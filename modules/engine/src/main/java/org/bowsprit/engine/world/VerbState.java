package org.bowsprit.engine.world;

import java.util.Objects;
import org.bowsprit.bytes.Bytes;

/**
 * Everything a saved game keeps of a verb; its picture is read again.
 *
 * @param id number for scripts, 0 for a free slot
 * @param saveId the number it was saved under, 0 while live
 * @param mode whether it can be seen and clicked
 * @param image whether it shows a picture
 * @param looks its colours and character set
 * @param key its shortcut
 * @param place where it is
 * @param drawn where it was drawn last
 * @param object the object assigned to it
 * @param picture where its picture comes from; null for none
 * @param label its word; null for none
 */
public record VerbState(
    int id,
    int saveId,
    Verb.Mode mode,
    boolean image,
    Looks looks,
    int key,
    Place place,
    Drawn drawn,
    int object,
    Inventory.Item picture,
    Bytes label) {

  /** Rejects null where something must be. */
  public VerbState {
    Objects.requireNonNull(mode, "mode must not be null");
    Objects.requireNonNull(looks, "looks must not be null");
    Objects.requireNonNull(place, "place must not be null");
    Objects.requireNonNull(drawn, "drawn must not be null");
  }

  /**
   * Colours and character set of a verb.
   *
   * @param colour as it is
   * @param hiColour under the mouse
   * @param dimColour when dim
   * @param backColour of its place
   * @param charset of its word
   */
  public record Looks(int colour, int hiColour, int dimColour, int backColour, int charset) {

    /** Rejects character sets there cannot be. */
    public Looks {
      if (charset < 0) {
        throw new IllegalArgumentException("no character set " + charset);
      }
    }
  }

  /**
   * Where a verb is; screen pixels.
   *
   * @param centred whether left is the middle
   * @param left left edge or middle
   * @param top top edge
   * @param right end of what can be clicked
   * @param bottom end of what can be clicked
   */
  public record Place(boolean centred, int left, int top, int right, int bottom) {}

  /**
   * Where a verb was drawn last; screen pixels, right and bottom excluded.
   *
   * @param left left edge
   * @param top top edge
   * @param right right edge
   * @param bottom bottom edge
   */
  public record Drawn(int left, int top, int right, int bottom) {}
}
