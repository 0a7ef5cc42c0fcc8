package org.bowsprit.engine.internal.port;

import org.bowsprit.engine.screen.RoomPalette;
import org.bowsprit.vm.port.PalettePort;

/** Lets scripts change the palette (spec 06 §6.1). */
public final class ScriptPaletteAccess implements PalettePort {

  private final RoomPalette palette;

  public ScriptPaletteAccess(RoomPalette palette) {
    this.palette = palette;
  }

  @Override
  public void setColor(int index, int red, int green, int blue) {
    palette.set(index, red, green, blue);
  }

  @Override
  public void setIntensity(int red, int green, int blue, int first, int last) {
    palette.scale(red, green, blue, first, last);
  }

  @Override
  public void setShadow(int red, int green, int blue, int first, int last) {
    palette.buildShadow(red, green, blue, first, last);
  }

  @Override
  public void transform(byte[] reds, byte[] greens, byte[] blues, int first, int last, int frames) {
    palette.transform(first, last, frames, new byte[][] {reds, greens, blues});
  }

  @Override
  public void setRoomColor(int slot, int color) {
    palette.copy(color, slot);
  }

  @Override
  public void setShadowColor(int slot, int color) {
    palette.setShadow(slot, color);
  }

  @Override
  public void setCycleDelay(int cycle, int delay) {
    palette.cycling().setPeriod(cycle, delay);
  }
}
