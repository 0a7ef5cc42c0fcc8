package org.bowsprit.render.lwjgl;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.AWTException;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.contract.RendererContract;
import org.bowsprit.render.contract.Stage;

/** Runs the contract with a real window drawn by Mesa; see {@code modules/render/src/test/xvfb}. */
class LwjglContractTest extends RendererContract {

  @Override
  protected RendererProvider provider() {
    return new LwjglProvider();
  }

  @Override
  protected Stage open(DisplaySettings settings) throws RendererException {
    assumeTrue(System.getenv("DISPLAY") != null, "no X display and no Xvfb: nothing to look at");
    try {
      return new LwjglStage(new LwjglProvider().open(settings));
    } catch (AWTException e) {
      throw new RendererException("no robot", e);
    }
  }
}
