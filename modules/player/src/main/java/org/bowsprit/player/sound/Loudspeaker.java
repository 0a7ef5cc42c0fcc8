package org.bowsprit.player.sound;

import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.mix.Volumes;

/** The sound output of a running game. */
public final class Loudspeaker {

  private final SoundCard card;
  private final AudioDevice device;
  private Volumes volumes;
  private boolean isMuted;

  /**
   * Creates a loudspeaker that is not muted.
   *
   * @param card mixes the sound
   * @param device plays the mixed sound
   */
  public Loudspeaker(SoundCard card, AudioDevice device) {
    this.card = card;
    this.device = device;
    this.volumes = card.volumes();
  }

  /** Mutes or unmutes the sound, which continues in any case. */
  public void mute(boolean muted) {
    this.isMuted = muted;
    card.setVolumes(muted ? volumes.withMaster(0) : volumes);
  }

  /** Sets the volumes. They take effect immediately, or when the sound is no longer muted. */
  public void setVolumes(Volumes newVolumes) {
    volumes = newVolumes;
    mute(isMuted);
  }

  /** Returns the volumes. */
  public Volumes volumes() {
    return volumes;
  }

  /** Pauses or resumes the sound. */
  public void pause(boolean paused) {
    device.pause(paused);
  }
}
