package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;
import org.junit.jupiter.api.Test;

/** Tests the numbers that sources declare for the symbols added by the compiler. */
class DeclaredNumbersTest {

  @Test
  void theLanguageVariableCanHaveAConstantAsItsNumber() {
    Symbols symbols =
        compile("const PLACE = 130\nlanguages english, german @ PLACE")
            .game()
            .orElseThrow()
            .symbols();
    assertThat(symbols.languages()).containsExactly("english", "german");
    assertThat(symbols.name(SymbolType.VARIABLE, 130)).contains("language");
  }

  @Test
  void theLastDeclaredNumberIsUsed() {
    Symbols symbols =
        compile("choices { chosen @131 }\nchoices { chosen @132 }").game().orElseThrow().symbols();
    assertThat(symbols.name(SymbolType.VARIABLE, 132)).contains("$chosen");
    assertThat(symbols.name(SymbolType.VARIABLE, 131)).isEmpty();
  }

  @Test
  void aSettingWithoutExactlyOneNumberIsAnError() {
    assertThat(errors("choices { chosen }"))
        .singleElement()
        .asString()
        .contains("expected 1 number(s)");
    assertThat(errors("choices { pick @40, 41 }"))
        .singleElement()
        .asString()
        .contains("expected 1 number(s)");
  }

  @Test
  void aUsedNumberIsReportedAtTheSettingOfTheChoices() {
    assertThat(errors("choices { chosen @131 }\nvar visits @131\nscript s { visits = 1 }"))
        .singleElement()
        .asString()
        .startsWith("test.bow:1:19: error: expected a free number: 'visits' is a variable");
  }

  private static List<String> errors(String source) {
    return compile(source).errors().stream().map(Diagnostic::displayText).toList();
  }

  private static Compilation compile(String source) {
    return new ScriptCompiler().compile(List.of(new SourceText("test.bow", source)));
  }
}
