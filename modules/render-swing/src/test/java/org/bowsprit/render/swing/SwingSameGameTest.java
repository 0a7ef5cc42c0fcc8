package org.bowsprit.render.swing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.AWTException;
import org.bowsprit.engine.contract.SameGameContract;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.contract.Stage;

/** Tests that a game runs identically with input from a real window. */
class SwingSameGameTest extends SameGameContract {

  @Override
  protected Stage open(DisplaySettings settings) throws RendererException {
    assumeTrue(System.getenv("DISPLAY") != null, "there is no X display");
    try {
      return new SwingStage(new SwingProvider().open(settings));
    } catch (AWTException e) {
      throw new RendererException("cannot create an AWT robot to send input", e);
    }
  }
}
