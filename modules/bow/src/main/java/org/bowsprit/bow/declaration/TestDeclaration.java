package org.bowsprit.bow.declaration;

import java.util.List;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.vm.symbol.CodeSymbols;

/**
 * A compiled test of a game. It is a global script that is not part of the game. All tests of a
 * game have the same script number, because only one of them runs at a time.
 *
 * <p>The script prints its result for the debugger (print target 253). If the test has reached its
 * end, the result is {@link #REACHED_END}. Otherwise, it is {@link #NOT_MET}, the index of the
 * expectation, and the values of the variables or calls that the expectation compares, separated by
 * blanks.
 *
 * @param title its title
 * @param number the number of its script, 2 to 199
 * @param code the bytes of its script
 * @param expectations the conditions of the test, by index
 * @param lines the source lines of the code
 * @param position the position of its title
 */
public record TestDeclaration(
    String title,
    int number,
    Bytes code,
    List<Expectation> expectations,
    List<CodeSymbols> lines,
    SourcePosition position) {

  /** The text of a test that reached its end. */
  public static final String REACHED_END = "$passed";

  /** The first word of the text of a test whose expectation did not hold. */
  public static final String NOT_MET = "$expected";

  /** Stores immutable copies of the collections. */
  public TestDeclaration {
    expectations = List.copyOf(expectations);
    lines = List.copyOf(lines);
  }
}
