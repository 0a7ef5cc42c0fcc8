package org.bowsprit.audio.adlib;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.audio.effect.DriverRandom;
import org.bowsprit.audio.synth.Instrument;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the driver with the numbered checks of spec 11 §12. */
class AdlibDriverTest {

  private final int[] registers = new int[256];
  private final List<String> keyEvents = new ArrayList<>();
  private final AdlibDriver driver = new AdlibDriver(this::write, EffectClock.original());

  private void write(int register, int value) {
    int previousValue = registers[register];
    registers[register] = value;
    if (register >= 0xB0 && register <= 0xB8 && ((previousValue ^ value) & 0x20) != 0) {
      keyEvents.add((register - 0xB0) + ((value & 0x20) != 0 ? " on" : " off"));
    }
  }

  @BeforeEach
  void setInstrument() {
    driver.instrument(0, patch(0, 0x3F, 0));
    driver.volume(0, 127);
  }

  private static Instrument patch(int flags, int level, int wave) {
    byte[] bytes = new byte[Instrument.Patch.OPL_LENGTH];
    bytes[6] = (byte) level;
    bytes[9] = (byte) wave;
    bytes[11] = (byte) flags;
    return new Instrument.Patch(bytes);
  }

  @ParameterizedTest(name = "check {0}")
  @CsvSource({
    "29, 60, 0, 0, 0xAB, 0x30",
    "30, 69, 0, 0, 0x8F, 0x34",
    "31, 60, 4096, 0, 0xB0, 0x30",
    "32, 72, 0, -16, 0xA9, 0x34"
  })
  void checks29To32ThePitchIsWrittenToTheRegisters(
      int check, int note, int bend, int detune, int expectedA0, int expectedB0) {
    driver.bendRange(0, 1);
    driver.bend(0, bend);
    driver.detune(0, detune);
    driver.noteOn(0, note, 100);

    assertThat(registers[0xA0])
        .as("the value of register A0 in check %d", check)
        .isEqualTo(expectedA0);
    assertThat(registers[0xB0])
        .as("the value of register B0 in check %d", check)
        .isEqualTo(expectedB0);
  }

  @Test
  void check33TheBlockIsAtMostSeven() {
    driver.noteOn(0, 127, 100);

    assertThat(registers[0xB0]).isEqualTo(0x3C);
  }

  @Test
  void check34TheVelocityHasNoEffectWithoutSensitivity() {
    driver.instrument(0, patch(0, 0x20, 0x00));
    driver.noteOn(0, 60, 127);

    assertThat(registers[0x43]).isEqualTo(0x0F);
  }

  @Test
  void check35VelocityAndPartLevelReduceTheLevel() {
    driver.instrument(0, patch(0, 0x00, 0x7C));
    driver.volume(0, 100);
    driver.noteOn(0, 60, 64);

    assertThat(registers[0x43]).isEqualTo(0x13);
  }

  @Test
  void check36TheDriverGeneratesTheSpecifiedRandomNumbers() {
    DriverRandom random = new DriverRandom();

    assertThat(IntStream.generate(random::next).limit(12))
        .containsExactly(184, 92, 46, 23, 179, 225, 200, 100, 50, 25, 180, 90);
  }

  @Test
  void check37TheTenthNoteTakesTheOldestVoice() {
    for (int note = 60; note < 70; note++) {
      driver.noteOn(0, note, 100);
    }

    assertThat(keyEvents).hasSize(11).endsWith("8 on", "0 off", "0 on");
  }

  @Test
  void aNoteWithLowerPriorityDoesNotTakeAVoice() {
    driver.priority(0, 100);
    for (int note = 60; note < 69; note++) {
      driver.noteOn(0, note, 100);
    }
    driver.instrument(1, patch(0, 0x3F, 0));
    driver.priority(1, 99);
    driver.noteOn(1, 70, 100);

    assertThat(keyEvents).hasSize(9);
  }

  @Test
  void thePedalHoldsNotesUntilItIsReleased() {
    driver.sustain(0, true);
    driver.noteOn(0, 60, 100);
    driver.noteOff(0, 60);
    assertThat(keyEvents).containsExactly("0 on");

    driver.sustain(0, false);
    assertThat(keyEvents).containsExactly("0 on", "0 off");
  }

  @Test
  void theDriverAcceptsEffectGeneratorsForAllTargets() {
    byte[] patch = new byte[Instrument.Patch.OPL_LENGTH];
    patch[6] = 40;
    for (int target = 0; target < 16; target++) {
      writeEffectGenerator(patch, 11, 0xA0 | 13);
      writeEffectGenerator(patch, 20, 0xA0 | target);
      driver.instrument(0, new Instrument.Patch(patch));
      driver.volume(0, 127);
      driver.noteOn(0, 60, 127);
      for (int i = 0; i < 500; i++) {
        driver.advance(20_000);
      }
      assertThat(driver.snapshot().voices()).hasSize(1);
      driver.allNotesOff(0);
    }
  }

  /** Writes an effect generator that repeatedly rises to its maximum and falls to its minimum. */
  private static void writeEffectGenerator(byte[] patch, int offset, int flags) {
    byte[] generator = {(byte) flags, 0, 31, 127, 31, 0, 0, 0, 127};
    System.arraycopy(generator, 0, patch, offset, generator.length);
  }
}
