package org.bowsprit.engine.world;

import java.util.Objects;
import org.bowsprit.bytes.Bytes;

/**
 * The saved state of a verb. The picture is read from the game's data.
 *
 * @param id number for scripts, 0 for a free slot
 * @param saveId the number under which it is saved, 0 while live
 * @param mode whether it can be seen and clicked
 * @param image whether the verb shows a picture
 * @param looks the colours and the character set
 * @param key the shortcut
 * @param place the position
 * @param drawn the last drawn rectangle
 * @param object the object assigned to the verb
 * @param picture the source of the picture; null for none
 * @param label the word; null for none
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

  /** Rejects null where a value is required. */
  public VerbState {
    Objects.requireNonNull(mode, "mode must not be null");
    Objects.requireNonNull(looks, "looks must not be null");
    Objects.requireNonNull(place, "place must not be null");
    Objects.requireNonNull(drawn, "drawn must not be null");
  }

  /**
   * The colours and the character set of a verb.
   *
   * @param colour the normal colour
   * @param hiColour the colour under the mouse
   * @param dimColour the colour when dim
   * @param backColour the background colour
   * @param charset the character set of its word
   */
  public record Looks(int colour, int hiColour, int dimColour, int backColour, int charset) {

    /** Rejects character sets that cannot exist. */
    public Looks {
      if (charset < 0) {
        throw new IllegalArgumentException("character set " + charset + " does not exist");
      }
    }
  }

  /**
   * The position of a verb, in screen pixels.
   *
   * @param centred whether left is the middle
   * @param left left edge or middle
   * @param top top edge
   * @param right end of the clickable area
   * @param bottom end of the clickable area
   */
  public record Place(boolean centred, int left, int top, int right, int bottom) {}

  /**
   * The last drawn rectangle of a verb, in screen pixels, right and bottom excluded.
   *
   * @param left left edge
   * @param top top edge
   * @param right right edge
   * @param bottom bottom edge
   */
  public record Drawn(int left, int top, int right, int bottom) {}
}
