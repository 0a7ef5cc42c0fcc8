package org.bowsprit.format.costume;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * The looks of an actor: a COST chunk (spec 03 §2).
 *
 * <p>Sixteen limbs play commands independently; an animation sets some of them going. Records hold
 * what animations can reach; bytes that nothing points at are not kept.
 *
 * @param runs how pictures are packed, which says how many colours there are
 * @param mirrored whether actors that look west are drawn mirrored; false where west is stored
 * @param palette a room colour for each costume colour; entry 0 is not used, since colour 0 is
 *     transparent
 * @param animations by number, 4·chore + direction; nothing where a number is not defined
 * @param commands the command stream
 * @param limbs sixteen
 */
public record Costume(
    CostumeRuns runs,
    boolean mirrored,
    Bytes palette,
    List<Optional<AnimationRecord>> animations,
    Bytes commands,
    List<Limb> limbs) {

  /** The chunk's tag. */
  public static final String TAG = "COST";

  /** Limbs of every costume. */
  public static final int LIMBS = 16;

  /** Animations at most. */
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
    if (limbs.size() != LIMBS) {
      throw new IllegalArgumentException("a costume has 16 limbs, was " + limbs.size());
    }
    if (animations.isEmpty() || animations.size() > MAX_ANIMATIONS) {
      throw new IllegalArgumentException("1–256 animations, was " + animations.size());
    }
  }

  /**
   * Reads a costume.
   *
   * <p>What points outside of the chunk is treated as not there (spec 03 §8).
   *
   * @throws org.bowsprit.bytes.FormatException if the header is cut or of another format than v5's
   */
  public static Costume decode(ByteReader in) {
    return new CostumeReader(in).read();
  }

  /** Writes the payload of the chunk. */
  public void encode(ByteWriter out) {
    out.bytes(new CostumeWriter(this).write());
  }

  /** Returns the animation {@code number}, or nothing where the costume has none. */
  public Optional<AnimationRecord> animation(int number) {
    return number >= 0 && number < animations.size() ? animations.get(number) : Optional.empty();
  }

  /** Returns the command at {@code position}, {@link CostumeCommand#HIDE} beyond the stream. */
  public int command(int position) {
    return position >= 0 && position < commands.length()
        ? commands.u8(position)
        : CostumeCommand.HIDE;
  }

  /**
   * Returns the picture that {@code limb} shows with the command at {@code position}, or nothing
   * where that shows none.
   */
  public Optional<CostumePicture> picture(int limb, int position) {
    return limbs.get(limb).picture(CostumeCommand.number(command(position)));
  }
}
