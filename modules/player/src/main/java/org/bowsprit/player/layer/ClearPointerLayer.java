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
  private final BooleanSupplier isWanted;
  private CursorImage cross = CursorImage.NONE;
  private int white = -1;
  private int black = -1;

  public ClearPointerLayer(Supplier<Frame> frames, BooleanSupplier isWanted) {
    this.frames = frames;
    this.isWanted = isWanted;
  }

  @Override
  public boolean isShown() {
    return isWanted.getAsBoolean() && frames.get().cursorVisible();
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
    int transparent = 0;
    while (transparent == white || transparent == black) {
      transparent++;
    }
    byte[] pixels = new byte[SIZE * SIZE];
    for (int i = 0; i < pixels.length; i++) {
      int columnsFromMiddle = Math.abs(i % SIZE - MIDDLE);
      int rowsFromMiddle = Math.abs(i / SIZE - MIDDLE);
      int shorter = Math.min(columnsFromMiddle, rowsFromMiddle);
      int longer = Math.max(columnsFromMiddle, rowsFromMiddle);
      boolean isCross = shorter == 0 && longer > GAP && longer < MIDDLE;
      boolean isEdge = shorter <= 1 && longer >= GAP;
      pixels[i] = (byte) (isCross ? white : isEdge ? black : transparent);
    }
    return new CursorImage(SIZE, SIZE, MIDDLE, MIDDLE, transparent, pixels);
  }
}
