package org.bowsprit.media.adpcm;

import org.bowsprit.bytes.ByteWriter;

/**
 * Decodes a block of Microsoft's ADPCM. Each sample is predicted from the two samples before it,
 * and four bits encode the error of the prediction.
 */
public final class AdpcmBlock {

  /** The number of coefficient pairs in every file. */
  public static final int PREDICTORS = 7;

  private static final int[] FIRST_COEFFICIENTS = {256, 512, 0, 192, 240, 460, 392};
  private static final int[] SECOND_COEFFICIENTS = {0, -256, 0, 64, 0, -208, -232};

  /** The factor by which the step changes after each of the sixteen errors, in units of 1/256. */
  private static final int[] ADAPTATION = {
    230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230
  };

  private static final int MIN_STEP = 16;

  /** The largest step. Without this limit, the steps of a damaged file would grow endlessly. */
  private static final int MAX_STEP = 1 << 20;

  /**
   * The size of a block's header in bytes per channel. It contains the predictor, the step and two
   * samples.
   */
  private static final int HEADER_BYTES = 7;

  private static final int HEADER_FRAMES = 2;

  private final int channels;
  private final int[] predictorIndices;
  private final int[] steps;
  private final int[] lastSamples;
  private final int[] secondLastSamples;

  /**
   * Creates a decoder.
   *
   * @param channels the number of channels, 1 or 2
   */
  public AdpcmBlock(int channels) {
    this.channels = channels;
    predictorIndices = new int[channels];
    steps = new int[channels];
    lastSamples = new int[channels];
    secondLastSamples = new int[channels];
  }

  /** Returns the number of frames in a block of the given size; 0 if it is too short. */
  public static int frames(int bytes, int channels) {
    int dataBytes = bytes - HEADER_BYTES * channels;
    return dataBytes < 0 ? 0 : HEADER_FRAMES + 2 * dataBytes / channels;
  }

  /** Writes the coefficient pairs in the form of a file header. */
  public static void writePredictors(ByteWriter out) {
    for (int i = 0; i < PREDICTORS; i++) {
      out.s16(FIRST_COEFFICIENTS[i]).s16(SECOND_COEFFICIENTS[i]);
    }
  }

  /**
   * Decodes a block.
   *
   * @param block the bytes of the block; the last block of a file may be shorter
   * @param length the number of bytes
   * @param samples receives left and right samples alternately; both are the same if there is one
   *     channel
   * @return the number of frames
   */
  public int decode(byte[] block, int length, short[] samples) {
    int frames = frames(length, channels);
    if (frames == 0) {
      return 0;
    }
    for (int channel = 0; channel < channels; channel++) {
      predictorIndices[channel] = Math.min(block[channel] & 0xFF, PREDICTORS - 1);
      steps[channel] = readWord(block, channels + 2 * channel);
      lastSamples[channel] = readWord(block, 3 * channels + 2 * channel);
      secondLastSamples[channel] = readWord(block, 5 * channels + 2 * channel);
      store(samples, 0, channel, secondLastSamples[channel]);
      store(samples, 1, channel, lastSamples[channel]);
    }
    int nibbleIndex = 2 * HEADER_BYTES * channels;
    for (int frame = HEADER_FRAMES; frame < frames; frame++) {
      for (int channel = 0; channel < channels; channel++) {
        int twoErrors = block[nibbleIndex / 2];
        store(
            samples,
            frame,
            channel,
            decodeSample(channel, nibbleIndex % 2 == 0 ? (twoErrors >> 4) & 15 : twoErrors & 15));
        nibbleIndex++;
      }
    }
    return frames;
  }

  private static int readWord(byte[] block, int offset) {
    return (block[offset] & 0xFF) | (block[offset + 1] << 8);
  }

  private int decodeSample(int channel, int error) {
    int prediction =
        (lastSamples[channel] * FIRST_COEFFICIENTS[predictorIndices[channel]]
                + secondLastSamples[channel] * SECOND_COEFFICIENTS[predictorIndices[channel]])
            / 256;
    int signedError = error < 8 ? error : error - 16;
    int sample =
        Math.max(
            Short.MIN_VALUE, Math.min(Short.MAX_VALUE, prediction + signedError * steps[channel]));
    int newStep = steps[channel] * ADAPTATION[error] / 256;
    steps[channel] = Math.max(MIN_STEP, Math.min(MAX_STEP, newStep));
    secondLastSamples[channel] = lastSamples[channel];
    lastSamples[channel] = sample;
    return sample;
  }

  private void store(short[] samples, int frame, int channel, int sample) {
    samples[2 * frame + channel] = (short) sample;
    if (channels == 1) {
      samples[2 * frame + 1] = (short) sample;
    }
  }
}
