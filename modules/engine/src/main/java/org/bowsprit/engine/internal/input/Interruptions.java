package org.bowsprit.engine.internal.input;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.state.InterruptionState;
import org.bowsprit.engine.state.Waiting;

/**
 * A queue of interruptions, each of which stops the main loop until a key is pressed: pauses,
 * message boxes, the question before a restart. They are shown one after the other.
 */
public final class Interruptions {

  private static final String RESTART_QUESTION = "Are you sure you want to restart? (Y/N)";

  private final HostTexts texts;
  private final Runnable restart;
  private final ArrayDeque<Waiting> waiting = new ArrayDeque<>();
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
    waiting.add(new Waiting(Waiting.Kind.PAUSE, ""));
  }

  public void askForRestart() {
    String question =
        texts.shown(HostText.RESTART_QUESTION).map(Interruptions::text).orElse(RESTART_QUESTION);
    waiting.add(new Waiting(Waiting.Kind.RESTART, question));
  }

  /** Shows a text, with substitutions already made. */
  public void show(byte[] text) {
    waiting.add(new Waiting(Waiting.Kind.MESSAGE, text(text)));
  }

  private static String text(byte[] characters) {
    return new String(characters, StandardCharsets.ISO_8859_1);
  }

  /** Returns the visible message. */
  public Optional<Waiting> current() {
    return Optional.ofNullable(waiting.peek());
  }

  public boolean isWaiting() {
    return !waiting.isEmpty();
  }

  /** Ends the current interruption with a key. */
  public void endWithKey(int code) {
    switch (waiting.remove().kind()) {
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
    return new InterruptionState(List.copyOf(waiting), List.copyOf(answers));
  }

  /** Restores a snapshot. */
  public void restore(InterruptionState saved) {
    waiting.clear();
    waiting.addAll(saved.waiting());
    answers.clear();
    answers.addAll(saved.answers());
  }
}
