package org.bowsprit.audio.imuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.audio.resource.Piece;
import org.bowsprit.audio.state.ImuseState;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;

/** A sequencer with some pieces, and a device that records the events and their times. */
public final class Concert implements PartDevice {

  private static final int CHANNELS = 32;
  private static final int FULL_VOLUME = 255;

  private final Map<Integer, Piece> pieces = new HashMap<>();
  private final List<Heard> heard = new ArrayList<>();
  private final Imuse imuse;
  private final PartDevice device;
  private final int channels;
  private long micros;

  /** Creates a concert without quirks. */
  public Concert() {
    this(Quirks.NONE);
  }

  /** Creates a concert with some quirks. */
  public Concert(Quirks quirks) {
    this(quirks, CHANNELS);
  }

  /** Creates a concert without quirks on a number of device channels. */
  public Concert(int channels) {
    this(Quirks.NONE, channels);
  }

  /** Creates a concert with some quirks on a number of device channels. */
  public Concert(Quirks quirks, int channels) {
    this.channels = channels;
    imuse = new Imuse(this, this::find, FULL_VOLUME, quirks);
    device = null;
  }

  /** Creates a concert without quirks on another device, whose events are not recorded. */
  public Concert(PartDevice device) {
    channels = device.channels();
    imuse = new Imuse(device, this::find, FULL_VOLUME, Quirks.NONE);
    this.device = device;
  }

  private Optional<Piece> find(int sound) {
    return Optional.ofNullable(pieces.get(sound));
  }

  /** Adds a piece with the number of its sound. */
  public Concert with(int sound, Piece piece) {
    pieces.put(sound, piece);
    return this;
  }

  /** Returns the sequencer. */
  public Imuse imuse() {
    return imuse;
  }

  /** Sends a command as a script would. */
  public int command(int... words) {
    return imuse.command(words);
  }

  /** Starts a sound. */
  public Concert start(int sound) {
    imuse.start(sound);
    return this;
  }

  /** Lets time pass. */
  public Concert play(int millis) {
    for (int i = 0; i < millis; i += Imuse.QUANTUM_MICROS / 1000) {
      micros += Imuse.QUANTUM_MICROS;
      imuse.advance(Imuse.QUANTUM_MICROS);
      if (device != null) {
        device.advance(Imuse.QUANTUM_MICROS);
      }
    }
    return this;
  }

  /** Continues from a state of another concert, with the pieces of that concert. */
  public Concert continuing(Concert other, ImuseState state) {
    pieces.putAll(other.pieces);
    micros = other.micros;
    imuse.restore(state, this::find);
    return this;
  }

  /** Returns the milliseconds since the start. */
  public long millis() {
    return micros / 1000;
  }

  /** Returns all events, in order. */
  public List<Heard> heard() {
    return heard;
  }

  /** Returns the started notes, in order. */
  public List<Integer> notes() {
    return heard.stream().filter(event -> event.what().equals("on")).map(Heard::first).toList();
  }

  /** Returns the events with their times and without their channels: {@code 500 on 60}. */
  public List<String> times(String what) {
    return heard.stream()
        .filter(event -> event.what().equals(what))
        .map(event -> event.millis() + " " + what + " " + event.first())
        .toList();
  }

  /**
   * An event that the device received.
   *
   * @param millis the time since the start, in milliseconds
   * @param channel the device channel
   * @param what the name of the event, as in the captured runs
   * @param values the arguments of the event
   */
  public record Heard(long millis, int channel, String what, List<Integer> values) {
    int first() {
      return values.get(0);
    }
  }

  private void hear(int channel, String what, int... values) {
    heard.add(new Heard(millis(), channel, what, Arrays.stream(values).boxed().toList()));
  }

  @Override
  public int channels() {
    return channels;
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    hear(channel, "on", note, velocity);
  }

  @Override
  public void noteOff(int channel, int note) {
    hear(channel, "off", note);
  }

  @Override
  public void volume(int channel, int level) {
    hear(channel, "volume", level);
  }

  @Override
  public void bendRange(int channel, int semitones) {
    hear(channel, "range", semitones);
  }

  @Override
  public void transpose(int channel, int semitones) {
    hear(channel, "transpose", semitones);
  }

  @Override
  public void detune(int channel, int amount) {
    hear(channel, "detune", amount);
  }

  @Override
  public void bend(int channel, int amount) {
    hear(channel, "bend", amount);
  }

  @Override
  public void modulation(int channel, int value) {
    hear(channel, "mod", value);
  }

  @Override
  public void sustain(int channel, boolean pressed) {
    hear(channel, "sustain", pressed ? 1 : 0);
  }

  @Override
  public void pan(int channel, int position) {
    hear(channel, "pan", position);
  }

  @Override
  public void priority(int channel, int priority) {
    hear(channel, "priority", priority);
  }

  @Override
  public void reverb(int channel, int level) {
    hear(channel, "reverb", level);
  }

  @Override
  public void chorus(int channel, int level) {
    hear(channel, "chorus", level);
  }

  @Override
  public void instrument(int channel, Instrument instrument) {
    hear(channel, "instrument");
  }

  @Override
  public void allNotesOff(int channel) {
    hear(channel, "alloff");
  }
}
