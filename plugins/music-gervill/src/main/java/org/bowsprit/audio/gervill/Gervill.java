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
 * The JDK's software synthesiser. It is opened as a source of samples, not for a loudspeaker.
 *
 * <p>The necessary interface is in a package that the JDK does not export. This requires {@code
 * --add-exports} (decision {@code gervill-is-pulled-not-played}).
 */
final class Gervill implements MidiSink, AutoCloseable {

  private static final int BITS = 16;
  private static final int NOW = -1;

  /**
   * This logger suppresses a message of the JDK about a preferences folder. It is kept in a field,
   * because a logger without a reference loses its level.
   */
  private static final Logger PREFERENCES = Logger.getLogger("java.util.prefs");

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
    AudioFormat format = new AudioFormat(settings.sampleRate(), BITS, 2, true, false);
    PREFERENCES.setLevel(Level.SEVERE);
    boolean ownFont = settings.soundFont().isEmpty();
    try {
      Soundbank bank = ownFont ? null : MidiSystem.getSoundbank(new File(settings.soundFont()));
      Synthesizer synthesizer = MidiSystem.getSynthesizer();
      Map<String, Object> wishes = new HashMap<>();
      wishes.put("jitter correction", false);
      wishes.put("load default soundbank", ownFont);
      Gervill opened = new Gervill(synthesizer, open(synthesizer, format, wishes), format);
      if (bank != null && !synthesizer.loadAllInstruments(bank)) {
        opened.close();
        throw new AudioException(settings.soundFont() + " has no instruments that can be played");
      }
      return opened;
    } catch (InvalidMidiDataException | IOException e) {
      throw new AudioException(settings.soundFont() + " is not a SoundFont that can be read", e);
    } catch (MidiUnavailableException | ReflectiveOperationException e) {
      throw new AudioException("the synthesiser of this Java does not provide its samples", e);
    }
  }

  private static AudioInputStream open(
      Synthesizer synthesizer, AudioFormat format, Map<String, Object> wishes)
      throws ReflectiveOperationException, MidiUnavailableException {
    Method door = synthesizer.getClass().getMethod("openStream", AudioFormat.class, Map.class);
    try {
      return (AudioInputStream) door.invoke(synthesizer, format, wishes);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof MidiUnavailableException unavailable) {
        throw unavailable;
      }
      throw e;
    }
  }

  @Override
  public void message(int status, int first, int second) {
    try {
      receiver.send(new ShortMessage(status, first, second), NOW);
    } catch (InvalidMidiDataException e) {
      throw new IllegalArgumentException("no MIDI message: " + status, e);
    }
  }

  int sampleRate() {
    return (int) format.getSampleRate();
  }

  /** Reads samples, with the low byte first. Samples that cannot be read are silent. */
  void read(byte[] bytes, int length) {
    int read = 0;
    try {
      while (read < length) {
        int some = stream.read(bytes, read, length - read);
        if (some <= 0) {
          break;
        }
        read += some;
      }
    } catch (IOException e) {
      // The stream is in memory. If it fails nevertheless, the rest is silence.
      read = 0;
    }
    Arrays.fill(bytes, read, length, (byte) 0);
  }

  @Override
  public void close() {
    synthesizer.close();
  }
}
