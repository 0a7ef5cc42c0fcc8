package org.bowsprit.audio.adlib;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.audio.effect.DriverRandom;
import org.bowsprit.audio.opl.RegisterSink;
import org.bowsprit.audio.state.AdlibState;
import org.bowsprit.audio.state.StatefulParts;
import org.bowsprit.audio.synth.Instrument;

/**
 * The AdLib driver of the games (spec 11 §8). Its device channels share the nine voices of an OPL2.
 * It implements the velocity curves of patches, the pitch tables and the effect generators.
 *
 * <p>The driver has no clock. {@link #advance} receives the number of microseconds that have passed
 * for the sequencer.
 */
public final class AdlibDriver implements StatefulParts {

  /** The number of device channels. Other channel numbers are ignored. */
  public static final int CHANNEL_COUNT = 32;

  private static final int VOICE_COUNT = 9;

  private final RegisterShadow registers;
  private final DriverRandom random = new DriverRandom();
  private final AdlibPart[] parts = new AdlibPart[CHANNEL_COUNT];
  private final AdlibVoice[] voices = new AdlibVoice[VOICE_COUNT];

  /**
   * The sounding voices, oldest first. Operations on the voices of a part always begin with the
   * newest voice.
   */
  private final List<AdlibVoice> soundingVoices = new ArrayList<>(VOICE_COUNT);

  private final EffectClock clock;

  /** The index of the voice that was last found free. A voice that was in use does not count. */
  private int lastVoice = VOICE_COUNT - 1;

  /**
   * Creates a driver and initialises its chip.
   *
   * @param chip the receiver of the writes that change a register; must be in its reset state
   * @param clock the clock of effects and note durations
   */
  public AdlibDriver(RegisterSink chip, EffectClock clock) {
    this.clock = clock;
    registers = new RegisterShadow(chip);
    for (int i = 0; i < CHANNEL_COUNT; i++) {
      parts[i] = new AdlibPart();
    }
    for (int i = 0; i < VOICE_COUNT; i++) {
      voices[i] = new AdlibVoice(i, registers, random);
    }
    registers.write(0x08, 0x40);
    registers.write(0xBD, 0x00);
    registers.write(0x01, 0x20);
  }

  @Override
  public AdlibState snapshot() {
    return new AdlibState(
        registers.snapshot(),
        random.register(),
        clock.nanos(),
        clock.counter(),
        lastVoice,
        Arrays.stream(parts).map(AdlibPart::snapshot).toList(),
        soundingVoices.stream()
            .map(voice -> voice.snapshot(Arrays.asList(parts).indexOf(voice.part())))
            .toList());
  }

  /**
   * Restores {@code state}. Writes all registers to the chip again, so held notes restart on the
   * chip.
   */
  @Override
  public boolean restore(AdlibState state) {
    if (state.isNone()) {
      return false;
    }
    for (AdlibVoice voice : List.copyOf(soundingVoices)) {
      end(voice);
    }
    random.restore(state.random());
    clock.restore(state.nanos(), state.counted());
    lastVoice = state.lastVoice();
    for (int i = 0; i < CHANNEL_COUNT; i++) {
      parts[i].restore(state.channels().get(i));
    }
    registers.restore(state.registers());
    for (AdlibState.Voice savedVoice : state.voices()) {
      AdlibVoice voice = voices[savedVoice.voice()];
      voice.restore(savedVoice, parts[savedVoice.channel()]);
      soundingVoices.add(voice);
    }
    return true;
  }

  @Override
  public int channels() {
    return CHANNEL_COUNT;
  }

  @Override
  public void advance(int micros) {
    for (int ticks = clock.advance(micros); ticks > 0; ticks--) {
      tick();
    }
  }

  private void tick() {
    for (AdlibVoice voice : voices) {
      if (!voice.isFree() && voice.tick()) {
        end(voice);
      }
    }
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    AdlibPart part = parts[channel];
    if (part.patch == null) {
      return;
    }
    AdlibVoice voice = allocate(part.priority);
    if (voice != null) {
      voice.start(part, note, velocity);
      soundingVoices.add(voice);
    }
  }

  /**
   * Returns a voice for a note of {@code priority}: a free voice, otherwise the voice of a note
   * whose priority is not higher, otherwise null.
   */
  private AdlibVoice allocate(int priority) {
    AdlibVoice candidate = null;
    for (int i = 1; i <= VOICE_COUNT; i++) {
      int index = (lastVoice + i) % VOICE_COUNT;
      AdlibVoice voice = voices[index];
      if (voice.isFree()) {
        lastVoice = index;
        return voice;
      }
      int limit = candidate == null ? priority : candidate.part().priority;
      if (isOldestOfItsPart(voice) && voice.part().priority <= limit) {
        candidate = voice;
      }
    }
    if (candidate != null) {
      end(candidate);
    }
    return candidate;
  }

  private boolean isOldestOfItsPart(AdlibVoice voice) {
    for (AdlibVoice other : soundingVoices) {
      if (other.part() == voice.part()) {
        return other == voice;
      }
    }
    return false;
  }

  private void end(AdlibVoice voice) {
    voice.end();
    soundingVoices.remove(voice);
  }

  @Override
  public void noteOff(int channel, int note) {
    AdlibPart part = parts[channel];
    for (int i = soundingVoices.size() - 1; i >= 0; i--) {
      AdlibVoice voice = soundingVoices.get(i);
      if (voice.part() == part && voice.note() == note) {
        if (part.isPedalPressed) {
          voice.holdByPedal();
        } else {
          end(voice);
        }
      }
    }
  }

  @Override
  public void sustain(int channel, boolean pressed) {
    AdlibPart part = parts[channel];
    part.isPedalPressed = pressed;
    if (pressed) {
      return;
    }
    for (int i = soundingVoices.size() - 1; i >= 0; i--) {
      AdlibVoice voice = soundingVoices.get(i);
      if (voice.part() == part && voice.isHeldByPedal()) {
        end(voice);
      }
    }
  }

  @Override
  public void allNotesOff(int channel) {
    forEachVoice(parts[channel], this::end);
  }

  @Override
  public void volume(int channel, int level) {
    parts[channel].level = level;
    forEachVoice(parts[channel], AdlibVoice::updateLevel);
  }

  @Override
  public void bendRange(int channel, int semitones) {
    parts[channel].bendRange = semitones;
    forEachVoice(parts[channel], AdlibVoice::writePitch);
  }

  @Override
  public void transpose(int channel, int semitones) {
    parts[channel].transpose = semitones;
    forEachVoice(parts[channel], AdlibVoice::writePitch);
  }

  @Override
  public void detune(int channel, int amount) {
    parts[channel].detune = amount;
    forEachVoice(parts[channel], AdlibVoice::writePitch);
  }

  @Override
  public void bend(int channel, int amount) {
    parts[channel].bend = amount;
    forEachVoice(parts[channel], AdlibVoice::writePitch);
  }

  @Override
  public void modulation(int channel, int value) {
    parts[channel].wheel = value;
    forEachVoice(parts[channel], AdlibVoice::updateWheel);
  }

  /** Applies {@code action} to every voice of {@code part}, newest first. */
  private void forEachVoice(AdlibPart part, Consumer<AdlibVoice> action) {
    for (int i = soundingVoices.size() - 1; i >= 0; i--) {
      AdlibVoice voice = soundingVoices.get(i);
      if (voice.part() == part) {
        action.accept(voice);
      }
    }
  }

  @Override
  public void priority(int channel, int priority) {
    parts[channel].priority = priority;
  }

  @Override
  public void instrument(int channel, Instrument instrument) {
    parts[channel].patch =
        instrument instanceof Instrument.Patch patch
                && patch.length() == Instrument.Patch.OPL_LENGTH
            ? patch
            : null;
  }

  /** Does nothing, because the chip is mono. */
  @Override
  public void pan(int channel, int position) {}

  /** Does nothing, because the chip has no reverb. */
  @Override
  public void reverb(int channel, int level) {}

  /** Does nothing, because the chip has no chorus. */
  @Override
  public void chorus(int channel, int level) {}
}
