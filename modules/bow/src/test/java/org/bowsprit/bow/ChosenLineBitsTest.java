package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;
import org.junit.jupiter.api.Test;

/** Tests the numbers of the bits for lines that are shown only once. */
class ChosenLineBitsTest {

  @Test
  void aDeclaredNumberIsNotAssignedToAnotherBit() {
    Symbols symbols =
        compile(
                "bit met\nscript s {\n choice { \"A\" once -> { met = 1 }\n \"B\" once @0 -> { } }\n}")
            .game()
            .orElseThrow()
            .symbols();
    assertThat(symbols.name(SymbolType.BIT, 0)).contains("$once \"B\"");
    assertThat(symbols.name(SymbolType.BIT, 1)).contains("met");
    assertThat(symbols.name(SymbolType.BIT, 2)).contains("$once \"A\"");
  }

  @Test
  void twoLinesWithTheSameNumberAreAnError() {
    String source =
        """
        room r {
          object lamp {
            verb 1 {
              if Var[100] {
                choice { "A" once @5 -> { } }
              }
            }
          }
          entry {
            choice { "B" once @5 -> { } }
          }
        }
        """;
    assertThat(compile(source).errors())
        .extracting(Diagnostic::displayText)
        .singleElement()
        .asString()
        .contains("expected a free number: 'once \"A\"' is a bit")
        .contains("with number 5");
  }

  @Test
  void aLineWithTheNumberOfADeclaredBitIsAnError() {
    assertThat(
            compile("bit met @5\nscript s {\n met = 1\n choice { \"A\" once @5 -> { } }\n}")
                .errors())
        .extracting(Diagnostic::displayText)
        .singleElement()
        .asString()
        .startsWith("test.bow:4:21: error: expected a free number: 'met' is a bit");
  }

  private static Compilation compile(String source) {
    return new ScriptCompiler().compile(List.of(new SourceText("test.bow", source)));
  }
}
