package org.bowsprit.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.bowsprit.render.Caption;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that the captions of a frame are sent to the page, for screen readers. */
@Timeout(60)
class CaptionsTest {

  private final Frame frame = new Frame();

  @Test
  void thePageReceivesTheCaptionsOfEachFrame() throws Exception {
    try (Renderer renderer = open();
        PageClient page = new PageClient(((WebRenderer) renderer).server().address())) {
      assertThat(renderer.readsCaptions()).isTrue();
      frame.addCaption(new Caption(10, 20, 90, 28, "Which way to the lamp?", 15, true));
      frame.addCaption(new Caption(4, 150, 60, 158, "Pick up", 5, false));
      awaitText(renderer, page, "10 20 90 28 Which way to the lamp?\n4 150 60 158 Pick up\n");

      frame.clearCaptions();
      awaitText(renderer, page, "");
    }
  }

  private static Renderer open() throws RendererException {
    return new WebRendererProvider()
        .open(DisplaySettings.DEFAULT.withOptions(Map.of("web.port", "0")));
  }

  private void awaitText(Renderer renderer, PageClient page, String text)
      throws InterruptedException {
    while (!page.text().equals(text)) {
      renderer.present(frame);
      Thread.sleep(10);
    }
  }
}
