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

  private static final int HEADER = 2;
  private static final int TABLES = 1 + Costume.LIMBS;

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
      offsets(costume);
      pictures(costume);
    } catch (FormatException damage) {
      oddities.lost(damage);
    }
    return oddities.list();
  }

  private void offsets(Costume costume) {
    ByteReader in = chunk.reader().seek(HEADER + costume.palette().length());
    for (int table = 0; table < TABLES; table++) {
      int at = in.position();
      String what = table == 0 ? "the commands" : "the pictures of limb " + (table - 1);
      inside(at, in.u16(), what);
    }
    for (int animation = 0; animation < costume.animations().size(); animation++) {
      int at = in.position();
      int offset = in.u16();
      if (offset != 0) {
        inside(at, offset, "animation " + animation);
      }
    }
  }

  private void inside(int at, int offset, String what) {
    int length = chunk.payload().length();
    if (offset < CostumeFormat.BASE || offset - CostumeFormat.BASE > length) {
      oddities.odd(
          chunk,
          at,
          "expected %s at an offset of %s to %s, found %s"
              .formatted(what, CostumeFormat.BASE, length + CostumeFormat.BASE, offset));
    }
  }

  private void pictures(Costume costume) {
    for (int limb = 0; limb < Costume.LIMBS; limb++) {
      for (Map.Entry<Integer, CostumePicture> entry :
          costume.limbs().get(limb).pictures().entrySet()) {
        CostumePicture picture = entry.getValue();
        int missing = costume.runs().missing(picture);
        if (missing > 0) {
          oddities.lost(
              chunk,
              chunk.payload().length(),
              "expected picture %s of limb %s to have %s pixels, found %s fewer"
                  .formatted(entry.getKey(), limb, picture.pixels(), missing));
          return;
        }
      }
    }
    beyond(costume);
  }

  /** Reports pictures that commands use and that are outside the chunk. */
  private void beyond(Costume costume) {
    ByteReader in = chunk.reader().seek(HEADER + costume.palette().length() + 2);
    for (int limb = 0; limb < Costume.LIMBS; limb++) {
      int table = in.seek(HEADER + costume.palette().length() + 2 * (1 + limb)).u16();
      for (int position : positions(costume, limb)) {
        int number = CostumeCommand.number(costume.command(position));
        int entry = table - CostumeFormat.BASE + 2 * number;
        boolean wanted = number <= CostumeCommand.LAST_PICTURE;
        if (wanted && costume.limbs().get(limb).picture(number).isEmpty() && isCut(in, entry)) {
          oddities.lost(
              chunk, entry, "picture " + number + " of limb " + limb + " lies beyond the end");
          return;
        }
      }
    }
  }

  private boolean isCut(ByteReader in, int entry) {
    if (entry < 0 || entry > in.length() - 2) {
      return false;
    }
    int offset = in.seek(entry).u16();
    return offset - CostumeFormat.BASE > in.length() - CostumeReader.PICTURE_HEADER;
  }

  private static List<Integer> positions(Costume costume, int limb) {
    return costume.animations().stream()
        .flatMap(Optional::stream)
        .flatMap(animation -> animation.limbs().stream())
        .filter(range -> range.limb() == limb && !range.isOff())
        .flatMap(range -> IntStream.rangeClosed(range.start(), range.last()).boxed())
        .toList();
  }
}
