package org.bowsprit.audio.speaker;

import java.util.Random;

/**
 * Contains the four waveforms with which a speaker patch can modulate its pitch. Each waveform has
 * 256 signed values.
 */
final class WaveTable {

  static final int LENGTH = 256;
  private static final int SINE_AMPLITUDE = 126;
  private static final int SQUARE_AMPLITUDE = 120;
  private static final long NOISE_SEED = 0x5350_4BL;

  private static final byte[][] TABLES = {sine(), ramp(), square(), noise()};

  private WaveTable() {}

  /** Returns the value of a table, 0 to 3, at a position, 0 to 255. */
  static int at(int table, int position) {
    return TABLES[table & 3][position & (LENGTH - 1)];
  }

  private static byte[] sine() {
    byte[] table = new byte[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      table[i] = (byte) Math.round(SINE_AMPLITUDE * Math.sin(2 * Math.PI * i / LENGTH));
    }
    return table;
  }

  private static byte[] ramp() {
    byte[] table = new byte[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      table[i] = (byte) i;
    }
    return table;
  }

  private static byte[] square() {
    byte[] table = new byte[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      table[i] = (byte) (i < LENGTH / 2 ? SQUARE_AMPLITUDE : -SQUARE_AMPLITUDE);
    }
    return table;
  }

  private static byte[] noise() {
    byte[] table = new byte[LENGTH];
    new Random(NOISE_SEED).nextBytes(table);
    return table;
  }
}
