package org.bowsprit.audio.opl;

/**
 * The chip's two ROMs, logarithmic sine and exponential, and what an operator makes of them (spec
 * 11 §11.3).
 */
final class WaveTables {

  /** Attenuation that silences everything: the logarithm's stand-in for zero. */
  private static final int SILENT = 4096;

  private static final int LARGEST_LEVEL = 8191;

  private static final int[] LOG_SINE = logSine();
  private static final int[] EXPONENTIAL = exponential();

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

  /**
   * The output of an operator.
   *
   * @param waveform 0 to 3
   * @param phase any number; its low ten bits are one period
   * @param attenuation total attenuation in steps of 0.1875 dB, not negative
   * @return -4085 to 4084
   */
  static int output(int waveform, int phase, int attenuation) {
    boolean mirrored = (phase & 0x100) != 0;
    boolean negative = (phase & 0x200) != 0;
    int index = mirrored ? 255 - (phase & 255) : phase & 255;
    return switch (waveform) {
      case 0 ->
          negative
              ? ~magnitude(LOG_SINE[index], attenuation)
              : magnitude(LOG_SINE[index], attenuation);
      case 1 -> magnitude(negative ? SILENT : LOG_SINE[index], attenuation);
      case 2 -> magnitude(LOG_SINE[index], attenuation);
      default -> magnitude(mirrored ? SILENT : LOG_SINE[index], attenuation);
    };
  }

  private static int magnitude(int log, int attenuation) {
    int level = Math.min(LARGEST_LEVEL, log + (attenuation << 3));
    return (EXPONENTIAL[level & 255] << 1) >> (level >> 8);
  }
}
