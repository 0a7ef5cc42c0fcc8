package org.bowsprit.vm.symbol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.bowsprit.vm.ScriptKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the names of scripts in listings and symbol files. */
class CodeNameTest {

  @Test
  void parsingTheTextOfANameReturnsTheSameName() {
    Map<CodeName, String> names =
        Map.of(
            CodeName.global(5), "global:5",
            CodeName.entry(33), "entry:33",
            CodeName.exit(33), "exit:33",
            CodeName.local(33, 200), "local:33:200",
            CodeName.object(33, 357), "object:33:357");

    names.forEach(
        (name, text) -> {
          assertThat(name).hasToString(text);
          assertThat(CodeName.parse(text)).contains(name);
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "global", "global:", "global:x", "global:1:2", "local:3", "room:3"})
  void otherTextsAreNotNames(String text) {
    assertThat(CodeName.parse(text)).isEmpty();
  }

  @Test
  void theNameOfAnEntryOrExitScriptDiffersFromThatOfAnObject() {
    assertThat(CodeName.of(ScriptKind.ROOM_OBJECT, ScriptKind.ENTRY_SCRIPT, 4))
        .isEqualTo(CodeName.entry(4));
    assertThat(CodeName.of(ScriptKind.ROOM_OBJECT, ScriptKind.EXIT_SCRIPT, 4))
        .isEqualTo(CodeName.exit(4));
    assertThat(CodeName.of(ScriptKind.ROOM_OBJECT, 17, 4)).isEqualTo(CodeName.object(4, 17));
    assertThat(CodeName.of(ScriptKind.GLOBAL, 17, 4)).isEqualTo(CodeName.global(17));
  }
}
