package org.bowsprit.audio.opl;

import java.util.Arrays;

/**
 * Contains the two ROMs of the chip, logarithmic sine and exponential, and computes the output of
 * an operator from them (spec 11 §11.3).
 */
final class WaveTables {

  /** An attenuation that silences every sound. It represents the logarithm of zero. */
  private static final int SILENT_ATTENUATION = 4096;

  private static final int MAX_LEVEL = 8191;

  private static final int PHASES_PER_PERIOD = 1024;

  /** The bit that marks a negative output in a wave's logarithm. */
  private static final int NEGATIVE_FLAG = Integer.MIN_VALUE;

  private static final int[] LOG_SINE = logSine();
  private static final int[] EXPONENTIAL = exponential();
  private static final int[][] WAVES = {wave0(), wave1(), wave2(), wave3()};
  private static final short[] MAGNITUDES = magnitudes();

  private WaveTables() {}

  private static int[] logSine() {
    int[] table = new int[256];
    for (int i = 0; i < table.length; i++) {
      double sine = Math.sin((i + 0.5) * Math.PI / 512);
      table[i] = (int) Math.round(-256 * Math.log(sine) / Math.log(2));
    }
    return table;
  }

  private static int[] exponential() {
    int[] table = new int[256];
    for (int i = 0; i < table.length; i++) {
      table[i] = 1024 + (int) Math.round((Math.pow(2, (255 - i) / 256.0) - 1) * 1024);
    }
    return table;
  }

  static int logSine(int index) {
    return LOG_SINE[index];
  }

  static int exponential(int index) {
    return EXPONENTIAL[index];
  }

  private static int[] wave0() {
    int[] table = wave2();
    for (int phase = PHASES_PER_PERIOD / 2; phase < PHASES_PER_PERIOD; phase++) {
      table[phase] |= NEGATIVE_FLAG;
    }
    return table;
  }

  private static int[] wave1() {
    int[] table = wave2();
    Arrays.fill(table, PHASES_PER_PERIOD / 2, PHASES_PER_PERIOD, SILENT_ATTENUATION);
    return table;
  }

  private static int[] wave2() {
    int[] table = new int[PHASES_PER_PERIOD];
    for (int phase = 0; phase < PHASES_PER_PERIOD; phase++) {
      boolean isMirrored = (phase & 0x100) != 0;
      table[phase] = LOG_SINE[isMirrored ? 255 - (phase & 255) : phase & 255];
    }
    return table;
  }

  private static int[] wave3() {
    int[] table = wave2();
    Arrays.fill(table, PHASES_PER_PERIOD / 4, PHASES_PER_PERIOD / 2, SILENT_ATTENUATION);
    Arrays.fill(table, PHASES_PER_PERIOD * 3 / 4, PHASES_PER_PERIOD, SILENT_ATTENUATION);
    return table;
  }

  private static short[] magnitudes() {
    short[] table = new short[MAX_LEVEL + 1];
    for (int level = 0; level < table.length; level++) {
      table[level] = (short) ((EXPONENTIAL[level & 255] << 1) >> (level >> 8));
    }
    return table;
  }

  /**
   * Returns the logarithms of a waveform, 0 to 3, over a period of 1024 phases, including the
   * signs.
   */
  static int[] wave(int waveform) {
    return WAVES[waveform];
  }

  /**
   * Returns the output of an operator.
   *
   * @param wave a result of {@link #wave}
   * @param phase the phase, of which only the low ten bits are used; they are one period
   * @param attenuation the total attenuation in steps of 0.1875 dB, not negative
   * @return the output, from -4085 to 4084
   */
  static int output(int[] wave, int phase, int attenuation) {
    int logarithm = wave[phase & (PHASES_PER_PERIOD - 1)];
    int level = Math.min(MAX_LEVEL, (logarithm & ~NEGATIVE_FLAG) + (attenuation << 3));
    return MAGNITUDES[level] ^ (logarithm >> 31);
  }
}
