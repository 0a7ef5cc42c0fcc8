package org.bowsprit.render.headless;

import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.contract.Stage;

/** Without a window the queue of events is the player. */
final class HeadlessStage implements Stage {

  private final HeadlessRenderer renderer;

  HeadlessStage(HeadlessRenderer renderer) {
    this.renderer = renderer;
  }

  @Override
  public Renderer renderer() {
    return renderer;
  }

  @Override
  public int[] shown() {
    return renderer.shown();
  }

  @Override
  public void perform(Input input) {
    renderer.post(input);
  }

  @Override
  public void resize() {
    renderer.post(new HostEvent.Resize(640, 400));
  }

  @Override
  public void loseFocus() {
    renderer.post(new HostEvent.Focus(false));
  }

  @Override
  public void gainFocus() {
    renderer.post(new HostEvent.Focus(true));
  }

  @Override
  public void askToClose() {
    renderer.post(new HostEvent.Close());
  }

  @Override
  public void close() {
    renderer.close();
  }
}
