package org.bowsprit.render.contract;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;

/**
 * A renderer without a window, whose input is posted to its event queue.
 *
 * @param renderer the open renderer
 * @param colours returns the last picture of the renderer, 320 × 200 colours 0xFFRRGGBB
 * @param queue receives events, which the next poll of the renderer reports
 */
public record PostedStage(
    Renderer renderer, Supplier<int[]> colours, Consumer<? super RenderEvent> queue)
    implements Stage {

  @Override
  public int[] shown() {
    return colours.get();
  }

  @Override
  public void perform(Input input) {
    queue.accept(input);
  }

  @Override
  public void resize() {
    queue.accept(new HostEvent.Resize(640, 400));
  }

  @Override
  public void loseFocus() {
    queue.accept(new HostEvent.Focus(false));
  }

  @Override
  public void gainFocus() {
    queue.accept(new HostEvent.Focus(true));
  }

  @Override
  public void askToClose() {
    queue.accept(new HostEvent.Close());
  }

  @Override
  public void close() {
    renderer.close();
  }
}
