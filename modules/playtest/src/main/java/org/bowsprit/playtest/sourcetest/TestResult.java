package org.bowsprit.playtest.sourcetest;

import java.util.Optional;
import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * The result of a test.
 *
 * @param title the title of the test
 * @param at the position of the title
 * @param ticks the number of iterations that the test took
 * @param failure the failure; empty if the test passed
 */
public record TestResult(String title, SourcePosition at, long ticks, Optional<Failure> failure) {

  /**
   * The reason why a test failed.
   *
   * @param at the position of the expectation or of the script error; the position of the title if
   *     it is unknown
   * @param what the reason
   */
  public record Failure(String at, String what) {}

  /** Returns whether the test passed. */
  public boolean passed() {
    return failure.isEmpty();
  }
}
