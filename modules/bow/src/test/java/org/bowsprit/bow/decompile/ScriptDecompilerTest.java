package org.bowsprit.bow.decompile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.bowsprit.bow.Compilation;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.ScriptDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.testing.LabScripts;
import org.bowsprit.vm.text.OperandNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that decompiled scripts are readable, and that they compile to the same bytes. */
class ScriptDecompilerTest {

  // All tests share one decompiler, because it caches compiled statements.
  private static final ScriptDecompiler DECOMPILER =
      new ScriptDecompiler(OperandNames.NONE, SharedDeclarations.NONE);

  static List<LabScripts.LabScript> labScripts() {
    return LabScripts.allGames();
  }

  @ParameterizedTest
  @MethodSource("labScripts")
  void everyDecompiledLabScriptCompilesToTheSameBytes(LabScripts.LabScript sample) {
    if (sample.verbs() != null) {
      String source = "room r {\nobject o {\n" + DECOMPILER.handlers(sample.verbs()) + "}\n}\n";
      assertThat(compile(source).rooms().get(0).objects().get(0).verbs().script().code())
          .as("the code of%n%s", source)
          .isEqualTo(sample.payload());
    } else if (sample.isRoomCode()) {
      String source = "room r {\nentry {\n" + DECOMPILER.roomCode(sample.payload()) + "}\n}\n";
      Bytes entry = compile(source).rooms().get(0).entry();
      assertThat(entry).as("the code of%n%s", source).isEqualTo(sample.payload());
    } else {
      DecompiledScript script = DECOMPILER.script(sample.payload());
      String source =
          script.kind() + " s" + script.parameters() + " {\n" + script.statements() + "}\n";
      assertThat(compile(source).scripts().get(0).code())
          .as("the code of%n%s", source)
          .isEqualTo(sample.payload());
    }
  }

  @Test
  void mostLabScriptsAreDecompiledWithoutAssembler() {
    List<LabScripts.LabScript> samples =
        labScripts().stream().filter(each -> !each.payload().isEmpty()).toList();
    long countWithoutAssembler =
        samples.stream()
            .map(
                each -> decompile(each).replaceAll("asm \\{\\s*stopObjectCode\\(\\); @A0\\s*}", ""))
            .filter(each -> !each.contains("asm {"))
            .count();
    System.out.println(
        "decompiled "
            + samples.size()
            + " scripts, "
            + countWithoutAssembler
            + " of them without assembler");
    assertThat(countWithoutAssembler * 10).isGreaterThan(samples.size() * 8L);
  }

  private String decompile(LabScripts.LabScript sample) {
    if (sample.verbs() != null) {
      return DECOMPILER.handlers(sample.verbs());
    }
    return sample.isRoomCode()
        ? DECOMPILER.roomCode(sample.payload())
        : DECOMPILER.script(sample.payload()).statements();
  }

  @Test
  void conditionsAndLoopsAreRestored() {
    String body =
        """
        if Var[100] == 3 && Var[101] < 5 {
          Var[102]++
        } else {
          Var[102] = Var[100] * 2 - 1
        }
        while Var[103] {
          if Bit[4] {
            break
          }
          Local[1] += 7
          continue
        }
        do {
          Var[104 + Local[2]] -= 2
        } until Var[104] <= 0
        loop {
          yield
          if isActorInBox(1, 4) {
            return
          }
        }
        """;
    assertThat(compileAndDecompile(body)).isEqualTo(body.replace("Local[1] +=", "local1 +="));
  }

  @Test
  void cutscenesAndWaitsAreRestored() {
    String body =
        """
        cutscene(1) {
          say ego overhead() "Hello\\n{name VAR_EGO}\\x81" wait
          wait while Var[100] < 3
        } override {
          loadRoom(4)
        }
        skippable {
          delay 60
        } override {
        }
        Var[100] = getRandomNr(9) + 1
        startScript(12, [5, Var[100]], resistant, recursive)
        drawObject(300, setImage(2))
        """;
    assertThat(compileAndDecompile(body)).isEqualTo(body);
  }

  @Test
  void spokenLinesAndWaitsAreRestoredAsOneStatement() {
    String body =
        """
        ego: "Who is there?"
        startScript(12, [5])
        wait for script 12
        wait for sound 3
        if getObjectState(300) == 2 {
          say 4 "Nobody." wait
        }
        """;
    assertThat(compileAndDecompile(body)).isEqualTo(body);
  }

  @Test
  void conditionsWithAlternativesAreRestored() {
    String body =
        """
        if Var[100] && (Var[101] || Var[102] == 3) {
          Var[103] = 1
        } else if Var[100] == 1 && Var[101] || !isActorInBox(1, 4) {
          Var[103] = 2
        } else {
          Var[103] = 3
        }
        """;
    assertThat(compileAndDecompile(body)).isEqualTo(body);
  }

  @Test
  void aLoopThatBeginsWithASpokenLineIsRestored() {
    String body =
        """
        loop {
          ego: "Again."
          delay 60
        }
        """;
    assertThat(compileAndDecompile(body)).isEqualTo(body);
  }

  @Test
  void caseStatementsAreRestored() {
    String body =
        """
        case Var[100] {
          1, 3 -> Var[101] = 1
          5..7, 9 -> {
            Var[101] = 2
            return
          }
          else -> { }
        }
        case getRandomNr(2) {
          0 -> ego: "Heads."
          1 -> ego: "Tails."
        }
        case Var[102] {
          1 -> { }
          2 -> yield
          3 -> {
            if Var[103] {
              yield
            }
          }
          else -> Var[101] = 3
        }
        """;
    assertThat(compileAndDecompile(body)).isEqualTo(body.replace("  else -> { }\n", ""));
  }

  @Test
  void aDialogueIsRestoredWithItsTopics() {
    String lines =
        """
        ego: "You again." | "Schon wieder du."
        "Who lit the lamp?" | "Wer war das?" once @7 -> ego: "Nobody did." | "Niemand."
        "Tell me." silent if Var[120] > 2 && (Var[121] || Var[122]) -> {
          Var[120]++
          topics {
            "How high is it?" -> {
              if Var[121] {
                leave
              }
              ego: "High." | "Hoch."
            }
            "Enough." -> back
          }
        }
        "Goodbye." | "Leb wohl." once @9 if getObjectState(300) == 1 -> leave
        """;
    String declarations =
        "languages english, german @130\nchoices { at 16, 150; chosen @131; pick @40 }\n";
    GameDeclaration game = compile(declarations + "dialogue talk @2 {\n" + lines + "}\n");
    Map<Integer, Bytes> scripts =
        game.scripts().stream()
            .collect(Collectors.toMap(ScriptDeclaration::number, ScriptDeclaration::code));

    SharedDeclarations shared =
        SharedDeclarations.NONE
            .withLanguages(List.of("english", "german"), 130)
            .withCode(Map.of(), scripts, List.of())
            .withChoicesOf(scripts.get(2), id -> Optional.ofNullable(scripts.get(id)));
    DecompiledScript script =
        new ScriptDecompiler(OperandNames.NONE, shared).script(scripts.get(2));

    assertThat(shared.choiceInputScript()).hasValue(40);
    assertThat(shared.lines().get(1)).contains("at 16, 150;").contains("chosen @131; pick @40");
    assertThat(script).isEqualTo(new DecompiledScript("dialogue", "", lines));
  }

  @Test
  void aTestOfABitDoesNotBecomeOnceIfTheBitIsDeclaredOrUsedElsewhere() {
    String choiceWithBit = "choice {\n  \"Who?\" silent if !Bit[7] -> Bit[7] = 1\n}\n";
    String choiceWithOnce = "choice {\n  \"Who?\" once @7 silent -> { }\n}\n";
    OperandNames names =
        new OperandNames() {
          @Override
          public Optional<String> value(String role, int number) {
            return Optional.empty();
          }

          @Override
          public Optional<String> variable(int word) {
            return word == (Reference.BIT_VARIABLE_BIT | 7)
                ? Optional.of("asked")
                : Optional.empty();
          }
        };

    assertThat(decompiledChoice(choiceWithBit, OperandNames.NONE)).isEqualTo(choiceWithOnce);
    assertThat(decompiledChoice(choiceWithBit, names))
        .isEqualTo(choiceWithBit.replace("Bit[7]", "asked"));
    assertThat(decompiledChoice(choiceWithBit + "Bit[7] = 0\n", OperandNames.NONE))
        .isEqualTo(choiceWithBit + "Bit[7] = 0\n");
    assertThat(decompiledChoice(choiceWithBit + choiceWithBit, OperandNames.NONE))
        .isEqualTo(choiceWithBit + choiceWithBit);
  }

  @Test
  void aDialogueDeclaresItsLocalVariables() {
    String lines =
        """
        var local0 = getObjectState(300)
        "Is it lit?" -> Var[120] = local0
        "Goodbye." -> leave
        """;
    assertThat(decompiledTalk("dialogue", lines, OperandNames.NONE, Map.of()))
        .isEqualTo(new DecompiledScript("dialogue", "", lines));
    assertThat(decompiledTalk("dialogue", lines, OperandNames.NONE, Map.of(0, "lit")))
        .isEqualTo(new DecompiledScript("dialogue", "", lines.replace("local0", "lit")));
  }

  private static String decompiledChoice(String body, OperandNames names) {
    return decompiledTalk("script", body, names, Map.of()).statements();
  }

  private static DecompiledScript decompiledTalk(
      String kind, String body, OperandNames names, Map<Integer, String> locals) {
    GameDeclaration game =
        compile("choices { chosen @131; pick @40 }\n" + kind + " talk @2 {\n" + body + "}\n");
    Map<Integer, Bytes> scripts =
        game.scripts().stream()
            .collect(Collectors.toMap(ScriptDeclaration::number, ScriptDeclaration::code));
    SharedDeclarations shared =
        SharedDeclarations.NONE
            .withCode(Map.of(), scripts, List.of())
            .withChoicesOf(scripts.get(2), id -> Optional.ofNullable(scripts.get(id)));
    return new ScriptDecompiler(names, shared).script(scripts.get(2), locals);
  }

  @Test
  void anEndInstructionAfterAssemblerStatementsBecomesReturn() {
    assertThat(compileAndDecompile("Var[100] = 1\nasm { endCutscene(); }\nstopObjectCode()\n"))
        .isEqualTo("Var[100] = 1\nasm {\n  endCutscene();\n}\nreturn\n");
  }

  @Test
  void aTruncatedChoiceIsDecompiledAsPlainStatements() {
    String body = "choice {\n  \"Yes.\" once if Var[120] -> yield\n  \"No.\" -> yield\n}\n";
    Bytes completeCode = compile("script talk @2 {\n" + body + "}\n").scripts().get(0).code();
    for (int length = 0; length < completeCode.length(); length++) {
      Bytes code = completeCode.slice(0, length);
      SharedDeclarations shared =
          SharedDeclarations.NONE.withChoicesOf(code, id -> Optional.empty());
      assertThat(shared.choiceInputScript()).isEmpty();
      assertThat(new ScriptDecompiler(OperandNames.NONE, shared).script(code).statements())
          .isNotNull();
    }
  }

  @Test
  void twoThousandConsecutiveTestsAreDecompiled() {
    StringBuilder tests = new StringBuilder();
    StringBuilder labels = new StringBuilder();
    for (int i = 0; i < 2000; i++) {
      tests.append("goto end" + i % 7 + " unless Var[100] == " + i % 50 + "\n");
    }
    for (int i = 0; i < 7; i++) {
      labels.append("end" + i + ":\nVar[101]++\n");
    }
    Bytes code = compile("script s {\n" + tests + labels + "}\n").scripts().get(0).code();
    String statements = DECOMPILER.script(code).statements();
    assertThat(compile("script s {\n" + statements + "}\n").scripts().get(0).code())
        .isEqualTo(code);
  }

  @Test
  void onlyKnownScriptsWithTheRightArgumentCountAreCalledByName() {
    String source =
        """
        script main @2 {
          startScript(3, [5])
          startScript(4, [5])
          startScript(9, [5])
        }
        script one(a) @3 {
          Var[100] = a
        }
        script two(a, b) @4 {
          Var[100] = a + b
        }
        """;
    Map<Integer, Bytes> scripts =
        compile(source).scripts().stream()
            .collect(Collectors.toMap(ScriptDeclaration::number, ScriptDeclaration::code));
    SharedDeclarations shared =
        SharedDeclarations.NONE.withCode(Map.of(3, 1, 4, 2, 9, 1), scripts, List.of());
    assertThat(new ScriptDecompiler(OperandNames.NONE, shared).script(scripts.get(2)).statements())
        .isEqualTo("start call3(5)\nstartScript(4, [5])\nstartScript(9, [5])\n");
  }

  @Test
  void choicesWithAnotherInputScriptAreNotRestored() {
    Bytes code = compile("script talk @2 { choice { \"Yes.\" -> yield } }").scripts().get(0).code();
    assertThat(
            SharedDeclarations.NONE
                .withChoicesOf(code, id -> Optional.of(Bytes.of(0xA0)))
                .choiceInputScript())
        .isEmpty();
  }

  @Test
  void aResultThatIsReadTwiceKeepsItsVariable() {
    String body =
        """
        var local0 = getObjectState(300)
        if local0 == 2 {
          setState(301, local0)
        }
        """;
    assertThat(compileAndDecompile(body)).isEqualTo(body);
  }

  @Test
  void localVariablesGetTheGivenNames() {
    Bytes code = compile("script s(a, b) { var c = a + b\n Var[100] = c }").scripts().get(0).code();
    assertThat(
            new ScriptDecompiler(OperandNames.NONE, SharedDeclarations.NONE)
                .script(code, Map.of(0, "thing", 2, "sum")))
        .isEqualTo(
            new DecompiledScript(
                "script", "(thing, local1)", "var sum = thing + local1\nVar[100] = sum\n"));
  }

  @Test
  void numbersAreReplacedWithNames() {
    OperandNames names =
        (role, number) ->
            role.equals("room") && number == 4 ? Optional.of("kitchen") : Optional.empty();
    Bytes code = compile("script s { loadRoom(4) }").scripts().get(0).code();
    assertThat(new ScriptDecompiler(names, SharedDeclarations.NONE).script(code).statements())
        .isEqualTo("loadRoom(kitchen)\n");
  }

  private String compileAndDecompile(String body) {
    Bytes code = compile("script s {\n" + body + "}\n").scripts().get(0).code();
    return DECOMPILER.script(code).statements();
  }

  private static GameDeclaration compile(String source) {
    Compilation compilation =
        new ScriptCompiler().compile(List.of(new SourceText("test.bow", source)));
    assertThat(compilation.errors())
        .extracting(Diagnostic::displayText)
        .as("errors in%n%s", source)
        .isEmpty();
    return compilation.game().orElseThrow();
  }
}
