package org.bowsprit.vm.symbol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.bowsprit.vm.ScriptKind;
import org.junit.jupiter.api.Test;

/** Tests symbol files, and how names and source lines are found in them. */
class SymbolTextTest {

  private static final GameDigest DIGEST = GameDigest.of(new byte[] {1}, new byte[] {2});

  private static final Symbols SYMBOLS =
      new Symbols(
          "The Flood",
          List.of("english", "german"),
          List.of(
              new Symbol(SymbolType.ROOM, 0, 3, 1, "cellar"),
              new Symbol(SymbolType.ROOM, 0, 4, 1, "attic"),
              new Symbol(SymbolType.OBJECT, 0, 17, 1, "cellar.hatch"),
              new Symbol(SymbolType.OBJECT, 0, 18, 1, "attic.hatch"),
              new Symbol(SymbolType.OBJECT, 0, 19, 1, "cellar.key"),
              new Symbol(SymbolType.SCRIPT, 0, 1, 1, "boot"),
              new Symbol(SymbolType.SCRIPT, 3, 200, 1, "cellar.dripping"),
              new Symbol(SymbolType.VARIABLE, 0, 100, 1, "visits"),
              new Symbol(SymbolType.VARIABLE, 0, 101, 8, "table")),
          List.of(new ObjectStates(17, new TreeMap<>(Map.of(1, "shut", 2, "open")))),
          List.of(
              new CodeSymbols(
                  CodeName.local(3, 200),
                  "rooms/cellar/room.bow",
                  List.of(new CodeSymbols.Line(0, 44), new CodeSymbols.Line(5, 46)),
                  List.of(new CodeSymbols.Local(0, 1, 0, 20, "pause"))),
              new CodeSymbols(
                  CodeName.object(3, 17),
                  "rooms/cellar/room.bow",
                  List.of(new CodeSymbols.Line(12, 46), new CodeSymbols.Line(30, 60)),
                  List.of())));

  @Test
  void readingWrittenSymbolsReturnsTheSameSymbols() throws SymbolText.MalformedSymbolFileException {
    String text = new SymbolText(DIGEST, SYMBOLS).write();

    SymbolText readText = SymbolText.read(text);

    assertThat(readText.digest()).isEqualTo(DIGEST);
    assertThat(readText.symbols().title()).isEqualTo("The Flood");
    assertThat(readText.symbols().languages()).containsExactly("english", "german");
    assertThat(readText.symbols().all()).isEqualTo(SYMBOLS.all());
    assertThat(readText.symbols().states()).isEqualTo(SYMBOLS.states());
    assertThat(readText.symbols().code()).isEqualTo(SYMBOLS.code());
    assertThat(readText.write()).isEqualTo(text);
  }

  @Test
  void aListOfLanguagesMustBeSeparatedBySingleSpaces() {
    String text = new SymbolText(DIGEST, SYMBOLS).write();
    for (String names : List.of("", " english", "english  german", "english ")) {
      String damagedText = text.replaceFirst("languages .*", "languages " + names);
      assertThatThrownBy(() -> SymbolText.read(damagedText))
          .isInstanceOf(SymbolText.MalformedSymbolFileException.class)
          .hasMessageContaining("the names of languages");
    }
  }

  @Test
  void aNameContainsItsRoomOnlyIfThisIsNecessary() {
    assertThat(SYMBOLS.name(SymbolType.OBJECT, 17)).contains("cellar.hatch");
    assertThat(SYMBOLS.name(SymbolType.OBJECT, 19)).contains("key");
    assertThat(SYMBOLS.name(SymbolType.OBJECT, 20)).isEmpty();
    assertThat(SYMBOLS.name(SymbolType.VARIABLE, 100)).contains("visits");
    assertThat(SYMBOLS.name(SymbolType.VARIABLE, 103)).contains("table[2]");
    assertThat(SYMBOLS.name(SymbolType.VARIABLE, 109)).isEmpty();
    assertThat(SYMBOLS.name(CodeName.local(3, 200))).contains("dripping");
    assertThat(SYMBOLS.name(CodeName.entry(4))).contains("attic entry");
  }

  @Test
  void aNameWithoutARoomIsFoundInTheCurrentRoom() {
    assertThat(SYMBOLS.find(SymbolType.OBJECT, "hatch", 4).orElseThrow().number()).isEqualTo(18);
    assertThat(SYMBOLS.find(SymbolType.OBJECT, "hatch", 0)).isEmpty();
    assertThat(SYMBOLS.find(SymbolType.OBJECT, "cellar.hatch", 4).orElseThrow().number())
        .isEqualTo(17);
    assertThat(SYMBOLS.find(SymbolType.VARIABLE, "table[7]", 0).orElseThrow().number())
        .isEqualTo(108);
    assertThat(SYMBOLS.find(SymbolType.VARIABLE, "table[8]", 0)).isEmpty();
  }

  @Test
  void aSourceLineIsFoundInEachScriptThatContainsItsCode() {
    SourceLine line = new SourceLine("rooms/cellar/room.bow", 46);
    assertThat(SYMBOLS.places("rooms/cellar/room.bow", 45))
        .as("the places of line 45, which has no code, are those of the next line with code")
        .containsExactly(
            new CodePlace(CodeName.local(3, 200), 5, line),
            new CodePlace(CodeName.object(3, 17), 12, line));
    assertThat(SYMBOLS.places("rooms/cellar/room.bow", 61)).isEmpty();
    assertThat(SYMBOLS.files("cellar.bow")).containsExactly("rooms/cellar/room.bow");
    assertThat(SYMBOLS.files("cellar/room.bow")).containsExactly("rooms/cellar/room.bow");
    assertThat(SYMBOLS.line(CodeName.local(3, 200), 4).orElseThrow().shortForm())
        .isEqualTo("cellar.bow:44");
    assertThat(SYMBOLS.line(CodeName.object(3, 17), 4))
        .as("the line of an offset before the first line")
        .isEmpty();
  }

  @Test
  void theCodeOfACarriedObjectIsFoundFromAnyRoom() {
    assertThat(SYMBOLS.codeOf(ScriptKind.INVENTORY_OBJECT, 17, 4))
        .isEqualTo(CodeName.object(3, 17));
    assertThat(SYMBOLS.codeOf(ScriptKind.LOCAL, 200, 4)).isEqualTo(CodeName.local(4, 200));
  }

  @Test
  void anInvalidFileIsRefusedWithTheNumberOfTheLine() {
    assertThatThrownBy(() -> SymbolText.read("something else"))
        .hasMessage("line 1: expected 'bowsprit symbols 1'");
    String text = new SymbolText(DIGEST, SYMBOLS).write();
    assertThatThrownBy(() -> SymbolText.read(text.replace("room 4", "rooms 4")))
        .hasMessage("line 7: expected a type such as room, not 'rooms'");
    assertThatThrownBy(() -> SymbolText.read(text.replace("5=46", "5-46")))
        .isInstanceOf(SymbolText.MalformedSymbolFileException.class);
    assertThatThrownBy(() -> SymbolText.read(text.replace("end\n", "")))
        .hasMessageContaining("expected");
  }

  @Test
  void aDamagedFileCausesNoOtherException() {
    String text = new SymbolText(DIGEST, SYMBOLS).write();
    for (int seed = 0; seed < 2000; seed++) {
      Random random = new Random(seed);
      StringBuilder damagedText = new StringBuilder(text);
      for (int i = random.nextInt(4); i >= 0; i--) {
        int index = random.nextInt(damagedText.length());
        if (random.nextBoolean()) {
          damagedText.deleteCharAt(index);
        } else {
          damagedText.setCharAt(index, (char) (random.nextInt(96) + 32));
        }
      }
      try {
        SymbolText.read(damagedText.toString());
      } catch (SymbolText.MalformedSymbolFileException e) {
        assertThat(e).hasMessageStartingWith("line ");
      }
    }
  }
}
