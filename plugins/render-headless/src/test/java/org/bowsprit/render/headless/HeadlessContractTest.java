package org.bowsprit.render.headless;

import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.contract.PostedStage;
import org.bowsprit.render.contract.RendererContract;
import org.bowsprit.render.contract.Stage;

/** Runs the contract tests without a window. */
class HeadlessContractTest extends RendererContract {

  @Override
  protected RendererProvider provider() {
    return new HeadlessProvider();
  }

  @Override
  protected Stage open(DisplaySettings settings) throws RendererException {
    HeadlessRenderer renderer = new HeadlessProvider().open(settings);
    return new PostedStage(renderer, renderer::shown, renderer::post);
  }
}
