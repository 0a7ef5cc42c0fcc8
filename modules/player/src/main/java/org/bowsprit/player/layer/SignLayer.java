package org.bowsprit.player.layer;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Plate;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;

/**
 * Shows a sign at the top of the picture while the game does not run at its normal speed, for
 * example during a pause. The sign states the reason.
 */
public final class SignLayer implements Layer {

  private final Supplier<String> text;
  private final Supplier<Lettering> textPainter;
  private final BooleanSupplier clickAction;
  private int left;
  private int right;
  private int bottom;

  /**
   * Creates a sign.
   *
   * @param text supplies the current text, which is empty if there is no sign
   * @param textPainter supplies the lettering that draws the text
   * @param clickAction is called when the sign is clicked; returns whether the click had an effect
   */
  public SignLayer(
      Supplier<String> text, Supplier<Lettering> textPainter, BooleanSupplier clickAction) {
    this.text = text;
    this.textPainter = textPainter;
    this.clickAction = clickAction;
  }

  @Override
  public boolean take(Input input) {
    if (input instanceof Input.Press press) {
      return press.button() == Input.Button.LEFT
          && isOn(press.x(), press.y())
          && clickAction.getAsBoolean();
    }
    return input instanceof Input.Click click
        && click.button() == Input.Button.LEFT
        && isOn(click.x(), click.y())
        && clickAction.getAsBoolean();
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
    Plate plate = new Plate(textPainter.get(), text.get(), Frame.WIDTH);
    left = (Frame.WIDTH - plate.width()) / 2;
    right = left + plate.width();
    bottom = plate.height();
    plate.draw(frame, left, 0, right);
  }
}
