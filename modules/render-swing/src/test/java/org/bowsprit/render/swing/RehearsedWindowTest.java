package org.bowsprit.render.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.rehearsal.RehearsedWindows;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests that a rehearsed start, which only determines the required classes, shows no window. */
class RehearsedWindowTest {

  @BeforeEach
  void startRehearsal() {
    assumeTrue(System.getenv("DISPLAY") != null, "there is no X display");
    System.setProperty(RehearsedWindows.PROPERTY, "true");
  }

  @AfterEach
  void endRehearsal() {
    System.clearProperty(RehearsedWindows.PROPERTY);
  }

  @Test
  void aRehearsedWindowIsNotShownAndIsClosedAfterItsFirstPicture() throws RendererException {
    List<RenderEvent> events = new ArrayList<>();
    try (SwingRenderer renderer = new SwingProvider().open(DisplaySettings.DEFAULT)) {
      renderer.poll(events::add);
      assertThat(events).doesNotContain(new HostEvent.Close());
      renderer.present(new Frame());
      renderer.poll(events::add);
      assertThat(renderer.window().frame().isVisible()).isFalse();
    }
    assertThat(events).contains(new HostEvent.Close());
  }
}
