package org.bowsprit.render.lwjgl;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.AWTException;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.contract.RendererContract;
import org.bowsprit.render.contract.Stage;

/**
 * Runs the contract tests with a real window, which Mesa draws. The files in {@code
 * modules/render/src/test/xvfb} provide a display.
 */
class LwjglContractTest extends RendererContract {

  @Override
  protected RendererProvider provider() {
    return new LwjglProvider();
  }

  @Override
  protected Stage open(DisplaySettings settings) throws RendererException {
    assumeTrue(System.getenv("DISPLAY") != null, "there is no X display");
    try {
      return new LwjglStage(new LwjglProvider().open(settings));
    } catch (AWTException e) {
      throw new RendererException("cannot create an AWT robot to send input", e);
    }
  }
}
