package org.bowsprit.examples.web;

import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Provides the sound device {@code web-sound}, which plays in the pages of the renderer {@code
 * web}.
 */
@Extension
public final class WebSoundProvider implements AudioProvider, ExtensionPoint {

  @Override
  public String id() {
    return "web-sound";
  }

  @Override
  public String displayName() {
    return "Browsers in the local network";
  }

  /**
   * Returns a high preference, so that the device is used if the renderer {@code web} is open.
   * Otherwise the device cannot be opened.
   */
  @Override
  public int preference() {
    return 90;
  }

  @Override
  public WebSound open(AudioSettings settings) throws AudioException {
    WebServer server =
        WebServer.running().orElseThrow(() -> new AudioException("the renderer 'web' is not open"));
    return new WebSound(server, settings.latencyMillis(), System::nanoTime);
  }
}
