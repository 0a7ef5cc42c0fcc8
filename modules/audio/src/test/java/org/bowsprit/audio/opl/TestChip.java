package org.bowsprit.audio.opl;

/**
 * A chip for the checks of spec 11 §12. It has been reset, and its waveforms are enabled. Channel 0
 * has a silent modulator and a carrier with immediate attack.
 */
final class TestChip {

  final Opl2 chip = new Opl2();

  TestChip() {
    write(0x01, 0x20);
    write(0x20, 0x20).write(0x40, 0x3F).write(0x60, 0x00);
    write(0x23, 0x21).write(0x43, 0x00).write(0x63, 0xF0).write(0x83, 0x00).write(0xE3, 0x00);
    write(0xC0, 0x00);
  }

  TestChip write(int register, int value) {
    chip.write(register, value);
    return this;
  }

  /** Starts a note on channel 0 with an F-number and a block. */
  TestChip keyOn(int fNumber, int block) {
    return write(0xA0, fNumber & 0xFF).write(0xB0, 0x20 | (block << 2) | (fNumber >> 8));
  }

  TestChip keyOff(int fNumber, int block) {
    return write(0xB0, (block << 2) | (fNumber >> 8));
  }

  int[] generate(int sampleCount) {
    int[] output = new int[sampleCount];
    chip.generate(output, 0, sampleCount);
    return output;
  }

  static int sampleCount(double seconds) {
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
    double periodsPerSample = hertz / Opl2.SAMPLE_RATE;
    int periodCount = (int) (samples.length * periodsPerSample);
    int length = (int) Math.round(periodCount / periodsPerSample);
    double real = 0;
    double imaginary = 0;
    for (int i = 0; i < length; i++) {
      real += samples[i] * Math.cos(2 * Math.PI * periodsPerSample * i);
      imaginary += samples[i] * Math.sin(2 * Math.PI * periodsPerSample * i);
    }
    return 2 * Math.hypot(real, imaginary) / length;
  }
}
