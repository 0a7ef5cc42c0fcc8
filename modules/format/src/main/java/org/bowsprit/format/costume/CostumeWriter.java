package org.bowsprit.format.costume;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * Writes a COST chunk: the records in the order of the animations, the command stream, the picture
 * tables and the pictures. Equal records and pictures are stored once (spec 03 §2).
 */
final class CostumeWriter {

  private final Costume costume;
  private final ByteWriter out = new ByteWriter();

  CostumeWriter(Costume costume) {
    this.costume = costume;
  }

  Bytes write() {
    int count = costume.animations().size();
    out.u8(count - 1);
    out.u8(new CostumeFormat(costume.runs(), costume.mirrored()).value());
    out.bytes(costume.palette());
    int commandOffset = reserveOffsets(1);
    int tableOffsets = reserveOffsets(Costume.LIMB_COUNT);
    int animationOffsets = reserveOffsets(count);
    writeAnimations(animationOffsets);
    out.putU16(commandOffset, nextOffset());
    out.bytes(costume.commands());
    writeLimbs(tableOffsets);
    return out.toBytes();
  }

  private void writeAnimations(int tablePosition) {
    Map<AnimationRecord, Integer> writtenOffsets = new HashMap<>();
    for (int i = 0; i < costume.animations().size(); i++) {
      Optional<AnimationRecord> animation = costume.animations().get(i);
      if (animation.isPresent()) {
        int offset = writtenOffsets.computeIfAbsent(animation.get(), this::writeAnimation);
        out.putU16(tablePosition + 2 * i, offset);
      }
    }
  }

  private int writeAnimation(AnimationRecord animation) {
    int offset = nextOffset();
    int mask = 0;
    for (LimbRange range : animation.limbs()) {
      mask |= 0x8000 >> range.limb();
    }
    out.u16(mask);
    for (LimbRange range : animation.limbs()) {
      out.u16(range.start());
      if (!range.isOff()) {
        out.u8(range.last() - range.start() | (range.once() ? 0x80 : 0));
      }
    }
    return offset;
  }

  /** Writes a table for each limb that has pictures; the other limbs use the first table. */
  private void writeLimbs(int tablePosition) {
    int first = nextOffset();
    int[] tables = new int[Costume.LIMB_COUNT];
    List<Limb> limbs = costume.limbs();
    for (int i = 0; i < Costume.LIMB_COUNT; i++) {
      boolean hasPictures = !limbs.get(i).pictures().isEmpty();
      out.putU16(tablePosition + 2 * i, hasPictures ? nextOffset() : first);
      tables[i] = hasPictures ? reserveOffsets(limbs.get(i).pictures().lastKey() + 1) : 0;
    }
    Map<CostumePicture, Integer> writtenOffsets = new HashMap<>();
    for (int i = 0; i < Costume.LIMB_COUNT; i++) {
      int table = tables[i];
      limbs
          .get(i)
          .pictures()
          .forEach(
              (number, picture) ->
                  out.putU16(
                      table + 2 * number,
                      writtenOffsets.computeIfAbsent(picture, this::writePicture)));
    }
  }

  private int writePicture(CostumePicture picture) {
    int offset = nextOffset();
    out.u16(picture.width()).u16(picture.height());
    out.s16(picture.xOffset()).s16(picture.yOffset());
    out.s16(picture.xMove()).s16(picture.yMove());
    out.bytes(picture.runs());
    return offset;
  }

  /** Reserves {@code words} offsets and returns their position. */
  private int reserveOffsets(int words) {
    int position = out.position();
    out.fill(0, 2 * words);
    return position;
  }

  /** Returns the next position in the units of the chunk's offsets. */
  private int nextOffset() {
    return out.position() + CostumeFormat.BASE_OFFSET;
  }
}
