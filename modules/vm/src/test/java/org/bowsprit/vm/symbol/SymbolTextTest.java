package org.bowsprit.vm.symbol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.bowsprit.vm.ScriptKind;
import org.junit.jupiter.api.Test;

class SymbolTextTest {

  private static final GameDigest DIGEST = GameDigest.of(new byte[] {1}, new byte[] {2});

  private static final Symbols CELLAR =
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
  void writtenSymbolsAreReadBack() throws SymbolText.Malformed {
    String text = new SymbolText(DIGEST, CELLAR).write();

    SymbolText read = SymbolText.read(text);

    assertThat(read.digest()).isEqualTo(DIGEST);
    assertThat(read.symbols().title()).isEqualTo("The Flood");
    assertThat(read.symbols().languages()).containsExactly("english", "german");
    assertThat(read.symbols().all()).isEqualTo(CELLAR.all());
    assertThat(read.symbols().states()).isEqualTo(CELLAR.states());
    assertThat(read.symbols().code()).isEqualTo(CELLAR.code());
    assertThat(read.write()).isEqualTo(text);
  }

  @Test
  void languagesThatAreNotSeparatedByOneSpaceAreRefused() {
    String text = new SymbolText(DIGEST, CELLAR).write();
    for (String names : List.of("", " english", "english  german", "english ")) {
      String damaged = text.replaceFirst("languages .*", "languages " + names);
      assertThatThrownBy(() -> SymbolText.read(damaged))
          .isInstanceOf(SymbolText.Malformed.class)
          .hasMessageContaining("the names of languages");
    }
  }

  @Test
  void namesAreQualifiedOnlyIfNecessary() {
    assertThat(CELLAR.name(SymbolType.OBJECT, 17)).contains("cellar.hatch");
    assertThat(CELLAR.name(SymbolType.OBJECT, 19)).contains("key");
    assertThat(CELLAR.name(SymbolType.OBJECT, 20)).isEmpty();
    assertThat(CELLAR.name(SymbolType.VARIABLE, 100)).contains("visits");
    assertThat(CELLAR.name(SymbolType.VARIABLE, 103)).contains("table[2]");
    assertThat(CELLAR.name(SymbolType.VARIABLE, 109)).isEmpty();
    assertThat(CELLAR.name(CodeName.local(3, 200))).contains("dripping");
    assertThat(CELLAR.name(CodeName.entry(4))).contains("attic entry");
  }

  @Test
  void namesOfTheRoomTakePrecedence() {
    assertThat(CELLAR.find(SymbolType.OBJECT, "hatch", 4).orElseThrow().number()).isEqualTo(18);
    assertThat(CELLAR.find(SymbolType.OBJECT, "hatch", 0)).isEmpty();
    assertThat(CELLAR.find(SymbolType.OBJECT, "cellar.hatch", 4).orElseThrow().number())
        .isEqualTo(17);
    assertThat(CELLAR.find(SymbolType.VARIABLE, "table[7]", 0).orElseThrow().number())
        .isEqualTo(108);
    assertThat(CELLAR.find(SymbolType.VARIABLE, "table[8]", 0)).isEmpty();
  }

  @Test
  void aLineHasAPlaceInEachScriptThatContainsItsCode() {
    SourceLine line = new SourceLine("rooms/cellar/room.bow", 46);
    assertThat(CELLAR.places("rooms/cellar/room.bow", 45))
        .as("of the next line with code")
        .containsExactly(
            new CodePlace(CodeName.local(3, 200), 5, line),
            new CodePlace(CodeName.object(3, 17), 12, line));
    assertThat(CELLAR.places("rooms/cellar/room.bow", 61)).isEmpty();
    assertThat(CELLAR.files("cellar.bow")).containsExactly("rooms/cellar/room.bow");
    assertThat(CELLAR.files("cellar/room.bow")).containsExactly("rooms/cellar/room.bow");
    assertThat(CELLAR.line(CodeName.local(3, 200), 4).orElseThrow().shortForm())
        .isEqualTo("cellar.bow:44");
    assertThat(CELLAR.line(CodeName.object(3, 17), 4)).as("before the code").isEmpty();
  }

  @Test
  void theCodeOfACarriedObjectIsFoundFromAnyRoom() {
    assertThat(CELLAR.codeOf(ScriptKind.INVENTORY_OBJECT, 17, 4)).isEqualTo(CodeName.object(3, 17));
    assertThat(CELLAR.codeOf(ScriptKind.LOCAL, 200, 4)).isEqualTo(CodeName.local(4, 200));
  }

  @Test
  void anInvalidFileIsRefusedWithTheLineNumber() {
    assertThatThrownBy(() -> SymbolText.read("something else"))
        .hasMessage("line 1: expected 'bowsprit symbols 1'");
    String text = new SymbolText(DIGEST, CELLAR).write();
    assertThatThrownBy(() -> SymbolText.read(text.replace("room 4", "rooms 4")))
        .hasMessage("line 7: expected a type such as room, not 'rooms'");
    assertThatThrownBy(() -> SymbolText.read(text.replace("5=46", "5-46")))
        .isInstanceOf(SymbolText.Malformed.class);
    assertThatThrownBy(() -> SymbolText.read(text.replace("end\n", "")))
        .hasMessageContaining("expected");
  }

  @Test
  void damagedFilesCauseNoOtherException() {
    String text = new SymbolText(DIGEST, CELLAR).write();
    for (int seed = 0; seed < 2000; seed++) {
      Random random = new Random(seed);
      StringBuilder damaged = new StringBuilder(text);
      for (int i = random.nextInt(4); i >= 0; i--) {
        int index = random.nextInt(damaged.length());
        if (random.nextBoolean()) {
          damaged.deleteCharAt(index);
        } else {
          damaged.setCharAt(index, (char) (random.nextInt(96) + 32));
        }
      }
      try {
        SymbolText.read(damaged.toString());
      } catch (SymbolText.Malformed e) {
        assertThat(e).hasMessageStartingWith("line ");
      }
    }
  }
}
