package org.bowsprit.engine.internal.input;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.state.Interruption;
import org.bowsprit.engine.state.InterruptionState;

/**
 * A queue of interruptions, each of which stops the main loop until a key is pressed. Pauses,
 * message boxes and the question before a restart are interruptions. They are shown one after the
 * other.
 */
public final class Interruptions {

  private static final String RESTART_QUESTION = "Are you sure you want to restart? (Y/N)";

  private final HostTexts texts;
  private final Runnable restart;
  private final ArrayDeque<Interruption> queue = new ArrayDeque<>();
  private final ArrayDeque<Integer> answers = new ArrayDeque<>();

  /**
   * Creates an empty queue.
   *
   * @param texts the game's texts
   * @param restart restarts the game
   */
  public Interruptions(HostTexts texts, Runnable restart) {
    this.texts = texts;
    this.restart = restart;
  }

  public void pause() {
    queue.add(new Interruption(Interruption.Kind.PAUSE, ""));
  }

  public void askForRestart() {
    String question =
        texts.shown(HostText.RESTART_QUESTION).map(Interruptions::text).orElse(RESTART_QUESTION);
    queue.add(new Interruption(Interruption.Kind.RESTART, question));
  }

  /** Shows a text in a message box. The text must not contain substitutions any more. */
  public void show(byte[] text) {
    queue.add(new Interruption(Interruption.Kind.MESSAGE, text(text)));
  }

  private static String text(byte[] characters) {
    return new String(characters, StandardCharsets.ISO_8859_1);
  }

  /** Returns the interruption that is shown; empty if there is none. */
  public Optional<Interruption> current() {
    return Optional.ofNullable(queue.peek());
  }

  public boolean isWaiting() {
    return !queue.isEmpty();
  }

  /** Ends the current interruption with a key. */
  public void endWithKey(int code) {
    switch (queue.remove().kind()) {
      case MESSAGE -> answers.add(code);
      case RESTART -> {
        if (texts.isYes(HostText.RESTART_QUESTION, code)) {
          restart.run();
        }
      }
      case PAUSE -> {
        // Any key continues.
      }
    }
  }

  /** Returns the key that answered the oldest message box; 0 for none. */
  public int takeAnswer() {
    return answers.isEmpty() ? 0 : answers.remove();
  }

  /**
   * Discards answers that no script has taken, because the script that showed the box has ended.
   */
  public void endFrame() {
    answers.clear();
  }

  /** Returns a snapshot of the queue. */
  public InterruptionState snapshot() {
    return new InterruptionState(List.copyOf(queue), List.copyOf(answers));
  }

  /** Restores a snapshot. */
  public void restore(InterruptionState saved) {
    queue.clear();
    queue.addAll(saved.waiting());
    answers.clear();
    answers.addAll(saved.answers());
  }
}
