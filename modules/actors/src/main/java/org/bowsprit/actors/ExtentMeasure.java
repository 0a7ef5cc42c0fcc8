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

  private static final int COLUMN_PIXELS = 8;
  private static final int HEIGHT_LIMIT = 256;

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
    actor.drawnExtent.clear();
    moveX = 0;
    moveY = 0;
    boolean isCutOff = false;
    for (int limb = 0; limb < Costume.LIMB_COUNT; limb++) {
      if (!actor.costumeState.animation.isDrawn(limb)) {
        continue;
      }
      int position = actor.costumeState.animation.position(limb);
      if (CostumeCommand.number(costume.command(position)) == CostumeCommand.HIDE) {
        continue;
      }
      Optional<CostumePicture> picture = costume.picture(limb, position);
      if (picture.isPresent()) {
        isCutOff |= measure(actor, costume, picture.get(), leftEdge, windowHeight);
        moveX += picture.get().xMove();
        moveY -= picture.get().yMove();
      }
    }
    return isCutOff;
  }

  private boolean measure(
      Actor actor, Costume costume, CostumePicture picture, int leftEdge, int windowHeight) {
    if (!picture.isDrawable()) {
      return false;
    }
    int offsetY = moveY + picture.yOffset();
    int top = actor.y - actor.elevation + scaledOffset(offsetY, actor.scaleY);
    int rows = CostumeScale.keptCount(firstIndex(offsetY), picture.height(), actor.scaleY);
    int bottom = top + rows;
    if (top >= windowHeight || bottom <= 0) {
      return false;
    }
    boolean isMirrored = costume.mirrored() && actor.facing == Facing.WEST;
    int offsetX = moveX + picture.xOffset();
    int anchor = actor.x - leftEdge;
    int left;
    int right;
    if (isMirrored) {
      right = anchor - mirroredScaledOffset(offsetX, actor.scaleX);
      int from = CostumeScale.ANCHOR + Math.abs(offsetX) - picture.width() + 1;
      left = right - CostumeScale.keptCount(from, picture.width(), actor.scaleX);
    } else {
      left = anchor + scaledOffset(offsetX, actor.scaleX);
      right = left + CostumeScale.keptCount(firstIndex(offsetX), picture.width(), actor.scaleX);
    }
    actor.drawnExtent.addColumns(
        leftEdge / COLUMN_PIXELS + left / COLUMN_PIXELS,
        Math.floorDiv(right + 1 + leftEdge, COLUMN_PIXELS));
    if (left >= Frame.WIDTH || right <= 0 || Math.max(top, 0) + picture.height() >= HEIGHT_LIMIT) {
      return false;
    }
    actor.drawnExtent.addRows(Math.max(top, 0), Math.min(bottom, windowHeight));
    return left < 0 || right > Frame.WIDTH;
  }

  /**
   * Returns the index in the scale table of the first row or column of a picture. Its distance to
   * the anchor is the absolute value of the offset.
   */
  private static int firstIndex(int offset) {
    return CostumeScale.ANCHOR - Math.abs(offset);
  }

  private static int scaledOffset(int offset, int scale) {
    int distance = CostumeScale.keptCount(firstIndex(offset), Math.abs(offset), scale);
    return offset < 0 ? -distance : distance;
  }

  private static int mirroredScaledOffset(int offset, int scale) {
    int size = Math.abs(offset);
    int distance = CostumeScale.keptCount(CostumeScale.ANCHOR + 1, size, scale);
    return offset < 0 ? -distance : distance;
  }
}
