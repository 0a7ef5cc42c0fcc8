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

/** Tests the contract of sound devices. The tests are inherited. */
class WebSoundContractTest extends AudioDeviceContract {

  private WebRenderer renderer;

  @AfterEach
  void closeRenderer() {
    renderer.close();
  }

  @Override
  protected AudioProvider provider() {
    openRenderer();
    return new WebSoundProvider();
  }

  /**
   * Opens the renderer, because the sound device sends its samples through the server of the
   * renderer.
   */
  private void openRenderer() {
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
  void samplesAreSentToThePageAndSilenceIsNot() throws Exception {
    openRenderer();
    try (PageClient page = new PageClient(renderer.server().address());
        WebSound sound = new WebSoundProvider().open(AudioSettings.DEFAULT)) {
      page.send("listening");
      writeUntilReceived((short) 1, sound, page);
      sound.write(new short[200], 0, 100);
      writeUntilReceived((short) 2, sound, page);
      assertThat(page.sounds()).containsOnly((short) 1, (short) 2);
    }
  }

  /**
   * Writes a sample repeatedly until the page receives it, because a page that has just connected
   * may miss the first messages.
   */
  private static void writeUntilReceived(short sample, WebSound sound, PageClient page)
      throws InterruptedException {
    for (int i = 0; i < 1_000 && !page.sounds().contains(sample); i++) {
      sound.write(new short[] {sample, 0}, 0, 1);
      Thread.sleep(10);
    }
  }
}
