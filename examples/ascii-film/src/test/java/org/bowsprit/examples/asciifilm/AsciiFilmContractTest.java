package org.bowsprit.examples.asciifilm;

import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.contract.PostedStage;
import org.bowsprit.render.contract.RendererContract;
import org.bowsprit.render.contract.Stage;

/** Tests the contract of renderers. The tests are inherited. */
class AsciiFilmContractTest extends RendererContract {

  @Override
  protected RendererProvider provider() {
    return new AsciiFilmProvider();
  }

  /** The renderer has no window, so the tests post events to its queue. */
  @Override
  protected Stage open(DisplaySettings settings) throws RendererException {
    AsciiFilmRenderer renderer = new AsciiFilmProvider().open(settings);
    return new PostedStage(renderer, renderer::colours, renderer::post);
  }
}
