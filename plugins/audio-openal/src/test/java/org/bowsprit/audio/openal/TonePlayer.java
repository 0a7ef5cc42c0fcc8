package org.bowsprit.audio.openal;

import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioSettings;

/**
 * Plays a tone in real time. This is a separate program, because OpenAL reads its settings only
 * once.
 */
final class TonePlayer {

  static final int SAMPLE_RATE = 44_100;
  static final int DURATION_SECONDS = 1;
  static final int FREQUENCY_HERTZ = 441;
  static final int AMPLITUDE = 10_000;

  private TonePlayer() {}

  /**
   * Plays the tone. Prints the number of accepted frames and the device's failure, or "ok" if the
   * device did not fail.
   */
  public static void main(String[] args) throws Exception {
    int writtenFrames = 0;
    try (AudioDevice device =
        new OpenAlProvider().open(new AudioSettings(SAMPLE_RATE, Integer.parseInt(args[0]), ""))) {
      short[] block = new short[2 * SAMPLE_RATE / 100];
      while (writtenFrames < DURATION_SECONDS * SAMPLE_RATE) {
        for (int i = 0; i < block.length / 2; i++) {
          double phase = 2 * Math.PI * FREQUENCY_HERTZ * (writtenFrames + i) / SAMPLE_RATE;
          block[2 * i] = (short) (AMPLITUDE * Math.sin(phase));
          block[2 * i + 1] = block[2 * i];
        }
        int frameCount = Math.min(block.length / 2, DURATION_SECONDS * SAMPLE_RATE - writtenFrames);
        int acceptedFrames = device.write(block, 0, frameCount);
        writtenFrames += acceptedFrames;
        if (acceptedFrames < frameCount) {
          Thread.sleep(2);
        }
      }
      while (device.queuedFrames() > SAMPLE_RATE / 100) {
        Thread.sleep(2);
      }
      System.out.print(writtenFrames + " " + device.failure().orElse("ok"));
    }
  }
}
