package org.bowsprit.render.pixel;

import java.util.Arrays;
import org.bowsprit.render.Frame;

/**
 * A frame in colours, as a player sees it: cursor drawn, palette looked up, shake applied.
 *
 * <p>The buffers are reused from frame to frame.
 *
 * @since 0.1
 */
public final class Picture {

  private final byte[] indices = new byte[Frame.PIXELS];
  private final int[] colours = new int[Frame.PIXELS];
  private final ColourTable table = new ColourTable();

  /**
   * Paints a frame.
   *
   * @param frame the frame to show
   */
  public void paint(Frame frame) {
    CursorPainter.paint(frame, indices);
    table.load(frame.palette());
    int hidden = frame.shake() * Frame.WIDTH;
    int shown = Frame.PIXELS - hidden;
    table.look(indices, hidden, colours, 0, shown);
    Arrays.fill(colours, shown, Frame.PIXELS, ColourTable.BLACK);
  }

  /**
   * The live colours, row by row, 320 × 200 of them.
   *
   * @return the array itself, each element 0xFFRRGGBB
   */
  public int[] colours() {
    return colours;
  }
}
