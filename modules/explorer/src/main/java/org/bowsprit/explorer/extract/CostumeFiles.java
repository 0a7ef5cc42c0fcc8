package org.bowsprit.explorer.extract;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.actors.CostumeAnimation;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.costume.Limb;
import org.bowsprit.media.image.AnimatedPng;
import org.bowsprit.media.image.Animation;

/** Writes a sheet with all pictures of a costume, and every animation as an animated PNG. */
final class CostumeFiles {

  private static final int SHEET_WIDTH = 512;
  private static final int GAP = 4;
  private static final int INIT_CHORE = 1;
  private static final int JIFFIES_PER_STEP = 6;
  private static final int MAX_STEPS = 96;
  private static final int MAX_FRAME_PIXELS = 1024;

  private final OutputFolder out;
  private final int id;
  private final Costume costume;
  private final byte[] palette;
  private final LimbPainter limbPainter;
  private final int transparentColour;

  /**
   * Prepares to write costume {@code id} in the colours of a room.
   *
   * @param palette 768 bytes
   */
  CostumeFiles(OutputFolder out, int id, Costume costume, byte[] palette) {
    this.out = out;
    this.id = id;
    this.costume = costume;
    this.palette = palette;
    this.limbPainter = new LimbPainter(costume);
    this.transparentColour = limbPainter.unusedColour();
  }

  /**
   * One animation.
   *
   * @param number 4·chore + direction
   * @param file the path of its file
   * @param frames the number of steps until it repeats
   */
  record WrittenAnimation(int number, String file, int frames) {}

  /** Writes all pictures. Each limb has one or more rows of the sheet. */
  String writeSheet() {
    List<SheetPicture> pictures = new ArrayList<>();
    int y = GAP;
    for (Limb limb : costume.limbs()) {
      y = layOut(limb, y, pictures);
    }
    Raster raster = new Raster(SHEET_WIDTH, y, transparentColour);
    for (SheetPicture sheetPicture : pictures) {
      limbPainter.draw(sheetPicture.picture(), raster, sheetPicture.x(), sheetPicture.y());
    }
    return out.write(
        String.format(Locale.ROOT, "costumes/costume-%03d.png", id),
        file -> raster.writePng(file, palette, transparentColour));
  }

  /** A picture and its position on the sheet. */
  private record SheetPicture(CostumePicture picture, int x, int y) {}

  private static int layOut(Limb limb, int top, List<SheetPicture> pictures) {
    int x = GAP;
    int y = top;
    int rowHeight = 0;
    for (CostumePicture picture : limb.pictures().values()) {
      if (!picture.isDrawable()) {
        continue;
      }
      if (x > GAP && x + picture.width() > SHEET_WIDTH) {
        x = GAP;
        y += rowHeight + GAP;
        rowHeight = 0;
      }
      pictures.add(new SheetPicture(picture, x, y));
      x += picture.width() + GAP;
      rowHeight = Math.max(rowHeight, picture.height());
    }
    return rowHeight == 0 ? y : y + rowHeight + GAP;
  }

  /** Writes all animations that show at least one picture. */
  List<WrittenAnimation> writeAnimations() {
    List<WrittenAnimation> written = new ArrayList<>();
    for (int number = 0; number < costume.animations().size(); number++) {
      if (costume.animation(number).isPresent()) {
        writeAnimation(number).ifPresent(written::add);
      }
    }
    return written;
  }

  /** Returns all animations that show at least one picture, with their steps side by side. */
  List<CostumePreviews.Strip> strips() {
    List<CostumePreviews.Strip> strips = new ArrayList<>();
    for (int number = 0; number < costume.animations().size(); number++) {
      if (costume.animation(number).isPresent()) {
        strip(number).ifPresent(strips::add);
      }
    }
    return strips;
  }

  private Optional<CostumePreviews.Strip> strip(int number) {
    List<List<LimbPainter.PositionedPicture>> steps = steps(number);
    Frame frame = Frame.around(steps);
    if (!frame.isDrawable()) {
      return Optional.empty();
    }
    boolean flipped = isFlipped(number);
    Raster strip = new Raster(frame.width() * steps.size(), frame.height(), transparentColour);
    for (int i = 0; i < steps.size(); i++) {
      strip.put(picture(steps.get(i), frame, flipped), frame.width(), i * frame.width());
    }
    return Optional.of(
        new CostumePreviews.Strip(
            number / 4,
            number % 4,
            steps.size(),
            frame.width(),
            frame.height(),
            flipped ? frame.right() - 1 : -frame.left(),
            -frame.top(),
            CostumePreviews.uri(strip, palette, transparentColour)));
  }

  private boolean isFlipped(int number) {
    return costume.mirrored() && number % 4 == 0;
  }

  private Optional<WrittenAnimation> writeAnimation(int number) {
    List<List<LimbPainter.PositionedPicture>> steps = steps(number);
    Frame frame = Frame.around(steps);
    if (!frame.isDrawable()) {
      return Optional.empty();
    }
    boolean flipped = isFlipped(number);
    String name =
        String.format(Locale.ROOT, "costumes/costume-%03d-animation-%03d.png", id, number);
    out.write(
        name,
        file -> {
          try (Animation animation =
              new AnimatedPng(file, frame.width(), frame.height(), transparentColour)) {
            for (List<LimbPainter.PositionedPicture> step : steps) {
              animation.add(picture(step, frame, flipped), palette, JIFFIES_PER_STEP);
            }
          }
        });
    return Optional.of(new WrittenAnimation(number, name, steps.size()));
  }

  /** Plays an animation on an actor with the costume, until it repeats. */
  private List<List<LimbPainter.PositionedPicture>> steps(int number) {
    CostumeAnimation animation = new CostumeAnimation();
    animation.start(costume, INIT_CHORE, number % 4);
    animation.start(costume, number / 4, number % 4);
    Set<List<Integer>> states = new HashSet<>();
    List<List<LimbPainter.PositionedPicture>> steps = new ArrayList<>();
    while (steps.size() < MAX_STEPS && states.add(state(animation))) {
      steps.add(limbPainter.visiblePictures(animation));
      animation.advance(costume);
    }
    return steps;
  }

  private static List<Integer> state(CostumeAnimation animation) {
    List<Integer> state = new ArrayList<>();
    for (int limb = 0; limb < Costume.LIMB_COUNT; limb++) {
      state.add(animation.position(limb));
    }
    return state;
  }

  private byte[] picture(List<LimbPainter.PositionedPicture> step, Frame frame, boolean flipped) {
    Raster raster = new Raster(frame.width(), frame.height(), transparentColour);
    for (LimbPainter.PositionedPicture limb : step) {
      limbPainter.draw(limb.picture(), raster, limb.x() - frame.left(), limb.y() - frame.top());
    }
    if (flipped) {
      raster.mirror();
    }
    return raster.pixels();
  }

  /** The smallest area that contains all steps of an animation, in pixels from the feet. */
  private record Frame(int left, int top, int right, int bottom) {

    static Frame around(List<List<LimbPainter.PositionedPicture>> steps) {
      Frame frame =
          new Frame(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE);
      for (List<LimbPainter.PositionedPicture> step : steps) {
        for (LimbPainter.PositionedPicture limb : step) {
          frame = frame.with(limb);
        }
      }
      return frame.left() > frame.right() ? new Frame(0, 0, 0, 0) : frame;
    }

    private Frame with(LimbPainter.PositionedPicture limb) {
      return new Frame(
          Math.min(left, limb.x()),
          Math.min(top, limb.y()),
          Math.max(right, limb.x() + limb.picture().width()),
          Math.max(bottom, limb.y() + limb.picture().height()));
    }

    boolean isDrawable() {
      return width() >= 1 && width() <= MAX_FRAME_PIXELS && height() <= MAX_FRAME_PIXELS;
    }

    int width() {
      return right - left;
    }

    int height() {
      return bottom - top;
    }
  }
}
