package org.bowsprit.audio.opl;

/**
 * The counters that all operators of a chip share: samples, envelope steps, tremolo, vibrato and
 * noise (spec 11 §11.6).
 */
final class ChipClock {

  private static final int TREMOLO_STEPS = 210;
  private static final int SAMPLES_PER_TREMOLO_STEP = 64;
  private static final int SAMPLES_PER_VIBRATO_STEP = 1024;
  private static final int NOISE_BITS = 23;
  private static final int NOISE_TAP = 14;

  /** The number of noise bits that can be generated at once without reading one of the new bits. */
  private static final int NOISE_BATCH = NOISE_BITS - NOISE_TAP;

  private static final int NOISE_MASK = (1 << NOISE_BATCH) - 1;

  /** The value of {@link #envelopeZeros} in samples in which no slow rate steps. */
  static final int NO_ENVELOPE_STEP = 31;

  private static final int MAX_ZEROS = NO_ENVELOPE_STEP - 1;

  private int sampleNumber;
  private int envelopeCounter;
  private int envelopeZeros = NO_ENVELOPE_STEP;
  private int tremoloPosition;
  private int noise = 1;
  private boolean hasDeepTremolo;
  private boolean hasDeepVibrato;
  private int tremolo;
  private int vibrato;

  void setDepths(boolean hasDeepTremolo, boolean hasDeepVibrato) {
    this.hasDeepTremolo = hasDeepTremolo;
    this.hasDeepVibrato = hasDeepVibrato;
    updateTremolo();
    updateVibrato();
  }

  int sampleNumber() {
    return sampleNumber;
  }

  /**
   * Returns the number of trailing zero bits of the envelope counter in samples in which slow rates
   * may step, otherwise {@link #NO_ENVELOPE_STEP}.
   */
  int envelopeZeros() {
    return envelopeZeros;
  }

  /** Returns the attenuation that tremolo adds in this sample. */
  int tremolo() {
    return tremolo;
  }

  /** Returns the step of the vibrato, 0 to 7, times two. For a deep vibrato, one is added. */
  int vibrato() {
    return vibrato;
  }

  /**
   * Returns the noise bit of an operator in this sample. The operators have the slots 0 to 17, in
   * the order in which the chip processes them.
   */
  int noise(int slot) {
    return (noise >> slot) & 1;
  }

  /** Returns the number of samples until the next step of the vibrato, at least 1. */
  int samplesToVibratoStep() {
    return SAMPLES_PER_VIBRATO_STEP - sampleNumber % SAMPLES_PER_VIBRATO_STEP;
  }

  void advance() {
    if ((sampleNumber & 1) != 0) {
      envelopeCounter++;
    }
    advanceNoise();
    advanceNoise();
    sampleNumber = (sampleNumber + 1) & Integer.MAX_VALUE;
    envelopeZeros =
        (sampleNumber & 1) == 0
            ? NO_ENVELOPE_STEP
            : Math.min(MAX_ZEROS, Integer.numberOfTrailingZeros(envelopeCounter));
    if (sampleNumber % SAMPLES_PER_VIBRATO_STEP == 0) {
      updateVibrato();
    }
    if (sampleNumber % SAMPLES_PER_TREMOLO_STEP == 0) {
      tremoloPosition = (tremoloPosition + 1) % TREMOLO_STEPS;
      updateTremolo();
    }
  }

  private void advanceNoise() {
    int newBits = (noise ^ (noise >> NOISE_TAP)) & NOISE_MASK;
    noise = (noise >> NOISE_BATCH) | (newBits << NOISE_TAP);
  }

  private void updateVibrato() {
    vibrato = (sampleNumber / SAMPLES_PER_VIBRATO_STEP & 7) << 1 | (hasDeepVibrato ? 1 : 0);
  }

  private void updateTremolo() {
    int half = TREMOLO_STEPS / 2;
    int triangle = tremoloPosition < half ? tremoloPosition : TREMOLO_STEPS - tremoloPosition;
    tremolo = triangle >> (hasDeepTremolo ? 2 : 4);
  }
}
