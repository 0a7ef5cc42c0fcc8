package org.bowsprit.player.layer;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.bowsprit.player.ink.SpareColours;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;

/** Shows a large cross in black and white instead of the game's pointer. */
public final class ClearPointerLayer implements Layer {

  private static final int SIZE = 25;
  private static final int MIDDLE = SIZE / 2;
  private static final int GAP = 3;
  private static final int WHITE = 0xFFFFFF;
  private static final int BLACK = 0x000000;

  private final Supplier<Frame> frames;
  private final BooleanSupplier wanted;
  private CursorImage cross = CursorImage.NONE;
  private int white = -1;
  private int black = -1;

  public ClearPointerLayer(Supplier<Frame> frames, BooleanSupplier wanted) {
    this.frames = frames;
    this.wanted = wanted;
  }

  @Override
  public boolean isShown() {
    return wanted.getAsBoolean() && frames.get().cursorVisible();
  }

  @Override
  public void draw(Frame frame) {
    SpareColours colours = new SpareColours(frame);
    int newWhite = colours.of(WHITE);
    int newBlack = colours.of(BLACK);
    if (newWhite != white || newBlack != black) {
      white = newWhite;
      black = newBlack;
      cross = cross();
    }
    frame.setCursor(cross);
  }

  private CursorImage cross() {
    int clear = 0;
    while (clear == white || clear == black) {
      clear++;
    }
    byte[] pixels = new byte[SIZE * SIZE];
    for (int i = 0; i < pixels.length; i++) {
      int across = Math.abs(i % SIZE - MIDDLE);
      int down = Math.abs(i / SIZE - MIDDLE);
      int near = Math.min(across, down);
      int far = Math.max(across, down);
      boolean inside = near == 0 && far > GAP && far < MIDDLE;
      boolean edge = near <= 1 && far >= GAP;
      pixels[i] = (byte) (inside ? white : edge ? black : clear);
    }
    return new CursorImage(SIZE, SIZE, MIDDLE, MIDDLE, clear, pixels);
  }
}
