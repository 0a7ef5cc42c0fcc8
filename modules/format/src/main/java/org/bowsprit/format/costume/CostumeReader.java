package org.bowsprit.format.costume;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;

/** Decodes a COST chunk. Follows only the offsets that animations use (spec 03 §2, §8). */
final class CostumeReader {

  /** The size of a picture's header, in bytes. */
  static final int PICTURE_HEADER_BYTES = 12;

  private static final int ONCE_FLAG = 0x80;

  private final ByteReader in;
  private final CostumeFormat format;
  private final int animationCount;
  private final Bytes palette;
  private final int commandStart;
  private final int[] pictureTables = new int[Costume.LIMB_COUNT];
  private final Map<Integer, Optional<CostumePicture>> pictures = new HashMap<>();

  CostumeReader(ByteReader in) {
    this.in = in.seek(0);
    animationCount = in.u8() + 1;
    int formatByte = in.u8();
    format =
        CostumeFormat.of(formatByte)
            .orElseThrow(
                () ->
                    FormatException.at(
                        in.path(),
                        1,
                        String.format(
                            Locale.ROOT,
                            "expected a costume of format 0x58 or 0x59, found 0x%02x",
                            formatByte & ~CostumeFormat.WEST_STORED_FLAG)));
    palette = in.bytes(format.runs().colours());
    commandStart = in.u16() - CostumeFormat.BASE_OFFSET;
    for (int limb = 0; limb < Costume.LIMB_COUNT; limb++) {
      pictureTables[limb] = in.u16() - CostumeFormat.BASE_OFFSET;
    }
  }

  /**
   * Reads the costume.
   *
   * @param withUnused true to read also the pictures that no animation shows
   */
  Costume read(boolean withUnused) {
    int[] offsets = new int[animationCount];
    for (int i = 0; i < animationCount; i++) {
      offsets[i] = in.u16();
    }
    Bytes commands = readCommands();
    List<Optional<AnimationRecord>> animations = new ArrayList<>(animationCount);
    for (int offset : offsets) {
      animations.add(offset == 0 ? Optional.empty() : readAnimation(offset, commands.length()));
    }
    return new Costume(
        format.runs(),
        format.mirrored(),
        palette,
        animations,
        commands,
        readLimbs(animations, commands, withUnused));
  }

  /** Returns the command stream. It ends at the first picture table after it. */
  private Bytes readCommands() {
    Bytes payload = in.seek(0).rest();
    if (commandStart < 0 || commandStart > payload.length()) {
      return Bytes.EMPTY;
    }
    int end = payload.length();
    for (int table : pictureTables) {
      if (table >= commandStart && table < end) {
        end = table;
      }
    }
    return payload.slice(commandStart, end - commandStart);
  }

  private Optional<AnimationRecord> readAnimation(int offset, int streamLength) {
    int position = offset - CostumeFormat.BASE_OFFSET;
    if (position < 0 || position > in.length() - 2) {
      return Optional.empty();
    }
    int mask = in.seek(position).u16();
    List<LimbRange> ranges = new ArrayList<>();
    for (int limb = 0; limb < Costume.LIMB_COUNT && in.remaining() >= 2; limb++) {
      if ((mask << limb & 0x8000) == 0) {
        continue;
      }
      int start = in.u16();
      if (start == LimbRange.OFF) {
        ranges.add(LimbRange.off(limb));
      } else if (in.remaining() > 0) {
        int extent = in.u8();
        int last = Math.min(start + (extent & LimbRange.MAX_EXTENT), streamLength - 1);
        if (start < streamLength) {
          ranges.add(new LimbRange(limb, start, last, (extent & ONCE_FLAG) != 0));
        }
      }
    }
    return Optional.of(new AnimationRecord(ranges));
  }

  private List<Limb> readLimbs(
      List<Optional<AnimationRecord>> animations, Bytes commands, boolean withUnused) {
    List<SortedMap<Integer, CostumePicture>> picturesByLimb = new ArrayList<>();
    for (int limb = 0; limb < Costume.LIMB_COUNT; limb++) {
      picturesByLimb.add(new TreeMap<>());
    }
    for (Optional<AnimationRecord> animation : animations) {
      animation.ifPresent(
          present ->
              present.limbs().stream()
                  .filter(range -> !range.isOff())
                  .forEach(
                      range -> collectPictures(range, commands, picturesByLimb.get(range.limb()))));
    }
    if (withUnused) {
      addUnusedPictures(picturesByLimb);
    }
    return picturesByLimb.stream().map(Limb::new).toList();
  }

  private void collectPictures(
      LimbRange range, Bytes commands, Map<Integer, CostumePicture> target) {
    for (int position = range.start(); position <= range.last(); position++) {
      int number = CostumeCommand.number(commands.u8(position));
      if (number <= CostumeCommand.LAST_PICTURE && !target.containsKey(number)) {
        readPicture(range.limb(), number).ifPresent(picture -> target.put(number, picture));
      }
    }
  }

  /**
   * Adds the pictures that no animation shows. A table ends where the next table or the first
   * picture begins.
   */
  private void addUnusedPictures(List<SortedMap<Integer, CostumePicture>> picturesByLimb) {
    int firstPicture = pictures.keySet().stream().min(Integer::compare).orElse(0);
    for (int limb = 0; limb < Costume.LIMB_COUNT; limb++) {
      SortedMap<Integer, CostumePicture> limbPictures = picturesByLimb.get(limb);
      int start = pictureTables[limb];
      int end =
          Arrays.stream(pictureTables).filter(table -> table > start).min().orElse(firstPicture);
      int count =
          Math.min((Math.min(end, firstPicture) - start) / 2, CostumeCommand.LAST_PICTURE + 1);
      for (int number = 0; number < count && !limbPictures.isEmpty(); number++) {
        int pictureNumber = number;
        readPicture(limb, number)
            .filter(CostumePicture::isDrawable)
            .ifPresent(picture -> limbPictures.putIfAbsent(pictureNumber, picture));
      }
    }
  }

  private Optional<CostumePicture> readPicture(int limb, int number) {
    int entry = pictureTables[limb] + 2 * number;
    if (entry < 0 || entry > in.length() - 2) {
      return Optional.empty();
    }
    int offset = in.seek(entry).u16();
    return offset == 0
        ? Optional.empty()
        : pictures.computeIfAbsent(offset - CostumeFormat.BASE_OFFSET, this::readPicture);
  }

  private Optional<CostumePicture> readPicture(int position) {
    if (position < 0 || position > in.length() - PICTURE_HEADER_BYTES) {
      return Optional.empty();
    }
    in.seek(position);
    CostumePicture header =
        new CostumePicture(in.u16(), in.u16(), in.s16(), in.s16(), in.s16(), in.s16(), in.rest());
    Bytes remainingBytes = header.runs();
    Bytes runs =
        remainingBytes.slice(0, format.runs().encodedBytes(remainingBytes, header.pixelCount()));
    return Optional.of(
        new CostumePicture(
            header.width(),
            header.height(),
            header.xOffset(),
            header.yOffset(),
            header.xMove(),
            header.yMove(),
            runs));
  }
}
