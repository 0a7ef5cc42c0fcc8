package org.bowsprit.audio.opl;

/**
 * The common set-up for the checks of spec 11 §12: a chip after a reset, with waveforms enabled.
 * Channel 0 has a silent modulator and a carrier with immediate attack.
 */
final class ChipBench {

  final Opl2 chip = new Opl2();

  ChipBench() {
    write(0x01, 0x20);
    write(0x20, 0x20).write(0x40, 0x3F).write(0x60, 0x00);
    write(0x23, 0x21).write(0x43, 0x00).write(0x63, 0xF0).write(0x83, 0x00).write(0xE3, 0x00);
    write(0xC0, 0x00);
  }

  ChipBench write(int register, int value) {
    chip.write(register, value);
    return this;
  }

  /** Starts a note on channel 0 with an F-number and a block. */
  ChipBench keyOn(int frequency, int block) {
    return write(0xA0, frequency & 0xFF).write(0xB0, 0x20 | (block << 2) | (frequency >> 8));
  }

  ChipBench keyOff(int frequency, int block) {
    return write(0xB0, (block << 2) | (frequency >> 8));
  }

  int[] run(int samples) {
    int[] output = new int[samples];
    chip.generate(output, 0, samples);
    return output;
  }

  static int samples(double seconds) {
    return (int) Math.round(seconds * Opl2.SAMPLE_RATE);
  }

  static int peak(int[] samples) {
    int peak = 0;
    for (int sample : samples) {
      peak = Math.max(peak, Math.abs(sample));
    }
    return peak;
  }

  /** Returns the amplitude of the sine at {@code hertz}, by correlation over whole periods. */
  static double amplitude(int[] samples, double hertz) {
    double perSample = hertz / Opl2.SAMPLE_RATE;
    int periods = (int) (samples.length * perSample);
    int length = (int) Math.round(periods / perSample);
    double real = 0;
    double imaginary = 0;
    for (int i = 0; i < length; i++) {
      real += samples[i] * Math.cos(2 * Math.PI * perSample * i);
      imaginary += samples[i] * Math.sin(2 * Math.PI * perSample * i);
    }
    return 2 * Math.hypot(real, imaginary) / length;
  }
}
