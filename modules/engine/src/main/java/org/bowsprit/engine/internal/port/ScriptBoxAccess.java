package org.bowsprit.engine.internal.port;

import org.bowsprit.engine.world.World;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.vm.port.BoxPort;

/** Lets scripts read and change walk boxes (spec 08 §3). */
public final class ScriptBoxAccess implements BoxPort {

  private static final int WORD_MASK = 0xFFFF;

  private final World world;

  public ScriptBoxAccess(World world) {
    this.world = world;
  }

  @Override
  public int flags(int box) {
    return world.roomFloor().flags(box);
  }

  @Override
  public void setFlags(int box, int flags) {
    world.roomFloor().setFlags(box, flags);
  }

  @Override
  public void setScale(int box, int scale) {
    world.roomFloor().setScale(box, scale);
  }

  @Override
  public void setScaleSlot(int box, int slot) {
    world.roomFloor().setScaleSlot(box, slot);
  }

  @Override
  public void defineScaleSlot(int slot, int scale1, int y1, int scale2, int y2) {
    world
        .roomFloor()
        .defineSlot(
            slot,
            new ScaleSlot(scale1 & WORD_MASK, y1 & WORD_MASK, scale2 & WORD_MASK, y2 & WORD_MASK));
  }

  @Override
  public void rebuildMatrix() {
    world.roomFloor().rebuildMatrix();
  }
}
