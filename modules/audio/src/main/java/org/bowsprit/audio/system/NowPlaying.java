package org.bowsprit.audio.system;

import java.util.List;
import org.bowsprit.audio.imuse.Tune;
import org.bowsprit.audio.state.ImuseState;

/**
 * What a game's sound is doing, for an inspector.
 *
 * @param music the pieces that play
 * @param effects the sampled effects that run, oldest first
 * @param waiting sounds that wait to be started, the one to start first in front
 * @param triggers commands that wait for markers in the music
 * @param timer the music timer as scripts read it
 */
public record NowPlaying(
    List<Tune> music,
    List<Effect> effects,
    List<Integer> waiting,
    List<ImuseState.Trigger> triggers,
    int timer) {

  /** Takes immutable copies. */
  public NowPlaying {
    music = List.copyOf(music);
    effects = List.copyOf(effects);
    waiting = List.copyOf(waiting);
    triggers = List.copyOf(triggers);
  }

  /**
   * A sampled effect that runs.
   *
   * @param sound its number
   * @param played microseconds since it started
   * @param length microseconds of the whole, -1 for one that never ends
   */
  public record Effect(int sound, long played, long length) {}
}
