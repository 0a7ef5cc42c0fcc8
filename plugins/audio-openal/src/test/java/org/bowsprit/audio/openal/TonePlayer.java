package org.bowsprit.audio.openal;

import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioSettings;

/**
 * Plays a tone in real time. This is a separate program, because OpenAL reads its settings only
 * once.
 */
final class TonePlayer {

  static final int SAMPLE_RATE = 44_100;
  static final int SECONDS = 1;
  static final int FREQUENCY = 441;
  static final int AMPLITUDE = 10_000;

  private TonePlayer() {}

  /**
   * Plays the tone. Prints the number of accepted frames and the device's failure, or "ok" if there
   * was none.
   */
  public static void main(String[] args) throws Exception {
    int writtenFrames = 0;
    try (AudioDevice device =
        new OpenAlProvider().open(new AudioSettings(SAMPLE_RATE, Integer.parseInt(args[0]), ""))) {
      short[] block = new short[2 * SAMPLE_RATE / 100];
      while (writtenFrames < SECONDS * SAMPLE_RATE) {
        for (int i = 0; i < block.length / 2; i++) {
          double phase = 2 * Math.PI * FREQUENCY * (writtenFrames + i) / SAMPLE_RATE;
          block[2 * i] = (short) (AMPLITUDE * Math.sin(phase));
          block[2 * i + 1] = block[2 * i];
        }
        int count = Math.min(block.length / 2, SECONDS * SAMPLE_RATE - writtenFrames);
        int written = device.write(block, 0, count);
        writtenFrames += written;
        if (written < count) {
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
