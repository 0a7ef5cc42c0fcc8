package org.bowsprit.render.swing;

import java.awt.AWTException;
import java.awt.event.WindowEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.contract.OtherWindow;
import org.bowsprit.render.contract.RobotHands;
import org.bowsprit.render.contract.Stage;

/** The real window on the X screen, looked at and touched by a robot. */
final class SwingStage implements Stage {

  private final RobotHands hands = new RobotHands();
  private final OtherWindow other = new OtherWindow(hands);
  private final SwingRenderer renderer;

  SwingStage(SwingRenderer renderer) throws AWTException {
    this.renderer = renderer;
  }

  @Override
  public Renderer renderer() {
    return renderer;
  }

  @Override
  public int[] shown() {
    return hands.look(renderer.placeOnScreen());
  }

  @Override
  public void perform(Input input) {
    hands.perform(input, renderer.placeOnScreen());
  }

  @Override
  public void resize() {
    renderer.window().frame().setSize(777, 555);
  }

  @Override
  public void loseFocus() {
    other.takeFocus();
  }

  @Override
  public void gainFocus() {
    hands.perform(new Input.Move(160, 100), renderer.placeOnScreen());
    hands.perform(new Input.Click(160, 100, Input.Button.LEFT), renderer.placeOnScreen());
  }

  @Override
  public void askToClose() {
    renderer
        .window()
        .frame()
        .dispatchEvent(new WindowEvent(renderer.window().frame(), WindowEvent.WINDOW_CLOSING));
  }

  @Override
  public void close() {
    other.close();
    renderer.close();
  }
}
