package org.bowsprit.actors;

import java.util.Optional;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumeCommand;
import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.costume.CostumeScale;
import org.bowsprit.render.Frame;

/**
 * Computes the rows and columns that an actor's pictures cover on the screen, without drawing (spec
 * 03 §6, §7.1).
 */
public final class ExtentMeasure {

  private static final int COLUMN = 8;
  private static final int TALLEST = 256;

  private int moveX;
  private int moveY;

  public ExtentMeasure() {}

  /**
   * Measures an actor as the engine would draw it now, and stores the result in the actor's extent.
   *
   * @param actor the actor
   * @param costume the costume of the actor
   * @param leftEdge the room x of the window's left edge
   * @param windowHeight the height of the main window
   * @return true if a picture was cut off at the left or right edge
   */
  public boolean measure(Actor actor, Costume costume, int leftEdge, int windowHeight) {
    actor.drawn.clear();
    moveX = 0;
    moveY = 0;
    boolean cut = false;
    for (int limb = 0; limb < Costume.LIMBS; limb++) {
      if (!actor.dress.animation.isDrawn(limb)) {
        continue;
      }
      int position = actor.dress.animation.position(limb);
      if (CostumeCommand.number(costume.command(position)) == CostumeCommand.HIDE) {
        continue;
      }
      Optional<CostumePicture> picture = costume.picture(limb, position);
      if (picture.isPresent()) {
        cut |= measure(actor, costume, picture.get(), leftEdge, windowHeight);
        moveX += picture.get().xMove();
        moveY -= picture.get().yMove();
      }
    }
    return cut;
  }

  private boolean measure(
      Actor actor, Costume costume, CostumePicture picture, int leftEdge, int windowHeight) {
    if (!picture.drawable()) {
      return false;
    }
    int offsetY = moveY + picture.yOffset();
    int top = actor.y - actor.elevation + shift(offsetY, actor.scaleY);
    int rows = CostumeScale.kept(firstPlace(offsetY), picture.height(), actor.scaleY);
    int bottom = top + rows;
    if (top >= windowHeight || bottom <= 0) {
      return false;
    }
    boolean flipped = costume.mirrored() && actor.facing == Facing.WEST;
    int offsetX = moveX + picture.xOffset();
    int anchor = actor.x - leftEdge;
    int left;
    int right;
    if (flipped) {
      right = anchor - mirroredShift(offsetX, actor.scaleX);
      int from = CostumeScale.ANCHOR + Math.abs(offsetX) - picture.width() + 1;
      left = right - CostumeScale.kept(from, picture.width(), actor.scaleX);
    } else {
      left = anchor + shift(offsetX, actor.scaleX);
      right = left + CostumeScale.kept(firstPlace(offsetX), picture.width(), actor.scaleX);
    }
    actor.drawn.addColumns(
        leftEdge / COLUMN + left / COLUMN, Math.floorDiv(right + 1 + leftEdge, COLUMN));
    if (left >= Frame.WIDTH || right <= 0 || Math.max(top, 0) + picture.height() >= TALLEST) {
      return false;
    }
    actor.drawn.addRows(Math.max(top, 0), Math.min(bottom, windowHeight));
    return left < 0 || right > Frame.WIDTH;
  }

  /**
   * Returns the position of the first row or column, which is before the anchor by the size of the
   * offset.
   */
  private static int firstPlace(int offset) {
    return CostumeScale.ANCHOR - Math.abs(offset);
  }

  private static int shift(int offset, int scale) {
    int kept = CostumeScale.kept(firstPlace(offset), Math.abs(offset), scale);
    return offset < 0 ? -kept : kept;
  }

  private static int mirroredShift(int offset, int scale) {
    int size = Math.abs(offset);
    int kept = CostumeScale.kept(CostumeScale.ANCHOR + 1, size, scale);
    return offset < 0 ? -kept : kept;
  }
}
