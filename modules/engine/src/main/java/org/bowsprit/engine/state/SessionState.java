package org.bowsprit.engine.state;

import java.util.List;
import java.util.Objects;

/**
 * What the main loop knows beside the machine and the world.
 *
 * @param ticks iterations played
 * @param jiffies the time played, in 1/60 second (spec 12 §2.5)
 * @param random the state of the source of random numbers
 * @param speech what is being said
 * @param mouseX where the mouse is on the screen
 * @param mouseY where the mouse is on the screen
 * @param highlightedVerb slot of the verb that was pointed at last, 0 for none
 * @param lightNextFrame strips under the flashlight
 * @param requests what scripts asked for
 * @param interruption what the game waits for a key with
 */
public record SessionState(
    long ticks,
    long jiffies,
    long random,
    SpeechState speech,
    int mouseX,
    int mouseY,
    int highlightedVerb,
    List<Long> lightNextFrame,
    RequestState requests,
    InterruptionState interruption) {

  /** Copies the list and rejects what no session can have come to. */
  public SessionState {
    Objects.requireNonNull(speech, "speech must not be null");
    Objects.requireNonNull(requests, "requests must not be null");
    Objects.requireNonNull(interruption, "interruption must not be null");
    lightNextFrame = List.copyOf(lightNextFrame);
    if (ticks < 0 || jiffies < 0) {
      throw new IllegalArgumentException("no time before the game's beginning");
    }
  }
}
