package org.bowsprit.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.contract.AudioDeviceContract;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What every sound device owes its host; the tests are inherited. */
class WebSoundContractTest extends AudioDeviceContract {

  private WebRenderer renderer;

  @AfterEach
  void closeTheRenderer() {
    renderer.close();
  }

  @Override
  protected AudioProvider provider() {
    openTheRenderer();
    return new WebSoundProvider();
  }

  /** There is sound where there is a picture. */
  private void openTheRenderer() {
    if (renderer == null) {
      DisplaySettings settings = DisplaySettings.DEFAULT.withOptions(Map.of("web.port", "0"));
      try {
        renderer = new WebRendererProvider().open(settings);
      } catch (RendererException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  @Test
  void samplesReachThePageAndSilenceDoesNot() throws Exception {
    openTheRenderer();
    try (PageClient page = new PageClient(renderer.server().address());
        WebSound sound = new WebSoundProvider().open(AudioSettings.DEFAULT)) {
      page.say("listening");
      Thread.sleep(200);
      sound.write(new short[200], 0, 100);
      sound.write(new short[] {1, 2, 3, 4}, 0, 2);
      for (int i = 0; i < 200 && page.sounds() == 0; i++) {
        Thread.sleep(10);
      }
      assertThat(page.sounds()).isOne();
    }
  }
}
