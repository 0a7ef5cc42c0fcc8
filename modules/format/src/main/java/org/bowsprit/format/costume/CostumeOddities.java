package org.bowsprit.format.costume;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.Oddities;
import org.bowsprit.format.chunk.Oddity;

/** Finds the oddities of a costume (spec 03 §8). */
public final class CostumeOddities {

  private static final int HEADER_BYTES = 2;
  private static final int TABLE_COUNT = 1 + Costume.LIMB_COUNT;

  private final Chunk chunk;
  private final Oddities oddities = new Oddities();

  private CostumeOddities(Chunk chunk) {
    this.chunk = chunk;
  }

  /** Returns the oddities of a COST chunk. Unreadable parts are reported as lost. */
  public static List<Oddity> of(Chunk chunk) {
    return new CostumeOddities(chunk).find();
  }

  private List<Oddity> find() {
    try {
      Costume costume = Costume.decode(chunk.reader());
      checkOffsets(costume);
      checkPictures(costume);
    } catch (FormatException invalid) {
      oddities.addLost(invalid);
    }
    return oddities.list();
  }

  private void checkOffsets(Costume costume) {
    ByteReader in = chunk.reader().seek(HEADER_BYTES + costume.palette().length());
    for (int table = 0; table < TABLE_COUNT; table++) {
      int fieldOffset = in.position();
      String description = table == 0 ? "the commands" : "the pictures of limb " + (table - 1);
      checkOffset(fieldOffset, in.u16(), description);
    }
    for (int animation = 0; animation < costume.animations().size(); animation++) {
      int fieldOffset = in.position();
      int offset = in.u16();
      if (offset != 0) {
        checkOffset(fieldOffset, offset, "animation " + animation);
      }
    }
  }

  private void checkOffset(int fieldOffset, int offset, String description) {
    int length = chunk.payload().length();
    if (offset < CostumeFormat.BASE_OFFSET || offset - CostumeFormat.BASE_OFFSET > length) {
      oddities.addOdd(
          chunk,
          fieldOffset,
          "expected %s at an offset of %s to %s, found %s"
              .formatted(
                  description,
                  CostumeFormat.BASE_OFFSET,
                  length + CostumeFormat.BASE_OFFSET,
                  offset));
    }
  }

  private void checkPictures(Costume costume) {
    for (int limb = 0; limb < Costume.LIMB_COUNT; limb++) {
      for (Map.Entry<Integer, CostumePicture> entry :
          costume.limbs().get(limb).pictures().entrySet()) {
        CostumePicture picture = entry.getValue();
        int missing = costume.runs().missingPixels(picture);
        if (missing > 0) {
          oddities.addLost(
              chunk,
              chunk.payload().length(),
              "expected picture %s of limb %s to have %s pixels, found %s fewer"
                  .formatted(entry.getKey(), limb, picture.pixelCount(), missing));
          return;
        }
      }
    }
    checkPictureOffsets(costume);
  }

  /** Reports pictures that commands use and that are outside the chunk. */
  private void checkPictureOffsets(Costume costume) {
    ByteReader in = chunk.reader().seek(HEADER_BYTES + costume.palette().length() + 2);
    for (int limb = 0; limb < Costume.LIMB_COUNT; limb++) {
      int table = in.seek(HEADER_BYTES + costume.palette().length() + 2 * (1 + limb)).u16();
      for (int position : commandPositions(costume, limb)) {
        int number = CostumeCommand.number(costume.command(position));
        int entry = table - CostumeFormat.BASE_OFFSET + 2 * number;
        boolean isPicture = number <= CostumeCommand.LAST_PICTURE;
        if (isPicture
            && costume.limbs().get(limb).picture(number).isEmpty()
            && isBeyondEnd(in, entry)) {
          oddities.addLost(
              chunk, entry, "picture " + number + " of limb " + limb + " is outside the chunk");
          return;
        }
      }
    }
  }

  private boolean isBeyondEnd(ByteReader in, int entry) {
    if (entry < 0 || entry > in.length() - 2) {
      return false;
    }
    int offset = in.seek(entry).u16();
    return offset - CostumeFormat.BASE_OFFSET > in.length() - CostumeReader.PICTURE_HEADER_BYTES;
  }

  private static List<Integer> commandPositions(Costume costume, int limb) {
    return costume.animations().stream()
        .flatMap(Optional::stream)
        .flatMap(animation -> animation.limbs().stream())
        .filter(range -> range.limb() == limb && !range.isOff())
        .flatMap(range -> IntStream.rangeClosed(range.start(), range.last()).boxed())
        .toList();
  }
}
