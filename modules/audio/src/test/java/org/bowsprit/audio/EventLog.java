package org.bowsprit.audio;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;
import org.bowsprit.audio.system.SoundTimeListener;

/** A device that writes down what it is told, in the words of the captured runs. */
public final class EventLog implements PartDevice, SoundTimeListener {

  private final List<String> lines = new ArrayList<>();
  private long now;
  private boolean script;

  @Override
  public void quantum(long micros) {
    now = micros;
    script = false;
  }

  @Override
  public void frame(long micros) {
    now = micros;
    script = true;
  }

  /** Returns what has been written. */
  public List<String> lines() {
    return lines;
  }

  /** Returns a captured event in the words of this log. */
  public static String line(JsonNode event) {
    String what = event.get("what").asText();
    String values = "";
    if (event.has("hex")) {
      values = " " + event.get("hex").asText();
    } else if (event.has("a")) {
      int a = event.get("a").asInt();
      values =
          " "
              + (what.equals("detune") ? (byte) a : a)
              + (event.has("b") ? " " + event.get("b").asInt() : "");
    }
    return line(
        event.get("us").asLong(), event.has("script"), event.get("part").asInt(), what, values);
  }

  private static String line(long micros, boolean script, int part, String what, String values) {
    return micros + (script ? "s " : " ") + part + " " + what + values;
  }

  private void add(int part, String what, String values) {
    lines.add(line(now, script, part, what, values));
  }

  @Override
  public int channels() {
    return 32;
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    add(channel, "on", " " + note + " " + velocity);
  }

  @Override
  public void noteOff(int channel, int note) {
    add(channel, "off", " " + note);
  }

  @Override
  public void volume(int channel, int level) {
    add(channel, "volume", " " + level);
  }

  @Override
  public void bendRange(int channel, int semitones) {
    add(channel, "range", " " + semitones);
  }

  @Override
  public void transpose(int channel, int semitones) {
    add(channel, "transpose", " " + semitones);
  }

  @Override
  public void detune(int channel, int amount) {
    add(channel, "detune", " " + amount);
  }

  @Override
  public void bend(int channel, int amount) {
    add(channel, "bend", " " + amount);
  }

  @Override
  public void modulation(int channel, int value) {
    add(channel, "mod", " " + value);
  }

  @Override
  public void sustain(int channel, boolean pressed) {
    add(channel, "sustain", pressed ? " 1" : " 0");
  }

  @Override
  public void pan(int channel, int position) {
    add(channel, "pan", " " + position);
  }

  @Override
  public void priority(int channel, int priority) {
    add(channel, "priority", " " + priority);
  }

  @Override
  public void instrument(int channel, Instrument instrument) {
    if (instrument instanceof Instrument.Patch patch) {
      add(channel, "instrument", " " + HexFormat.of().formatHex(patch.bytes().toArray()));
    }
  }

  @Override
  public void allNotesOff(int channel) {
    add(channel, "alloff", "");
  }

  /** Not in the captured runs. */
  @Override
  public void reverb(int channel, int level) {}

  /** Not in the captured runs. */
  @Override
  public void chorus(int channel, int level) {}
}
