package org.bowsprit.audio.speaker;

import java.util.Random;

/**
 * Contains the four waveforms that a speaker patch can use to bend its pitch. Each has 256 signed
 * values.
 */
final class WaveTable {

  static final int LENGTH = 256;
  private static final int SINE = 126;
  private static final int SQUARE = 120;
  private static final long NOISE_SEED = 0x5350_4BL;

  private static final byte[][] TABLES = {sine(), ramp(), square(), noise()};

  private WaveTable() {}

  /** Returns the value of a table, 0 to 3, at a position, 0 to 255. */
  static int at(int table, int place) {
    return TABLES[table & 3][place & (LENGTH - 1)];
  }

  private static byte[] sine() {
    byte[] table = new byte[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      table[i] = (byte) Math.round(SINE * Math.sin(2 * Math.PI * i / LENGTH));
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
      table[i] = (byte) (i < LENGTH / 2 ? SQUARE : -SQUARE);
    }
    return table;
  }

  private static byte[] noise() {
    byte[] table = new byte[LENGTH];
    new Random(NOISE_SEED).nextBytes(table);
    return table;
  }
}
