package org.bowsprit.bow.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.bow.diagnostic.Diagnostic.Severity;
import org.junit.jupiter.api.Test;

/** Tests that only one of several diagnostics at a position is kept. */
class DiagnosticsTest {

  private final Diagnostics diagnostics = new Diagnostics();

  private static Diagnostic diagnostic(int line, Severity severity, String message) {
    return new Diagnostic(severity, new SourcePosition("game.bow", line, 1), 1, message, "");
  }

  @Test
  void onlyTheFirstErrorAtAPositionIsListed() {
    diagnostics.add(diagnostic(1, Severity.ERROR, "cause"));
    diagnostics.add(diagnostic(1, Severity.ERROR, "consequence"));
    diagnostics.add(diagnostic(1, Severity.WARNING, "doubt"));

    assertThat(diagnostics.list()).extracting(Diagnostic::message).containsExactly("cause");
  }

  @Test
  void anErrorReplacesAWarning() {
    diagnostics.add(diagnostic(1, Severity.WARNING, "doubt"));
    assertThat(diagnostics.hasErrors()).isFalse();
    diagnostics.add(diagnostic(1, Severity.ERROR, "cause"));

    assertThat(diagnostics.hasErrors()).isTrue();
    assertThat(diagnostics.list()).extracting(Diagnostic::message).containsExactly("cause");
  }

  @Test
  void diagnosticsAreInTheOrderOfTheSource() {
    diagnostics.add(diagnostic(2, Severity.ERROR, "second"));
    diagnostics.add(diagnostic(1, Severity.WARNING, "first"));

    assertThat(diagnostics.list())
        .extracting(Diagnostic::message)
        .containsExactly("first", "second");
  }
}
