package org.bowsprit.insight.tools;

import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.insight.sketch.TinyFont;
import org.bowsprit.player.layer.Layer;
import org.bowsprit.render.Frame;

/** Shows a line of text for a second or two, centred at the lower edge of the picture. */
public final class Banner implements Layer {

  private static final int SHOWN_PICTURES = 100;
  private static final int ROW = Frame.HEIGHT - TinyFont.LINE - 1;

  private final Sketch sketch;
  private String text = "";
  private int picturesLeft;

  /** Creates an empty banner. */
  public Banner(Inks inks) {
    sketch = new Sketch(inks);
  }

  /** Shows a line for a while. */
  public void show(String line) {
    text = line;
    picturesLeft = SHOWN_PICTURES;
  }

  @Override
  public boolean isShown() {
    return picturesLeft > 0;
  }

  @Override
  public void draw(Frame frame) {
    picturesLeft--;
    sketch.drawOn(frame).label((Frame.WIDTH - TinyFont.width(text)) / 2, ROW, text, Ink.WHITE);
  }
}
