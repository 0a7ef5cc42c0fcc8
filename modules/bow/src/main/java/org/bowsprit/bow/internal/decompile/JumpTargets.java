package org.bowsprit.bow.internal.decompile;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The offsets to which code jumps. The language has keywords for jumps to the start and the end of
 * the innermost loop, and to the ends of the innermost and the outermost topics. Jumps to other
 * offsets need labels.
 */
final class JumpTargets {

  /** The offsets at which a loop starts again and at which it ends. */
  private record Loop(int next, int end) {}

  private final Set<Integer> labelled = new HashSet<>();

  /** The loops around the statement that is being written, innermost first. */
  private final Deque<Loop> loops = new ArrayDeque<>();

  /** The offsets after the topics around the statement that is being written, innermost first. */
  private final Deque<Integer> topics = new ArrayDeque<>();

  /**
   * Runs code that writes the statements of a loop.
   *
   * @param next the offset at which the loop starts again
   * @param end the offset after the loop
   */
  void loop(int next, int end, Runnable statements) {
    loops.push(new Loop(next, end));
    statements.run();
    loops.pop();
  }

  /**
   * Runs code that writes the lines of topics.
   *
   * @param next the offset at which the topics are shown again
   * @param end the offset after the topics
   */
  void topics(int next, int end, Runnable lines) {
    topics.push(end);
    loop(next, end, lines);
    topics.pop();
  }

  /** Returns the statement that jumps to an offset. */
  String jump(int target) {
    if (isLoopStart(target)) {
      return "continue";
    } else if (!topics.isEmpty() && target == topics.getLast()) {
      return "leave";
    } else if (!topics.isEmpty() && target == topics.getFirst()) {
      return "back";
    }
    return isLoopEnd(target) ? "break" : "goto " + label(target);
  }

  /** Returns whether the innermost loop starts again or ends at an offset. */
  boolean isLoopStartOrEnd(int target) {
    return isLoopStart(target) || isLoopEnd(target);
  }

  private boolean isLoopStart(int target) {
    return !loops.isEmpty() && target == loops.getFirst().next;
  }

  private boolean isLoopEnd(int target) {
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
