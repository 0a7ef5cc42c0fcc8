package org.bowsprit.audio.gervill;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sound.midi.InvalidMidiDataException;
import javax.sound.midi.MidiSystem;
import javax.sound.midi.MidiUnavailableException;
import javax.sound.midi.Receiver;
import javax.sound.midi.ShortMessage;
import javax.sound.midi.Soundbank;
import javax.sound.midi.Synthesizer;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.gm.MidiSink;
import org.bowsprit.audio.synth.MusicSettings;

/**
 * The JDK's software synthesiser. It is opened as a stream of samples and does not play on a sound
 * device itself.
 *
 * <p>The method that opens the stream is in a package that the JDK does not export. This requires
 * {@code --add-exports} (decision {@code gervill-is-pulled-not-played}).
 */
final class Gervill implements MidiSink, AutoCloseable {

  private static final int BITS_PER_SAMPLE = 16;
  private static final int IMMEDIATELY = -1;

  /**
   * The logger whose level suppresses a message of the JDK about a preferences folder. It is kept
   * in a field, because a logger that is not referenced loses its level.
   */
  private static final Logger PREFERENCES_LOGGER = Logger.getLogger("java.util.prefs");

  private final Synthesizer synthesizer;
  private final Receiver receiver;
  private final AudioInputStream stream;
  private final AudioFormat format;

  private Gervill(Synthesizer synthesizer, AudioInputStream stream, AudioFormat format)
      throws MidiUnavailableException {
    this.synthesizer = synthesizer;
    this.stream = stream;
    this.format = format;
    this.receiver = synthesizer.getReceiver();
  }

  static Gervill open(MusicSettings settings) throws AudioException {
    AudioFormat format = new AudioFormat(settings.sampleRate(), BITS_PER_SAMPLE, 2, true, false);
    PREFERENCES_LOGGER.setLevel(Level.SEVERE);
    boolean usesDefaultSoundbank = settings.soundFont().isEmpty();
    try {
      Soundbank bank =
          usesDefaultSoundbank ? null : MidiSystem.getSoundbank(new File(settings.soundFont()));
      Synthesizer synthesizer = MidiSystem.getSynthesizer();
      Map<String, Object> properties = new HashMap<>();
      properties.put("jitter correction", false);
      properties.put("load default soundbank", usesDefaultSoundbank);
      Gervill gervill = new Gervill(synthesizer, open(synthesizer, format, properties), format);
      if (bank != null && !synthesizer.loadAllInstruments(bank)) {
        gervill.close();
        throw new AudioException(settings.soundFont() + " has no instruments that can be played");
      }
      return gervill;
    } catch (InvalidMidiDataException | IOException e) {
      throw new AudioException(settings.soundFont() + " is not a SoundFont that can be read", e);
    } catch (MidiUnavailableException | ReflectiveOperationException e) {
      throw new AudioException("the synthesiser of this Java does not provide its samples", e);
    }
  }

  private static AudioInputStream open(
      Synthesizer synthesizer, AudioFormat format, Map<String, Object> properties)
      throws ReflectiveOperationException, MidiUnavailableException {
    Method openStream =
        synthesizer.getClass().getMethod("openStream", AudioFormat.class, Map.class);
    try {
      return (AudioInputStream) openStream.invoke(synthesizer, format, properties);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof MidiUnavailableException exception) {
        throw exception;
      }
      throw e;
    }
  }

  @Override
  public void message(int status, int first, int second) {
    try {
      receiver.send(new ShortMessage(status, first, second), IMMEDIATELY);
    } catch (InvalidMidiDataException e) {
      throw new IllegalArgumentException("invalid MIDI message with status " + status, e);
    }
  }

  int sampleRate() {
    return (int) format.getSampleRate();
  }

  /**
   * Reads samples, with the low byte first. Samples that cannot be read are replaced with silence.
   */
  void read(byte[] bytes, int length) {
    int bytesRead = 0;
    try {
      while (bytesRead < length) {
        int count = stream.read(bytes, bytesRead, length - bytesRead);
        if (count <= 0) {
          break;
        }
        bytesRead += count;
      }
    } catch (IOException e) {
      // The stream is in memory. If it fails nevertheless, all samples are replaced with silence.
      bytesRead = 0;
    }
    Arrays.fill(bytes, bytesRead, length, (byte) 0);
  }

  @Override
  public void close() {
    synthesizer.close();
  }
}
