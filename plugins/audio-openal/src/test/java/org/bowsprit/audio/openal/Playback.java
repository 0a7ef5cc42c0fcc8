package org.bowsprit.audio.openal;

import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioSettings;

/**
 * A separate program that plays a tone in real time, because OpenAL reads its settings only once.
 */
final class Playback {

  static final int RATE = 44_100;
  static final int SECONDS = 1;
  static final int PITCH = 441;
  static final int LOUDNESS = 10_000;

  private Playback() {}

  /** Plays the tone. Prints the number of accepted frames and the device's failure. */
  public static void main(String[] args) throws Exception {
    int taken = 0;
    try (AudioDevice device =
        new OpenAlProvider().open(new AudioSettings(RATE, Integer.parseInt(args[0]), ""))) {
      short[] block = new short[2 * RATE / 100];
      while (taken < SECONDS * RATE) {
        for (int i = 0; i < block.length / 2; i++) {
          double phase = 2 * Math.PI * PITCH * (taken + i) / RATE;
          block[2 * i] = (short) (LOUDNESS * Math.sin(phase));
          block[2 * i + 1] = block[2 * i];
        }
        int offered = Math.min(block.length / 2, SECONDS * RATE - taken);
        int now = device.write(block, 0, offered);
        taken += now;
        if (now < offered) {
          Thread.sleep(2);
        }
      }
      while (device.queuedFrames() > RATE / 100) {
        Thread.sleep(2);
      }
      System.out.print(taken + " " + device.failure().orElse("well"));
    }
  }
}
