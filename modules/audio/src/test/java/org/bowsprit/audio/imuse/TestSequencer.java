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

/**
 * A sequencer that plays some pieces on a device. The device records the events and their times.
 */
public final class TestSequencer implements PartDevice {

  private static final int DEFAULT_CHANNEL_COUNT = 32;
  private static final int FULL_VOLUME = 255;

  private final Map<Integer, Piece> pieces = new HashMap<>();
  private final List<Event> events = new ArrayList<>();
  private final Imuse imuse;
  private final PartDevice device;
  private final int channels;
  private long nowMicros;

  /** Creates a sequencer without quirks. */
  public TestSequencer() {
    this(Quirks.NONE);
  }

  /** Creates a sequencer with some quirks. */
  public TestSequencer(Quirks quirks) {
    this(quirks, DEFAULT_CHANNEL_COUNT);
  }

  /** Creates a sequencer without quirks for a device with a number of channels. */
  public TestSequencer(int channels) {
    this(Quirks.NONE, channels);
  }

  /** Creates a sequencer with some quirks for a device with a number of channels. */
  public TestSequencer(Quirks quirks, int channels) {
    this.channels = channels;
    imuse = new Imuse(this, this::findPiece, FULL_VOLUME, quirks);
    device = null;
  }

  /** Creates a sequencer without quirks for another device, whose events are not recorded. */
  public TestSequencer(PartDevice device) {
    channels = device.channels();
    imuse = new Imuse(device, this::findPiece, FULL_VOLUME, Quirks.NONE);
    this.device = device;
  }

  private Optional<Piece> findPiece(int sound) {
    return Optional.ofNullable(pieces.get(sound));
  }

  /** Adds a piece with the number of its sound. */
  public TestSequencer addPiece(int sound, Piece piece) {
    pieces.put(sound, piece);
    return this;
  }

  /** Returns the sequencer. */
  public Imuse imuse() {
    return imuse;
  }

  /** Sends a command as a script would, and returns its result. */
  public int command(int... words) {
    return imuse.command(words);
  }

  /** Starts a sound. */
  public TestSequencer start(int sound) {
    imuse.start(sound);
    return this;
  }

  /** Plays for a number of milliseconds. */
  public TestSequencer play(int millis) {
    for (int i = 0; i < millis; i += Imuse.QUANTUM_MICROS / 1000) {
      nowMicros += Imuse.QUANTUM_MICROS;
      imuse.advance(Imuse.QUANTUM_MICROS);
      if (device != null) {
        device.advance(Imuse.QUANTUM_MICROS);
      }
    }
    return this;
  }

  /** Continues from a state of another sequencer, with the pieces of that sequencer. */
  public TestSequencer restoreFrom(TestSequencer original, ImuseState state) {
    pieces.putAll(original.pieces);
    nowMicros = original.nowMicros;
    imuse.restore(state, this::findPiece);
    return this;
  }

  /** Returns the milliseconds since the start. */
  public long millis() {
    return nowMicros / 1000;
  }

  /** Returns all events, in order. */
  public List<Event> events() {
    return events;
  }

  /** Returns the started notes, in order. */
  public List<Integer> startedNotes() {
    return events.stream()
        .filter(event -> event.name().equals("on"))
        .map(Event::firstValue)
        .toList();
  }

  /** Returns the events with their times and without their channels: {@code 500 on 60}. */
  public List<String> eventTimes(String name) {
    return events.stream()
        .filter(event -> event.name().equals(name))
        .map(event -> event.millis() + " " + name + " " + event.firstValue())
        .toList();
  }

  /**
   * An event that the device received.
   *
   * @param millis the time since the start, in milliseconds
   * @param channel the device channel
   * @param name the name of the event, as in the captured runs
   * @param values the arguments of the event
   */
  public record Event(long millis, int channel, String name, List<Integer> values) {
    int firstValue() {
      return values.get(0);
    }
  }

  private void record(int channel, String name, int... values) {
    events.add(new Event(millis(), channel, name, Arrays.stream(values).boxed().toList()));
  }

  @Override
  public int channels() {
    return channels;
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    record(channel, "on", note, velocity);
  }

  @Override
  public void noteOff(int channel, int note) {
    record(channel, "off", note);
  }

  @Override
  public void volume(int channel, int level) {
    record(channel, "volume", level);
  }

  @Override
  public void bendRange(int channel, int semitones) {
    record(channel, "range", semitones);
  }

  @Override
  public void transpose(int channel, int semitones) {
    record(channel, "transpose", semitones);
  }

  @Override
  public void detune(int channel, int amount) {
    record(channel, "detune", amount);
  }

  @Override
  public void bend(int channel, int amount) {
    record(channel, "bend", amount);
  }

  @Override
  public void modulation(int channel, int value) {
    record(channel, "mod", value);
  }

  @Override
  public void sustain(int channel, boolean pressed) {
    record(channel, "sustain", pressed ? 1 : 0);
  }

  @Override
  public void pan(int channel, int position) {
    record(channel, "pan", position);
  }

  @Override
  public void priority(int channel, int priority) {
    record(channel, "priority", priority);
  }

  @Override
  public void reverb(int channel, int level) {
    record(channel, "reverb", level);
  }

  @Override
  public void chorus(int channel, int level) {
    record(channel, "chorus", level);
  }

  @Override
  public void instrument(int channel, Instrument instrument) {
    record(channel, "instrument");
  }

  @Override
  public void allNotesOff(int channel) {
    record(channel, "alloff");
  }
}
