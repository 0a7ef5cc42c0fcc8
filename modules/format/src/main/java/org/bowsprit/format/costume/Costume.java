package org.bowsprit.format.costume;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * An actor's costume: a COST chunk (spec 03 §2).
 *
 * <p>Sixteen limbs play commands independently. An animation starts some of the limbs. Data that no
 * animation uses is not kept.
 *
 * @param runs the packing of pictures, which also determines the number of colours
 * @param mirrored whether actors that face west are drawn mirrored; false if the costume has its
 *     own pictures for west
 * @param palette the room colour of each costume colour; entry 0 is unused, because colour 0 is
 *     transparent
 * @param animations the animations by number, which is 4·chore + direction; empty for undefined
 *     numbers
 * @param commands the command stream
 * @param limbs the sixteen limbs
 */
public record Costume(
    CostumeRuns runs,
    boolean mirrored,
    Bytes palette,
    List<Optional<AnimationRecord>> animations,
    Bytes commands,
    List<Limb> limbs) {

  /** The tag of the chunk. */
  public static final String TAG = "COST";

  /** The number of limbs of a costume. */
  public static final int LIMB_COUNT = 16;

  /** The largest number of animations. */
  public static final int MAX_ANIMATIONS = 256;

  /** Copies the lists and checks their sizes. */
  public Costume {
    Objects.requireNonNull(commands, "commands must not be null");
    animations = List.copyOf(animations);
    limbs = List.copyOf(limbs);
    if (palette.length() != runs.colours()) {
      throw new IllegalArgumentException(
          "a palette of " + runs.colours() + " colours is wanted, was " + palette.length());
    }
    if (limbs.size() != LIMB_COUNT) {
      throw new IllegalArgumentException("a costume has 16 limbs, was " + limbs.size());
    }
    if (animations.isEmpty() || animations.size() > MAX_ANIMATIONS) {
      throw new IllegalArgumentException("1–256 animations, was " + animations.size());
    }
  }

  /**
   * Reads a costume.
   *
   * <p>Data outside the chunk is treated as missing (spec 03 §8).
   *
   * @throws org.bowsprit.bytes.FormatException if the header is truncated or has a format other
   *     than v5's
   */
  public static Costume decode(ByteReader in) {
    return new CostumeReader(in).read(false);
  }

  /**
   * Reads a costume including pictures that no animation shows, if the tables of the other pictures
   * contain them.
   *
   * @throws org.bowsprit.bytes.FormatException if the header is truncated or has a format other
   *     than v5's
   */
  public static Costume decodeWithUnusedPictures(ByteReader in) {
    return new CostumeReader(in).read(true);
  }

  /** Writes the payload of the chunk. */
  public void encode(ByteWriter out) {
    out.bytes(new CostumeWriter(this).write());
  }

  /** Returns an animation; empty if the costume does not define it. */
  public Optional<AnimationRecord> animation(int number) {
    return number >= 0 && number < animations.size() ? animations.get(number) : Optional.empty();
  }

  /**
   * Returns the command at {@code position}. After the end of the stream, returns {@link
   * CostumeCommand#HIDE}.
   */
  public int command(int position) {
    return position >= 0 && position < commands.length()
        ? commands.u8(position)
        : CostumeCommand.HIDE;
  }

  /**
   * Returns the picture that {@code limb} shows for the command at {@code position}; empty if it
   * shows none.
   */
  public Optional<CostumePicture> picture(int limb, int position) {
    return limbs.get(limb).picture(CostumeCommand.number(command(position)));
  }
}
