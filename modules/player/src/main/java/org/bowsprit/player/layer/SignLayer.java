package org.bowsprit.player.layer;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Plate;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/**
 * Shows a sign at the top of the picture while time does not pass as usual. The sign gives the
 * reason.
 */
public final class SignLayer implements Layer {

  private final Supplier<String> text;
  private final Supplier<Lettering> letters;
  private final BooleanSupplier click;
  private int left;
  private int right;
  private int bottom;

  /**
   * Creates a sign.
   *
   * @param text returns the current text; empty for none
   * @param letters writes the text
   * @param click performs the action of a click on the sign; returns whether the sign has an action
   */
  public SignLayer(Supplier<String> text, Supplier<Lettering> letters, BooleanSupplier click) {
    this.text = text;
    this.letters = letters;
    this.click = click;
  }

  @Override
  public boolean take(Input input) {
    if (input instanceof Input.Press press) {
      return press.button() == Input.Button.LEFT
          && isOn(press.x(), press.y())
          && click.getAsBoolean();
    }
    return input instanceof Input.Click whole
        && whole.button() == Input.Button.LEFT
        && isOn(whole.x(), whole.y())
        && click.getAsBoolean();
  }

  private boolean isOn(int x, int y) {
    return x >= left && x < right && y < bottom;
  }

  @Override
  public boolean isShown() {
    return !text.get().isEmpty();
  }

  @Override
  public void draw(Frame frame) {
    Plate plate = new Plate(letters.get(), text.get(), Frame.WIDTH);
    left = (Frame.WIDTH - plate.width()) / 2;
    right = left + plate.width();
    bottom = plate.height();
    plate.draw(frame, left, 0, right);
  }
}
