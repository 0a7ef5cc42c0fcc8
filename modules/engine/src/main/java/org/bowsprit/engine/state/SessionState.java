package org.bowsprit.engine.state;

import java.util.List;
import java.util.Objects;

/**
 * The state of the main loop, without the machine and the world.
 *
 * @param ticks the number of iterations played
 * @param jiffies the time played, in 1/60 second (spec 12 §2.5)
 * @param random the state of the random numbers
 * @param speech the current speech
 * @param mouseX x of the mouse on the screen
 * @param mouseY y of the mouse on the screen
 * @param highlightedVerb slot of the verb that was under the mouse, 0 for none
 * @param lightNextFrame strips under the flashlight
 * @param requests requests of scripts
 * @param interruption the interruption that waits for a key
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

  /** Copies the list and rejects values that no session can have. */
  public SessionState {
    Objects.requireNonNull(speech, "speech must not be null");
    Objects.requireNonNull(requests, "requests must not be null");
    Objects.requireNonNull(interruption, "interruption must not be null");
    lightNextFrame = List.copyOf(lightNextFrame);
    if (ticks < 0 || jiffies < 0) {
      throw new IllegalArgumentException(
          "the number of iterations and the time must not be negative");
    }
  }
}
