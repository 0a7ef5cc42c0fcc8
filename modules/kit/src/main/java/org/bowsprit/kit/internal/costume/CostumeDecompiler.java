package org.bowsprit.kit.internal.costume;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.costume.AnimationRecord;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.costume.Limb;
import org.bowsprit.format.costume.LimbRange;
import org.bowsprit.format.object.Direction;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.media.image.IndexedPicture;

/** Decompiles a costume into sources that build the same pictures and chores. */
public final class CostumeDecompiler {

  private static final int MAX_STRIP_WIDTH = 1024;
  private static final List<String> CHORE_NAMES =
      List.of("", "init", "walk", "stand", "talk", "silent");

  private final Costume costume;
  private final Palette colours;
  private final StringBuilder text = new StringBuilder();
  private final Map<String, IndexedPicture> strips = new LinkedHashMap<>();

  /**
   * Prepares to decompile.
   *
   * @param costume the costume
   * @param roomPalette the palette with which the costume is shown
   */
  public CostumeDecompiler(Costume costume, Palette roomPalette) {
    this.costume = costume;
    this.colours = costumeColours(costume, roomPalette);
  }

  public CostumeSources decompile() {
    writeLine("colours " + costume.runs().colours());
    writeLine(
        "palette "
            + numbers(IntStream.range(0, costume.palette().length()).map(costume.palette()::u8)));
    writeLine("west " + (costume.mirrored() ? "mirrored" : "stored"));
    for (int number = 0; number < Costume.LIMB_COUNT; number++) {
      if (isUsed(number)) {
        writeLimb(number);
      }
    }
    for (int i = 0; i < costume.animations().size(); i++) {
      if (i % 4 == 0 && isChore(i)) {
        writeLine("");
        writeLine(
            ("chore " + i / 4 + " " + (i / 4 < CHORE_NAMES.size() ? CHORE_NAMES.get(i / 4) : ""))
                .strip());
      }
      writeDirection(i);
    }
    return new CostumeSources(text.toString(), strips);
  }

  private boolean isUsed(int limb) {
    return costume.animations().stream()
        .flatMap(Optional::stream)
        .flatMap(animation -> animation.limbs().stream())
        .anyMatch(range -> range.limb() == limb);
  }

  private boolean isChore(int firstAnimation) {
    return IntStream.range(
            firstAnimation, Math.min(firstAnimation + 4, costume.animations().size()))
        .anyMatch(i -> costume.animations().get(i).isPresent());
  }

  private void writeLimb(int number) {
    Limb limb = costume.limbs().get(number);
    writeLine("");
    writeLine("limb " + number + " limb" + number);
    SortedMap<Integer, CostumePicture> pictures = limb.pictures();
    if (pictures.isEmpty()) {
      return;
    }
    String name = "limb" + number + ".png";
    PictureStrip strip = new PictureStrip(MAX_STRIP_WIDTH);
    pictures.forEach(
        (index, picture) -> {
          // A picture that is never drawn has no pixels, even if a damaged file gives it a size.
          boolean isDrawn = picture.isDrawable();
          PictureStrip.Position position =
              strip.add(
                  isDrawn ? picture.width() : 0, isDrawn ? picture.height() : 0, pixels(picture));
          writeLine(
              "  picture %s %s at %s,%s size %sx%s offset %s,%s%s"
                  .formatted(
                      index,
                      name,
                      position.x(),
                      position.y(),
                      picture.width(),
                      picture.height(),
                      picture.xOffset(),
                      picture.yOffset(),
                      picture.xMove() == 0 && picture.yMove() == 0
                          ? ""
                          : " move " + picture.xMove() + "," + picture.yMove()));
        });
    strips.put(name, strip.toPicture(colours));
  }

  /** Returns the costume's colours row by row. */
  private byte[] pixels(CostumePicture picture) {
    byte[] columns = new byte[picture.pixelCount()];
    costume.runs().decode(picture, columns);
    byte[] rows = new byte[columns.length];
    for (int i = 0; i < rows.length; i++) {
      rows[i % picture.height() * picture.width() + i / picture.height()] = columns[i];
    }
    return rows;
  }

  private void writeDirection(int number) {
    Optional<AnimationRecord> animation = costume.animations().get(number);
    if (animation.isEmpty()) {
      return;
    }
    String ranges =
        animation.get().limbs().isEmpty()
            ? CostumeText.NOTHING_WORD
            : animation.get().limbs().stream().map(this::range).collect(Collectors.joining(", "));
    writeLine("  " + Direction.words().get(number % 4) + " " + ranges);
  }

  private String range(LimbRange range) {
    String limb = "limb" + range.limb() + " ";
    if (range.isOff()) {
      return limb + "off";
    }
    return limb
        + IntStream.rangeClosed(range.start(), range.last())
            .mapToObj(position -> Steps.write(costume.command(position)))
            .collect(Collectors.joining(" "))
        + (range.once() ? " once" : "");
  }

  private static Palette costumeColours(Costume costume, Palette room) {
    byte[] colours = new byte[Palette.COLOUR_COUNT * Palette.BYTES_PER_COLOUR];
    for (int i = 0; i < costume.palette().length(); i++) {
      int colour = costume.palette().u8(i);
      for (int channel = 0; channel < Palette.BYTES_PER_COLOUR && colour < room.size(); channel++) {
        colours[i * Palette.BYTES_PER_COLOUR + channel] = (byte) room.component(colour, channel);
      }
    }
    return new Palette(Bytes.wrap(Arrays.copyOf(colours, 3 * costume.palette().length())));
  }

  private static String numbers(IntStream numbers) {
    return numbers.mapToObj(String::valueOf).collect(Collectors.joining(" "));
  }

  private void writeLine(String line) {
    text.append(line).append('\n');
  }
}
