package org.bowsprit.audio.log;

import java.util.HexFormat;
import java.util.NavigableMap;
import java.util.function.Consumer;
import org.bowsprit.audio.adlib.AdlibDriver;
import org.bowsprit.audio.adlib.EffectClock;
import org.bowsprit.audio.imuse.Quirks;
import org.bowsprit.audio.state.AdlibState;
import org.bowsprit.audio.state.StatefulParts;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.system.EffectListener;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.audio.system.SoundTimeListener;
import org.bowsprit.media.voc.Pcm;

/**
 * An AdLib card that logs all events: calls to the device channels, writes to the chip, and the
 * start and end of samples.
 *
 * <p>The log has one JSON object per line, in the order of events. Times are in virtual
 * microseconds from iteration 0, and negative before it. {@code script} marks immediate effects of
 * a script's command. The layout is part of the command line contract ({@code run --sound}).
 */
public final class SoundLog implements StatefulParts, EffectListener, SoundTimeListener {

  /** The time at which the driver initialises its chip, before iteration 0. */
  private static final long START_MICROS = -50_000;

  private final Consumer<String> lines;
  private final AdlibDriver driver;
  private final Quirks quirks;
  private long nowMicros = START_MICROS;
  private boolean isByScript;
  private boolean isRestoring;

  private SoundLog(Consumer<String> lines, Quirks quirks, EffectClock clock) {
    this.lines = lines;
    this.quirks = quirks;
    this.driver = new AdlibDriver(this::logRegister, clock);
  }

  /** Creates a log of sound without quirks. */
  public static SoundLog asPlayed(Consumer<String> lines) {
    return new SoundLog(lines, Quirks.NONE, EffectClock.original());
  }

  /** Creates a log of sound as the capturing interpreter plays it, including its quirks. */
  public static SoundLog asCaptured(Consumer<String> lines) {
    return new SoundLog(lines, Quirks.CAPTURED, EffectClock.captured());
  }

  /**
   * Creates a log with the quirks of the capturing interpreter, for a run whose clock was late.
   *
   * @param lateness the total delay in microseconds; the key is the jiffy from which the delay
   *     applies
   */
  public static SoundLog asCaptured(Consumer<String> lines, NavigableMap<Long, Long> lateness) {
    Quirks quirks = new Quirks(Quirks.CAPTURED.slips(), lateness);
    return new SoundLog(lines, quirks, EffectClock.captured());
  }

  /** Returns the sound setup of a game that plays into this log. */
  public SoundSetup setup() {
    return new SoundSetup(MusicDevice.ADLIB, this, this, SoundSetup.DEFAULT_VOLUME, quirks, this);
  }

  @Override
  public void quantum(long micros) {
    nowMicros = micros;
    isByScript = false;
  }

  @Override
  public void frame(long micros) {
    nowMicros = micros;
    isByScript = true;
  }

  private void logRegister(int register, int value) {
    logLine("\"reg\":" + register + ",\"val\":" + value);
  }

  @Override
  public void started(int sound, Pcm samples) {
    logLine("\"sample\":" + sound + ",\"what\":\"start\"");
  }

  @Override
  public void ended(int sound) {
    logLine("\"sample\":" + sound + ",\"what\":\"end\"");
  }

  /** Restores the driver without logging anything, because only new events belong to the log. */
  @Override
  public boolean restore(AdlibState state) {
    isRestoring = true;
    boolean isRestored = driver.restore(state);
    isRestoring = false;
    return isRestored;
  }

  @Override
  public AdlibState snapshot() {
    return driver.snapshot();
  }

  private void logLine(String content) {
    if (isRestoring) {
      return;
    }
    String cause = isByScript ? ",\"script\":1" : "";
    lines.accept("{\"us\":" + nowMicros + "," + content + cause + "}");
  }

  private void logEvent(int part, String what) {
    logLine("\"part\":" + part + ",\"what\":\"" + what + "\"");
  }

  private void logEvent(int part, String what, int value) {
    logLine("\"part\":" + part + ",\"what\":\"" + what + "\",\"a\":" + value);
  }

  @Override
  public int channels() {
    return driver.channels();
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    logLine("\"part\":" + channel + ",\"what\":\"on\",\"a\":" + note + ",\"b\":" + velocity);
    driver.noteOn(channel, note, velocity);
  }

  @Override
  public void noteOff(int channel, int note) {
    logEvent(channel, "off", note);
    driver.noteOff(channel, note);
  }

  @Override
  public void volume(int channel, int level) {
    logEvent(channel, "volume", level);
    driver.volume(channel, level);
  }

  @Override
  public void bendRange(int channel, int semitones) {
    logEvent(channel, "range", semitones);
    driver.bendRange(channel, semitones);
  }

  @Override
  public void transpose(int channel, int semitones) {
    logEvent(channel, "transpose", semitones);
    driver.transpose(channel, semitones);
  }

  /** Logs the value as the byte that the driver receives. */
  @Override
  public void detune(int channel, int amount) {
    logEvent(channel, "detune", amount & 0xFF);
    driver.detune(channel, amount);
  }

  @Override
  public void bend(int channel, int amount) {
    logEvent(channel, "bend", amount);
    driver.bend(channel, amount);
  }

  @Override
  public void modulation(int channel, int value) {
    logEvent(channel, "mod", value);
    driver.modulation(channel, value);
  }

  @Override
  public void sustain(int channel, boolean pressed) {
    logEvent(channel, "sustain", pressed ? 1 : 0);
    driver.sustain(channel, pressed);
  }

  @Override
  public void pan(int channel, int position) {
    logEvent(channel, "pan", position);
    driver.pan(channel, position);
  }

  @Override
  public void priority(int channel, int priority) {
    logEvent(channel, "priority", priority);
    driver.priority(channel, priority);
  }

  /** Logs nothing, because an AdLib card has no reverb. */
  @Override
  public void reverb(int channel, int level) {
    driver.reverb(channel, level);
  }

  /** Logs nothing, because an AdLib card has no chorus. */
  @Override
  public void chorus(int channel, int level) {
    driver.chorus(channel, level);
  }

  @Override
  public void instrument(int channel, Instrument instrument) {
    if (instrument instanceof Instrument.Patch patch) {
      String hex = HexFormat.of().formatHex(patch.toArray());
      logLine("\"part\":" + channel + ",\"what\":\"instrument\",\"hex\":\"" + hex + "\"");
    }
    driver.instrument(channel, instrument);
  }

  @Override
  public void allNotesOff(int channel) {
    logEvent(channel, "alloff");
    driver.allNotesOff(channel);
  }

  @Override
  public void advance(int micros) {
    driver.advance(micros);
  }
}
