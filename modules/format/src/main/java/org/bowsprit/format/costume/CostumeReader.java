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
  static final int PICTURE_HEADER = 12;

  private static final int ONCE = 0x80;

  private final ByteReader in;
  private final CostumeFormat format;
  private final int animationCount;
  private final Bytes palette;
  private final int commandStart;
  private final int[] pictureTables = new int[Costume.LIMBS];
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
                            formatByte & ~CostumeFormat.WEST_STORED)));
    palette = in.bytes(format.runs().colours());
    commandStart = in.u16() - CostumeFormat.BASE;
    for (int limb = 0; limb < Costume.LIMBS; limb++) {
      pictureTables[limb] = in.u16() - CostumeFormat.BASE;
    }
  }

  /**
   * Reads the costume.
   *
   * @param whole true to read also the pictures that no animation shows
   */
  Costume read(boolean whole) {
    int[] offsets = new int[animationCount];
    for (int i = 0; i < animationCount; i++) {
      offsets[i] = in.u16();
    }
    Bytes commands = commands();
    List<Optional<AnimationRecord>> animations = new ArrayList<>(animationCount);
    for (int offset : offsets) {
      animations.add(offset == 0 ? Optional.empty() : animation(offset, commands.length()));
    }
    return new Costume(
        format.runs(),
        format.mirrored(),
        palette,
        animations,
        commands,
        limbs(animations, commands, whole));
  }

  /** Returns the command stream. It ends at the first picture table after it. */
  private Bytes commands() {
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

  private Optional<AnimationRecord> animation(int offset, int streamLength) {
    int at = offset - CostumeFormat.BASE;
    if (at < 0 || at > in.length() - 2) {
      return Optional.empty();
    }
    int mask = in.seek(at).u16();
    List<LimbRange> ranges = new ArrayList<>();
    for (int limb = 0; limb < Costume.LIMBS && in.remaining() >= 2; limb++) {
      if ((mask << limb & 0x8000) == 0) {
        continue;
      }
      int start = in.u16();
      if (start == LimbRange.OFF) {
        ranges.add(LimbRange.off(limb));
      } else if (in.remaining() > 0) {
        int extent = in.u8();
        int last = Math.min(start + (extent & LimbRange.LONGEST), streamLength - 1);
        if (start < streamLength) {
          ranges.add(new LimbRange(limb, start, last, (extent & ONCE) != 0));
        }
      }
    }
    return Optional.of(new AnimationRecord(ranges));
  }

  private List<Limb> limbs(
      List<Optional<AnimationRecord>> animations, Bytes commands, boolean whole) {
    List<SortedMap<Integer, CostumePicture>> found = new ArrayList<>();
    for (int limb = 0; limb < Costume.LIMBS; limb++) {
      found.add(new TreeMap<>());
    }
    for (Optional<AnimationRecord> animation : animations) {
      animation.ifPresent(
          some ->
              some.limbs().stream()
                  .filter(range -> !range.isOff())
                  .forEach(range -> collect(range, commands, found.get(range.limb()))));
    }
    if (whole) {
      addUnused(found);
    }
    return found.stream().map(Limb::new).toList();
  }

  private void collect(LimbRange range, Bytes commands, Map<Integer, CostumePicture> into) {
    for (int position = range.start(); position <= range.last(); position++) {
      int number = CostumeCommand.number(commands.u8(position));
      if (number <= CostumeCommand.LAST_PICTURE && !into.containsKey(number)) {
        picture(range.limb(), number).ifPresent(picture -> into.put(number, picture));
      }
    }
  }

  /**
   * Adds the pictures that no animation shows. A table ends where the next table or the first
   * picture begins.
   */
  private void addUnused(List<SortedMap<Integer, CostumePicture>> found) {
    int firstPicture = pictures.keySet().stream().min(Integer::compare).orElse(0);
    for (int limb = 0; limb < Costume.LIMBS; limb++) {
      SortedMap<Integer, CostumePicture> ofLimb = found.get(limb);
      int start = pictureTables[limb];
      int end =
          Arrays.stream(pictureTables).filter(each -> each > start).min().orElse(firstPicture);
      int count =
          Math.min((Math.min(end, firstPicture) - start) / 2, CostumeCommand.LAST_PICTURE + 1);
      for (int number = 0; number < count && !ofLimb.isEmpty(); number++) {
        int added = number;
        picture(limb, number)
            .filter(CostumePicture::drawable)
            .ifPresent(picture -> ofLimb.putIfAbsent(added, picture));
      }
    }
  }

  private Optional<CostumePicture> picture(int limb, int number) {
    int entry = pictureTables[limb] + 2 * number;
    if (entry < 0 || entry > in.length() - 2) {
      return Optional.empty();
    }
    int offset = in.seek(entry).u16();
    return offset == 0
        ? Optional.empty()
        : pictures.computeIfAbsent(offset - CostumeFormat.BASE, this::picture);
  }

  private Optional<CostumePicture> picture(int at) {
    if (at < 0 || at > in.length() - PICTURE_HEADER) {
      return Optional.empty();
    }
    in.seek(at);
    CostumePicture header =
        new CostumePicture(in.u16(), in.u16(), in.s16(), in.s16(), in.s16(), in.s16(), in.rest());
    Bytes rest = header.runs();
    Bytes runs = rest.slice(0, format.runs().bytes(rest, header.pixels()));
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
