package org.bowsprit.launcher.play;

import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.mix.SoundCard;

/** What the sound of a played game comes out of. */
public final class Loudspeaker {

  private final SoundCard card;
  private final AudioDevice device;

  /**
   * Makes a loudspeaker that is on.
   *
   * @param card mixes the sound
   * @param device plays what the card mixed
   */
  public Loudspeaker(SoundCard card, AudioDevice device) {
    this.card = card;
    this.device = device;
  }

  /** Lets the sound go on unheard, or be heard again. */
  void mute(boolean muted) {
    int gain = muted ? 0 : SoundCard.FULL;
    card.setGains(gain, gain);
  }

  /** Stops the sound where it is, or lets it go on. */
  void pause(boolean paused) {
    device.pause(paused);
  }
}
