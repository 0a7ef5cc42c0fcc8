package org.bowsprit.insight.tools;

import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.insight.sketch.TinyFont;
import org.bowsprit.player.layer.Layer;
import org.bowsprit.render.Frame;

/** Shows a line of text for a second or two, centred at the lower edge of the picture. */
public final class Banner implements Layer {

  private static final int PICTURES = 100;
  private static final int ROW = Frame.HEIGHT - TinyFont.LINE - 1;

  private final Sketch sketch;
  private String text = "";
  private int left;

  /** Creates an empty banner. */
  public Banner(Inks inks) {
    sketch = new Sketch(inks);
  }

  /** Shows a line for a while. */
  public void say(String line) {
    text = line;
    left = PICTURES;
  }

  @Override
  public boolean isShown() {
    return left > 0;
  }

  @Override
  public void draw(Frame frame) {
    left--;
    sketch.on(frame).label((Frame.WIDTH - TinyFont.width(text)) / 2, ROW, text, Ink.WHITE);
  }
}
