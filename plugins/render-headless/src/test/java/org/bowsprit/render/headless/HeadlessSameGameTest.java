package org.bowsprit.render.headless;

import org.bowsprit.engine.contract.SameGameContract;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.contract.PostedStage;
import org.bowsprit.render.contract.Stage;

/** Tests that a game runs identically with input that is posted to the renderer. */
class HeadlessSameGameTest extends SameGameContract {

  @Override
  protected Stage open(DisplaySettings settings) throws RendererException {
    HeadlessRenderer renderer = new HeadlessProvider().open(settings);
    return new PostedStage(renderer, renderer::shown, renderer::post);
  }
}
