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

  private static final int WIDEST_STRIP = 1024;
  private static final List<String> CHORES = List.of("", "init", "walk", "stand", "talk", "silent");

  private final Costume costume;
  private final Palette colours;
  private final StringBuilder text = new StringBuilder();
  private final Map<String, IndexedPicture> strips = new LinkedHashMap<>();

  /**
   * Prepares to decompile.
   *
   * @param costume the costume
   * @param room the palette with which the costume is shown
   */
  public CostumeDecompiler(Costume costume, Palette room) {
    this.costume = costume;
    this.colours = costumeColours(costume, room);
  }

  public CostumeSources decompile() {
    line("colours " + costume.runs().colours());
    line(
        "palette "
            + numbers(IntStream.range(0, costume.palette().length()).map(costume.palette()::u8)));
    line("west " + (costume.mirrored() ? "mirrored" : "stored"));
    for (int number = 0; number < Costume.LIMBS; number++) {
      if (isUsed(number)) {
        limb(number);
      }
    }
    for (int i = 0; i < costume.animations().size(); i++) {
      if (i % 4 == 0 && isChore(i)) {
        line("");
        line(("chore " + i / 4 + " " + (i / 4 < CHORES.size() ? CHORES.get(i / 4) : "")).strip());
      }
      direction(i);
    }
    return new CostumeSources(text.toString(), strips);
  }

  private boolean isUsed(int limb) {
    return costume.animations().stream()
        .flatMap(Optional::stream)
        .flatMap(animation -> animation.limbs().stream())
        .anyMatch(range -> range.limb() == limb);
  }

  private boolean isChore(int first) {
    return IntStream.range(first, Math.min(first + 4, costume.animations().size()))
        .anyMatch(i -> costume.animations().get(i).isPresent());
  }

  private void limb(int number) {
    Limb limb = costume.limbs().get(number);
    line("");
    line("limb " + number + " limb" + number);
    SortedMap<Integer, CostumePicture> pictures = limb.pictures();
    if (pictures.isEmpty()) {
      return;
    }
    String name = "limb" + number + ".png";
    PictureStrip strip = new PictureStrip(WIDEST_STRIP);
    pictures.forEach(
        (index, picture) -> {
          // A picture that is never drawn has no pixels, even if a damaged file gives it a size.
          boolean drawn = picture.drawable();
          PictureStrip.Place at =
              strip.add(drawn ? picture.width() : 0, drawn ? picture.height() : 0, pixels(picture));
          line(
              "  picture %s %s at %s,%s size %sx%s offset %s,%s%s"
                  .formatted(
                      index,
                      name,
                      at.x(),
                      at.y(),
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
    byte[] columns = new byte[picture.pixels()];
    costume.runs().decode(picture, columns);
    byte[] rows = new byte[columns.length];
    for (int i = 0; i < rows.length; i++) {
      rows[i % picture.height() * picture.width() + i / picture.height()] = columns[i];
    }
    return rows;
  }

  private void direction(int number) {
    Optional<AnimationRecord> animation = costume.animations().get(number);
    if (animation.isEmpty()) {
      return;
    }
    String what =
        animation.get().limbs().isEmpty()
            ? CostumeText.NOTHING
            : animation.get().limbs().stream().map(this::range).collect(Collectors.joining(", "));
    line("  " + Direction.words().get(number % 4) + " " + what);
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
    byte[] colours = new byte[Palette.COLOURS * Palette.CHANNELS];
    for (int i = 0; i < costume.palette().length(); i++) {
      int colour = costume.palette().u8(i);
      for (int channel = 0; channel < Palette.CHANNELS && colour < room.size(); channel++) {
        colours[i * Palette.CHANNELS + channel] = (byte) room.component(colour, channel);
      }
    }
    return new Palette(Bytes.wrap(Arrays.copyOf(colours, 3 * costume.palette().length())));
  }

  private static String numbers(IntStream numbers) {
    return numbers.mapToObj(String::valueOf).collect(Collectors.joining(" "));
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
