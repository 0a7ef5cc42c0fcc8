package org.bowsprit.zplane;

import java.util.Optional;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumeCommand;
import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.render.Frame;

/** Draws actors limb by limb into the front buffer of a room (spec 03 §4, §6, §7). */
public final class ActorPainter {

  private final CostumeFrames frames = new CostumeFrames();
  private final CostumeInk ink = new CostumeInk();
  private final PicturePlacement placement = new PicturePlacement();

  /**
   * Draws an actor in its current state.
   *
   * @param actor the actor, which has a costume
   * @param scene the room
   * @param ownColours true if the lights let actors keep their own colours (bit 8, spec 02 §12)
   * @param shadow for each of the 256 room colours, the colour that it has in shadow
   */
  public void draw(ActorLook actor, RoomScene scene, boolean ownColours, int[] shadow) {
    Costume costume = actor.costume();
    ink.prepare(actor, costume, ownColours);
    int plane = Math.min(actor.clipPlane(), scene.masks().planeCount());
    int moveX = 0;
    int moveY = 0;
    for (int limb = 0; limb < Costume.LIMB_COUNT; limb++) {
      if (!actor.isDrawn(limb)) {
        continue;
      }
      int command = CostumeCommand.number(costume.command(actor.position(limb)));
      Optional<CostumePicture> limbPicture =
          command == CostumeCommand.HIDE
              ? Optional.empty()
              : costume.limbs().get(limb).picture(command);
      if (limbPicture.isPresent()) {
        CostumePicture picture = limbPicture.get();
        if (picture.isDrawable()
            && placement.place(
                picture, actor, moveX, moveY, scene.leftEdge(), scene.windowHeight())) {
          paint(frames.opaquePixels(picture, costume.runs()), scene, plane, shadow);
        }
        moveX += picture.xMove();
        moveY -= picture.yMove();
      }
    }
  }

  private void paint(OpaquePixels picture, RoomScene scene, int plane, int[] shadow) {
    int edge = placement.screenX(placement.firstColumn());
    int otherEdge = placement.screenX(placement.width() - 1);
    scene
        .front()
        .markChanged(
            Math.min(edge, otherEdge),
            placement.top(),
            Math.max(edge, otherEdge) + 1,
            placement.bottom());
    for (int column = placement.firstColumn(); column < placement.width(); column++) {
      int x = placement.screenX(column);
      if (x >= 0 && x < Frame.WIDTH) {
        paintColumn(picture, column, scene, plane, x, shadow);
      }
    }
  }

  private void paintColumn(
      OpaquePixels picture, int column, RoomScene scene, int plane, int x, int[] shadow) {
    Surface front = scene.front();
    byte[] pixels = front.pixels();
    int width = front.width();
    PlaneMasks masks = scene.masks();
    int roomX = scene.leftEdge() + x;
    int end = picture.end(column);
    for (int i = picture.begin(column); i < end; i++) {
      int y = placement.screenY(picture.row(i));
      if (y < 0 || (plane != 0 && masks.hides(plane, roomX, y))) {
        continue;
      }
      int index = y * width + x;
      int colour = ink.colour(picture.entry(i));
      pixels[index] = (byte) (colour == CostumeInk.SHADOW ? shadow[pixels[index] & 0xFF] : colour);
    }
  }
}
