package org.bowsprit.audio.openal;

import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Provides the device {@code openal}, which is the default output of OpenAL Soft. */
@Extension
public final class OpenAlProvider implements AudioProvider, ExtensionPoint {

  /** Creates a provider. PF4J calls this constructor. */
  public OpenAlProvider() {}

  @Override
  public String id() {
    return "openal";
  }

  @Override
  public String displayName() {
    return "OpenAL";
  }

  @Override
  public int preference() {
    return 40;
  }

  @Override
  public AudioDevice open(AudioSettings settings) throws AudioException {
    try {
      return OpenAlDevice.open(settings);
    } catch (LinkageError e) {
      throw new AudioException("there is no OpenAL library for this machine", e);
    }
  }
}
