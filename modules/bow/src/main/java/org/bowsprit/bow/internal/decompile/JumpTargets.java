package org.bowsprit.bow.internal.decompile;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The offsets to which code jumps. The language has words for the start and the end of the
 * innermost loop, and for the ends of the innermost and the outermost topics. All other offsets
 * need labels.
 */
final class JumpTargets {

  /** The offsets at which a loop starts again and at which it ends. */
  private record Loop(int again, int end) {}

  private final Set<Integer> labelled = new HashSet<>();

  /** The loops around the statement that is being written, innermost first. */
  private final Deque<Loop> loops = new ArrayDeque<>();

  /** The offsets after the topics around the statement that is being written, innermost first. */
  private final Deque<Integer> topics = new ArrayDeque<>();

  /**
   * Runs code that writes the statements of a loop.
   *
   * @param again the offset at which the loop starts again
   * @param end the offset after the loop
   */
  void loop(int again, int end, Runnable statements) {
    loops.push(new Loop(again, end));
    statements.run();
    loops.pop();
  }

  /**
   * Runs code that writes the lines of topics.
   *
   * @param again the offset at which the topics are shown again
   * @param end the offset after the topics
   */
  void topics(int again, int end, Runnable lines) {
    topics.push(end);
    loop(again, end, lines);
    topics.pop();
  }

  /** Returns the statement that jumps to an offset. */
  String jump(int target) {
    if (isAgain(target)) {
      return "continue";
    } else if (!topics.isEmpty() && target == topics.getLast()) {
      return "leave";
    } else if (!topics.isEmpty() && target == topics.getFirst()) {
      return "back";
    }
    return isEnd(target) ? "break" : "goto " + label(target);
  }

  /** Returns whether the innermost loop starts again or ends at an offset. */
  boolean isOfLoop(int target) {
    return isAgain(target) || isEnd(target);
  }

  private boolean isAgain(int target) {
    return !loops.isEmpty() && target == loops.getFirst().again;
  }

  private boolean isEnd(int target) {
    return !loops.isEmpty() && target == loops.getFirst().end;
  }

  /** Returns the label of an offset and marks it as needed. */
  String label(int target) {
    labelled.add(target);
    return String.format(Locale.ROOT, "L%04X", target);
  }

  /** Returns the label of an offset; empty if no statement needs it. */
  Optional<String> neededLabel(int offset) {
    return labelled.contains(offset) ? Optional.of(label(offset)) : Optional.empty();
  }
}
