package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.junit.jupiter.api.Test;

/** Tests the warnings about statements that are never executed. */
class UnreachableStatementsTest {

  @Test
  void statementsAfterLoopsWithAConstantConditionAreReported() {
    assertThat(warnings("do { yield } while true\nVar[100] = 1"))
        .singleElement()
        .asString()
        .contains("follows 'do'");
    assertThat(warnings("do { yield } until false\nVar[100] = 1")).hasSize(1);
    assertThat(warnings("do { yield } until true\nVar[100] = 1")).isEmpty();
    assertThat(warnings("do { yield; break } while true\nVar[100] = 1")).isEmpty();
  }

  @Test
  void aStatementWithALabelIsNotReported() {
    assertThat(
            warnings(
                "loop { if Var[100] { goto out }; yield }\ncutscene {\n out:\n Var[101] = 1\n}"))
        .isEmpty();
    assertThat(warnings("loop { yield }\ncutscene {\n Var[101] = 1\n}")).hasSize(1);
  }

  private static List<String> warnings(String statements) {
    String source = "script boot {\n" + statements + "\n}\n";
    Compilation compilation =
        new ScriptCompiler().compile(List.of(new SourceText("test.bow", source)));
    assertThat(compilation.errors()).isEmpty();
    return compilation.diagnostics().stream()
        .filter(each -> each.severity() == Diagnostic.Severity.WARNING)
        .map(Diagnostic::message)
        .toList();
  }
}
