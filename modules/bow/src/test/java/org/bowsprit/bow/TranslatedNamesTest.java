package org.bowsprit.bow;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.text.Disassembler;
import org.junit.jupiter.api.Test;

/**
 * Tests objects that have a name in each language. The entry script of the room sets the name in
 * the selected language.
 */
class TranslatedNamesTest {

  private static RoomDeclaration compileRoom(String... lines) {
    Compilation compilation =
        new ScriptCompiler().compile(List.of(new SourceText("game.bow", String.join("\n", lines))));
    assertThat(compilation.diagnostics()).extracting(Diagnostic::displayText).isEmpty();
    return compilation.game().map(GameDeclaration::rooms).orElseThrow().get(0);
  }

  private static String entryListing(RoomDeclaration room) {
    return new Disassembler(InstructionSet.V5).script("entry", room.entry().toArray()).text();
  }

  @Test
  void theEntryScriptFirstRenamesObjectsThatAreNotCarried() {
    RoomDeclaration yard =
        compileRoom(
            "languages english, german",
            "room yard {",
            "  entry { setObjectName(log, \"wet log\") }",
            "  object log @ 20 { name \"log\" | \"Scheit\" }",
            "}");
    assertThat(yard.objects().get(0).label().toBytes()).isEqualTo("log".getBytes(US_ASCII));
    assertThat(entryListing(yard))
        .containsSubsequence(
            "Var[100] != 0",
            "getObjectOwner(20)",
            "!= 15",
            "getObjectOwner(20)",
            "== 0",
            "setObjectName(20,\"log\")",
            "setObjectName(20,\"Scheit\")",
            "setObjectName(20,\"wet log\")");
  }

  @Test
  void anObjectWithOneNameAddsNoEntryCode() {
    RoomDeclaration yard =
        compileRoom("languages english, german", "room yard { object log @ 20 { name \"log\" } }");
    assertThat(yard.entry().length()).isZero();
  }
}
