package org.bowsprit.audio.javasound;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Provides the device {@code javasound}, which is the default output of the JDK. */
@Extension
public final class JavaSoundProvider implements AudioProvider, ExtensionPoint {

  private static final int BYTES_PER_FRAME = 4;

  /**
   * The size of the line's buffer as a multiple of the wanted latency. With twice the latency, the
   * line is still playing when a block is late.
   */
  private static final int LATENCY_FACTOR = 2;

  /** Creates a provider. PF4J calls this constructor. */
  public JavaSoundProvider() {}

  @Override
  public String id() {
    return "javasound";
  }

  @Override
  public String displayName() {
    return "Java sound";
  }

  @Override
  public int preference() {
    return 50;
  }

  @Override
  public AudioDevice open(AudioSettings settings) throws AudioException {
    AudioFormat format = new AudioFormat(settings.sampleRate(), 16, 2, true, false);
    int frames = settings.sampleRate() * settings.latencyMillis() / 1000 * LATENCY_FACTOR;
    try {
      SourceDataLine line = AudioSystem.getSourceDataLine(format);
      line.open(format, frames * BYTES_PER_FRAME);
      line.start();
      return new JavaSoundDevice(line, settings.sampleRate());
    } catch (LineUnavailableException | IllegalArgumentException | SecurityException e) {
      throw new AudioException("Java finds no sound output on this machine", e);
    }
  }
}
