package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.CodeSymbols;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;
import org.junit.jupiter.api.Test;

/** Tests the names and the line numbers that a compilation records. */
class SymbolsTest {

  private static final String SOURCE =
      """
      game "Names"
      actor mira
      verb open
      var visits, table[4]
      bit met
      room cellar {
        object hatch {
          verb open {
            visits++
            table[1] = 2
          }
          default {
            met = 1
          }
        }
        script dripping(pause) {
          if pause {
            var drops = 1
            visits = drops
          }
          var left = 5
          visits = left
        }
        entry {
          start dripping(3)
        }
      }
      script boot {
        loadRoom(cellar)
      }
      """;

  private final Symbols symbols =
      new ScriptCompiler()
          .compile(List.of(new SourceText("cellar.bow", SOURCE)))
          .game()
          .orElseThrow()
          .symbols();

  @Test
  void theNameOfEveryDeclarationIsRecorded() {
    assertThat(symbols.name(SymbolType.ACTOR, 1)).contains("mira");
    assertThat(symbols.name(SymbolType.VARIABLE, 100)).contains("visits");
    assertThat(symbols.name(SymbolType.VARIABLE, 102)).contains("table[1]");
    assertThat(symbols.name(SymbolType.BIT, 0)).contains("met");
    assertThat(symbols.name(SymbolType.OBJECT, 16)).contains("hatch");
    assertThat(symbols.name(CodeName.local(1, 200))).contains("dripping");
    assertThat(symbols.name(CodeName.object(1, 16))).contains("hatch");
    assertThat(symbols.name(CodeName.entry(1))).contains("cellar entry");
  }

  @Test
  void theSourceLinesOfTheCodeAreRecorded() {
    assertThat(lines("object:1:16")).containsExactly(9, 10, 13);
    assertThat(lines("local:1:200")).containsExactly(17, 18, 19, 21, 22);
    assertThat(lines("entry:1")).containsExactly(25);
    assertThat(lines("global:1")).containsExactly(29);
    assertThat(code("object:1:16").lines().get(0).offset())
        .as("the offset after the header of the chunk, two verbs of three bytes, and the final 0")
        .isEqualTo(15);
  }

  @Test
  void theNamesAndScopesOfLocalVariablesAreRecorded() {
    CodeSymbols dripping = code("local:1:200");
    assertThat(dripping.locals())
        .extracting(CodeSymbols.Local::name)
        .containsExactly("pause", "drops", "left");
    CodeSymbols.Local drops = dripping.locals().get(1);
    CodeSymbols.Local left = dripping.locals().get(2);
    assertThat(left.slot())
        .as("the slot of the variable left, which is declared after the block of drops")
        .isEqualTo(drops.slot());
    assertThat(left.firstOffset()).isGreaterThanOrEqualTo(drops.endOffset());
  }

  @Test
  void onlyParametersAreInScopeFromTheFirstInstruction() {
    String source =
        """
        script count(most) @2 {
          for i = 0 to most {
            Var[100] += i
          }
        }
        script twice(number) @3 {
          var result = number * 2
          Var[100] = result
        }
        """;
    Symbols compiledSymbols =
        new ScriptCompiler()
            .compile(List.of(new SourceText("count.bow", source)))
            .game()
            .orElseThrow()
            .symbols();
    for (CodeSymbols script : compiledSymbols.code()) {
      assertThat(script.locals().get(0).firstOffset()).isZero();
      assertThat(script.locals().get(1).firstOffset()).isPositive();
    }
  }

  private CodeSymbols code(String listing) {
    return symbols.code(CodeName.parse(listing).orElseThrow()).orElseThrow();
  }

  private List<Integer> lines(String listing) {
    return code(listing).lines().stream().map(CodeSymbols.Line::line).toList();
  }
}
