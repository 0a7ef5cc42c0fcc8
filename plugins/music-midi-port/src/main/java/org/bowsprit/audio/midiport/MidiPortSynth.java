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
  private final PlayTime playTime;
  private final PartDevice parts;
  private long producedFrames;

  /**
   * Initialises the device at the port and waits until it is ready.
   *
   * @param sender sends the messages; {@link #close} closes it
   * @param delayMillis the time between the creation of sound and its playback
   */
  MidiPortSynth(MusicDevice device, int sampleRate, TimedSender sender, int delayMillis)
      throws InterruptedException {
    this.device = device;
    this.sampleRate = sampleRate;
    this.sender = sender;
    playTime = new PlayTime(sampleRate, delayMillis);
    parts = device == MusicDevice.MT32 ? new RolandParts(this) : new GeneralMidiParts(this);
    sender.drain();
    playTime.reset();
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
  private long playTimeOfNextFrame() {
    long now = System.nanoTime();
    playTime.recordProduction(producedFrames, now);
    sender.recordActivity(now);
    return playTime.playTimeOf(producedFrames);
  }

  @Override
  public void message(int status, int first, int second) {
    try {
      sender.send(new ShortMessage(status, first, second), playTimeOfNextFrame());
    } catch (InvalidMidiDataException e) {
      throw new IllegalArgumentException("invalid MIDI message with status " + status, e);
    }
  }

  @Override
  public void sysex(byte[] message) {
    try {
      sender.send(new SysexMessage(message, message.length), playTimeOfNextFrame());
    } catch (InvalidMidiDataException e) {
      throw new IllegalArgumentException("invalid system exclusive message", e);
    }
  }

  @Override
  public void render(short[] samples, int offset, int frames) {
    Arrays.fill(samples, offset, offset + 2 * frames, (short) 0);
    playTimeOfNextFrame();
    producedFrames += frames;
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
