package org.bowsprit.render.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.contract.RendererContract;
import org.bowsprit.render.contract.Stage;
import org.junit.jupiter.api.Test;

/** Runs the contract tests with a simulated terminal. */
class TerminalContractTest extends RendererContract {

  private static final Map<String, String> FULL_FEATURED_ENVIRONMENT =
      Map.of("COLORTERM", "truecolor", "TERM", "xterm-256color", "LANG", "C.UTF-8");

  @Override
  protected RendererProvider provider() {
    return new TerminalProvider();
  }

  @Override
  protected Stage open(DisplaySettings settings) throws RendererException {
    return new TerminalStage(
        settings, new TerminalTraits(FULL_FEATURED_ENVIRONMENT, settings.options()));
  }

  /**
   * Whether a terminal exists depends on the environment of the test. Without a terminal, the
   * provider gives a reason.
   */
  @Test
  @Override
  protected void theRendererIsAvailable() {
    Availability availability = provider().probe();
    assertThat(availability.available() || !availability.reason().isBlank()).isTrue();
  }
}
