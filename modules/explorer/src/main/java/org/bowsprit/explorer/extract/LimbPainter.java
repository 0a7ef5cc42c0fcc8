package org.bowsprit.explorer.extract;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.actors.CostumeAnimation;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumeCommand;
import org.bowsprit.format.costume.CostumePicture;

/** Draws the pictures of a costume's limbs at their positions, without scaling (spec 03 §4). */
final class LimbPainter {

  private final Costume costume;

  LimbPainter(Costume costume) {
    this.costume = costume;
  }

  /**
   * A limb's picture and its position.
   *
   * @param picture the picture
   * @param x left edge, pixels from the feet
   * @param y upper edge, pixels from the feet
   */
  record PositionedPicture(CostumePicture picture, int x, int y) {}

  /** Returns the pictures that {@code animation} currently shows, in drawing order. */
  List<PositionedPicture> visiblePictures(CostumeAnimation animation) {
    List<PositionedPicture> all = new ArrayList<>();
    int moveX = 0;
    int moveY = 0;
    for (int limb = 0; limb < Costume.LIMB_COUNT; limb++) {
      Optional<CostumePicture> found = visiblePicture(animation, limb);
      if (found.isPresent()) {
        CostumePicture picture = found.get();
        if (picture.isDrawable()) {
          all.add(
              new PositionedPicture(picture, moveX + picture.xOffset(), moveY + picture.yOffset()));
        }
        moveX += picture.xMove();
        moveY -= picture.yMove();
      }
    }
    return all;
  }

  private Optional<CostumePicture> visiblePicture(CostumeAnimation animation, int limb) {
    if (!animation.isDrawn(limb)) {
      return Optional.empty();
    }
    int command = CostumeCommand.number(costume.command(animation.position(limb)));
    return command == CostumeCommand.HIDE
        ? Optional.empty()
        : costume.limbs().get(limb).picture(command);
  }

  /**
   * Draws {@code picture} with its upper left corner at (x,y). Pixels of colour 0 are not drawn.
   */
  void draw(CostumePicture picture, Raster raster, int x, int y) {
    byte[] colours = new byte[picture.pixelCount()];
    costume.runs().decode(picture, colours);
    for (int i = 0; i < colours.length; i++) {
      if (colours[i] != 0) {
        raster.set(
            x + i / picture.height(),
            y + i % picture.height(),
            costume.palette().u8(colours[i] & 0xFF));
      }
    }
  }

  /** Returns a room colour that no pixel of the costume uses. It can be the transparent colour. */
  int unusedColour() {
    for (int colour = 0; ; colour++) {
      boolean used = false;
      for (int entry = 0; entry < costume.palette().length(); entry++) {
        used |= costume.palette().u8(entry) == colour;
      }
      if (!used) {
        return colour;
      }
    }
  }
}
