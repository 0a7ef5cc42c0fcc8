package org.bowsprit.player.sound;

import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.mix.Volumes;

/** What the sound of a played game comes out of. */
public final class Loudspeaker {

  private final SoundCard card;
  private final AudioDevice device;
  private Volumes volumes;
  private boolean muted;

  /**
   * Makes a loudspeaker that is on.
   *
   * @param card mixes the sound
   * @param device plays what the card mixed
   */
  public Loudspeaker(SoundCard card, AudioDevice device) {
    this.card = card;
    this.device = device;
    this.volumes = card.volumes();
  }

  /** Lets the sound go on unheard, or be heard again. */
  public void mute(boolean muted) {
    this.muted = muted;
    card.setVolumes(muted ? volumes.withMaster(0) : volumes);
  }

  /** Sets how loud everything is, heard at once unless it is mute. */
  public void setVolumes(Volumes wanted) {
    volumes = wanted;
    mute(muted);
  }

  /** Returns how loud everything is. */
  public Volumes volumes() {
    return volumes;
  }

  /** Stops the sound where it is, or lets it go on. */
  public void pause(boolean paused) {
    device.pause(paused);
  }
}
