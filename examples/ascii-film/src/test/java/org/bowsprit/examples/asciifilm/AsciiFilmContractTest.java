package org.bowsprit.examples.asciifilm;

import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.contract.RendererContract;
import org.bowsprit.render.contract.Stage;

/** What every renderer keeps; the tests are inherited. */
class AsciiFilmContractTest extends RendererContract {

  @Override
  protected RendererProvider provider() {
    return new AsciiFilmProvider();
  }

  @Override
  protected Stage open(DisplaySettings settings) throws RendererException {
    return new Queue(new AsciiFilmProvider().open(settings));
  }

  /** While there is no window, the queue of events is the player: later, make real strokes here. */
  private record Queue(AsciiFilmRenderer own) implements Stage {

    @Override
    public Renderer renderer() {
      return own;
    }

    @Override
    public int[] shown() {
      return own.colours();
    }

    @Override
    public void perform(Input input) {
      own.post(input);
    }

    @Override
    public void resize() {
      own.post(new HostEvent.Resize(640, 400));
    }

    @Override
    public void loseFocus() {
      own.post(new HostEvent.Focus(false));
    }

    @Override
    public void gainFocus() {
      own.post(new HostEvent.Focus(true));
    }

    @Override
    public void askToClose() {
      own.post(new HostEvent.Close());
    }

    @Override
    public void close() {
      own.close();
    }
  }
}
