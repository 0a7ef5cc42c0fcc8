package org.bowsprit.audio.midiport;

import java.util.Arrays;
import java.util.Optional;
import javax.sound.midi.InvalidMidiDataException;
import javax.sound.midi.ShortMessage;
import javax.sound.midi.SysexMessage;
import org.bowsprit.audio.gm.GeneralMidiParts;
import org.bowsprit.audio.gm.MidiSink;
import org.bowsprit.audio.gm.RolandParts;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;

/**
 * Plays music on a MIDI port. Its own samples are silent, because the device at the port makes the
 * sound.
 */
final class MidiPortSynth implements MusicSynth, MidiSink {

  private final MusicDevice device;
  private final int sampleRate;
  private final TimedSender sender;
  private final PlayTime time;
  private final PartDevice parts;
  private long made;

  /**
   * Initialises the device at the port and waits until it is ready.
   *
   * @param sender sends the messages; the synthesiser closes it at the end
   * @param delayMillis the time between the creation of sound and its playback
   */
  MidiPortSynth(MusicDevice device, int sampleRate, TimedSender sender, int delayMillis)
      throws InterruptedException {
    this.device = device;
    this.sampleRate = sampleRate;
    this.sender = sender;
    time = new PlayTime(sampleRate, delayMillis);
    parts = device == MusicDevice.MT32 ? new RolandParts(this) : new GeneralMidiParts(this);
    sender.drain();
    time.beginAnew();
  }

  @Override
  public MusicDevice device() {
    return device;
  }

  @Override
  public PartDevice parts() {
    return parts;
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  /** Records that the next frame is produced now. Returns the time at which this frame is heard. */
  private long arrive() {
    long now = System.nanoTime();
    time.making(made, now);
    sender.sign(now);
    return time.heard(made);
  }

  @Override
  public void message(int status, int first, int second) {
    try {
      sender.send(new ShortMessage(status, first, second), arrive());
    } catch (InvalidMidiDataException e) {
      throw new IllegalArgumentException("no MIDI message: " + status, e);
    }
  }

  @Override
  public void sysex(byte[] message) {
    try {
      sender.send(new SysexMessage(message, message.length), arrive());
    } catch (InvalidMidiDataException e) {
      throw new IllegalArgumentException("no system exclusive message", e);
    }
  }

  @Override
  public void render(short[] samples, int offset, int frames) {
    Arrays.fill(samples, offset, offset + 2 * frames, (short) 0);
    arrive();
    made += frames;
  }

  @Override
  public Optional<String> failure() {
    return sender.failure();
  }

  @Override
  public void close() {
    sender.close();
  }
}
