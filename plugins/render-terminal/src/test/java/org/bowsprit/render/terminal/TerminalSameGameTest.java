package org.bowsprit.render.terminal;

import java.util.Map;
import org.bowsprit.engine.contract.SameGameContract;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.contract.Stage;

/** Tests that a game runs identically with input from a simulated terminal. */
class TerminalSameGameTest extends SameGameContract {

  private static final Map<String, String> FULL_FEATURED_ENVIRONMENT =
      Map.of("COLORTERM", "truecolor", "TERM", "xterm-256color", "LANG", "C.UTF-8");

  @Override
  protected Stage open(DisplaySettings settings) throws RendererException {
    return new TerminalStage(
        settings, new TerminalTraits(FULL_FEATURED_ENVIRONMENT, settings.options()));
  }
}
