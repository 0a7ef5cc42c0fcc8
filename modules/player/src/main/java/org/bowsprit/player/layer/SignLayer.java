package org.bowsprit.player.layer;

import java.util.function.Supplier;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Plate;
import org.bowsprit.render.Frame;

/** Says at the top of the picture why time does not pass as usual, as long as it does not. */
public final class SignLayer implements Layer {

  private final Supplier<String> text;
  private final Supplier<Lettering> letters;

  /**
   * Makes a sign.
   *
   * @param text what it says now; empty for nothing
   * @param letters what it writes with
   */
  public SignLayer(Supplier<String> text, Supplier<Lettering> letters) {
    this.text = text;
    this.letters = letters;
  }

  @Override
  public boolean isShown() {
    return !text.get().isEmpty();
  }

  @Override
  public void draw(Frame frame) {
    Plate plate = new Plate(letters.get(), text.get(), Frame.WIDTH);
    int left = (Frame.WIDTH - plate.width()) / 2;
    plate.draw(frame, left, 0, left + plate.width());
  }
}
