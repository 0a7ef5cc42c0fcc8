package org.bowsprit.audio.wav;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Provides the device {@code wav}, which writes to the file that the audio settings name as the
 * target.
 */
@Extension
public final class WavProvider implements AudioProvider, ExtensionPoint {

  private static final String DEFAULT_TARGET = "bowsprit.wav";

  /** Creates a provider. PF4J calls this constructor. */
  public WavProvider() {}

  @Override
  public String id() {
    return "wav";
  }

  @Override
  public String displayName() {
    return "WAV file";
  }

  @Override
  public int preference() {
    return 0;
  }

  @Override
  public AudioDevice open(AudioSettings settings) throws AudioException {
    String target = settings.target().isEmpty() ? DEFAULT_TARGET : settings.target();
    try {
      return new WavDevice(Path.of(target), settings.sampleRate());
    } catch (IOException | InvalidPathException e) {
      throw new AudioException("cannot write " + target + ": " + e.getMessage(), e);
    }
  }
}
