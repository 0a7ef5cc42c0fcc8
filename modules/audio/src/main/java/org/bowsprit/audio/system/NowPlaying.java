package org.bowsprit.audio.system;

import java.util.List;
import org.bowsprit.audio.imuse.Tune;
import org.bowsprit.audio.state.ImuseState;

/**
 * The sounds that a game is playing, for an inspector.
 *
 * @param music the playing pieces
 * @param effects the running sampled effects, oldest first
 * @param waiting the sounds that wait to be started, in the order of their starts
 * @param triggers the commands that wait for markers in the music
 * @param timer the music timer as scripts read it
 */
public record NowPlaying(
    List<Tune> music,
    List<Effect> effects,
    List<Integer> waiting,
    List<ImuseState.Trigger> triggers,
    int timer) {

  /** Copies the lists, so that the record is immutable. */
  public NowPlaying {
    music = List.copyOf(music);
    effects = List.copyOf(effects);
    waiting = List.copyOf(waiting);
    triggers = List.copyOf(triggers);
  }

  /**
   * A running sampled effect.
   *
   * @param sound the number of the sound
   * @param played the number of microseconds since the effect started
   * @param length the length in microseconds, or -1 if the effect never ends
   */
  public record Effect(int sound, long played, long length) {}
}
