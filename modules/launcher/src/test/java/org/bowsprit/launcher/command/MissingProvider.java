package org.bowsprit.launcher.command;

import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.pf4j.ExtensionPoint;

/**
 * Provides an audio device that is not available on any machine. The preference of this provider is
 * higher than that of all others.
 */
public final class MissingProvider implements AudioProvider, ExtensionPoint {

  @Override
  public String id() {
    return "missing";
  }

  @Override
  public String displayName() {
    return "Missing";
  }

  @Override
  public int preference() {
    return 2_000;
  }

  @Override
  public AudioDevice open(AudioSettings settings) throws AudioException {
    throw new AudioException("there is no such card");
  }
}
