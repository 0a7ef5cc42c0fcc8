package org.bowsprit.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.room.Room;
import org.bowsprit.kit.fixture.LabGames;
import org.bowsprit.vm.symbol.Symbols;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the decompiled sources of a lab game build the same game. */
class GameDecompilerTest {

  static Stream<String> gameNames() {
    return LabGames.NAMES.stream();
  }

  @ParameterizedTest
  @MethodSource("gameNames")
  void theDecompiledSourcesBuildTheSameGame(String name) {
    GameResources original = LabGames.open(name);
    GameDecompiler decompiler = new GameDecompiler(original, name, Symbols.NONE);
    SourceTree sources = decompiler.decompile();
    assertThat(decompiler.problems()).isEmpty();

    BuildResult result =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE).build(sources);

    assertThat(result.game())
        .as(
            () ->
                String.join(
                    "\n",
                    result.diagnostics().stream().limit(20).map(Diagnostic::displayText).toList()))
        .isPresent();
    GameWriter.Files files = result.game().orElseThrow().write();
    GameResources rebuiltGame = GameResources.of(files.index(), files.data());
    assertThat(rebuiltGame.index().limits()).isEqualTo(original.index().limits());
    assertThat(rebuiltGame.index().objects()).isEqualTo(original.index().objects());
    assertThat(rebuiltGame.index().roomNames().names())
        .containsExactlyInAnyOrderElementsOf(original.index().roomNames().names());
    for (ResourceKind kind : List.of(ResourceKind.SCRIPT, ResourceKind.SOUND)) {
      assertThat(rebuiltGame.ids(kind)).isEqualTo(original.ids(kind));
      for (int id : original.ids(kind)) {
        assertThat(rebuiltGame.chunk(kind, id).orElseThrow().payload())
            .as("the content of %s %d", kind, id)
            .isEqualTo(original.chunk(kind, id).orElseThrow().payload());
      }
    }
    for (int id : original.roomIds()) {
      Room room = original.room(id).orElseThrow();
      Room rebuiltRoom = rebuiltGame.room(id).orElseThrow();
      assertThat(rebuiltRoom.scripts()).as("the scripts of room %d", id).isEqualTo(room.scripts());
      for (int i = 0; i < room.objects().size(); i++) {
        assertThat(rebuiltRoom.objects().get(i).code().header())
            .isEqualTo(room.objects().get(i).code().header());
        assertThat(rebuiltRoom.objects().get(i).code().verbs())
            .isEqualTo(room.objects().get(i).code().verbs());
        assertThat(rebuiltRoom.objects().get(i).code().name())
            .isEqualTo(room.objects().get(i).code().name());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Template.class)
  void sourcesWithNamesAndSourcesWithNumbersBuildTheSameGame(Template template) {
    BuildResult original = build(StarterGame.sources(template, "Lost"));
    Symbols symbols = original.declaration().orElseThrow().symbols();
    GameWriter.Files files = original.game().orElseThrow().write();
    GameResources game = GameResources.of(files.index(), files.data());

    SourceTree sourcesWithNames = new GameDecompiler(game, "Lost", symbols).decompile();
    SourceTree sourcesWithNumbers = new GameDecompiler(game, "Lost", Symbols.NONE).decompile();

    assertThat(sourcesWithNames.text("game.bow").orElseThrow())
        .contains("costume mira @1 \"costume1\"");
    assertThat(sourcesWithNames.text("rooms/cabin/room.bow").orElseThrow())
        .contains("object door @");
    GameWriter.Files rebuilt = build(sourcesWithNames).game().orElseThrow().write();
    assertThat(rebuilt.index()).isEqualTo(files.index());
    assertThat(rebuilt.data()).isEqualTo(files.data());
    assertThat(build(sourcesWithNumbers).game().orElseThrow().write().data())
        .isEqualTo(files.data());
  }

  @Test
  void namesOfStatesAreRestored() {
    BuildResult original = build(StarterGame.sources(Template.ADVENTURE, "Lost"));
    GameWriter.Files files = original.game().orElseThrow().write();
    GameResources game = GameResources.of(files.index(), files.data());

    SourceTree sources =
        new GameDecompiler(game, "Lost", original.declaration().orElseThrow().symbols())
            .decompile();

    assertThat(sources.text("rooms/cabin/room.bow").orElseThrow())
        .contains("states closed, open")
        .contains("state closed")
        .contains("if chest is closed")
        .contains("chest becomes open");
    assertThat(sources.text("rooms/deck/room.bow").orElseThrow())
        .contains("if bell is bare")
        .contains("lose(21)");
    assertThat(sources.file("rooms/deck/bell-roped.png")).isPresent();
  }

  @Test
  void dialoguesAndCallsAreRestored() {
    BuildResult original = build(StarterGame.sources(Template.DIALOGUE, "Lost"));
    GameWriter.Files files = original.game().orElseThrow().write();
    GameResources game = GameResources.of(files.index(), files.data());

    SourceTree sources =
        new GameDecompiler(game, "Lost", original.declaration().orElseThrow().symbols())
            .decompile();

    assertThat(sources.text("scripts/global.bow").orElseThrow())
        .contains("dialogue talkToBosun @")
        .contains(" once @")
        .contains("topics {")
        .doesNotContain("asm {");
    assertThat(sources.text("rooms/deck/room.bow").orElseThrow())
        .contains("talkToBosun()")
        .contains("lose(");
  }

  @Test
  void aDeclaredBitIsNotUsedForAChoiceThatIsShownOnce() {
    String script =
        """

        bit asked @7
        script questions {
          choice {
            "Who?" silent if !asked -> { asked = true }
            "What?" once -> { }
          }
        }
        """;
    SourceTree sources = StarterGame.sources(Template.DIALOGUE, "Lost");
    NavigableMap<String, Bytes> files = new TreeMap<>(sources.files());
    files.put("scripts/talk.bow", SourceTree.bytes(script));
    BuildResult original = build(new SourceTree(files));
    GameWriter.Files originalFiles = original.game().orElseThrow().write();
    GameResources game = GameResources.of(originalFiles.index(), originalFiles.data());

    SourceTree decompiledSources =
        new GameDecompiler(game, "Lost", original.declaration().orElseThrow().symbols())
            .decompile();

    assertThat(decompiledSources.text("scripts/global.bow").orElseThrow())
        .contains("\"Who?\" silent if !asked -> asked = 1")
        .contains("\"What?\" once @");
    assertThat(build(decompiledSources).game().orElseThrow().write().data())
        .isEqualTo(originalFiles.data());
  }

  private static BuildResult build(SourceTree sources) {
    BuildResult result =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE).build(sources);
    assertThat(result.game())
        .as("the built game, with diagnostics %s", result.diagnostics())
        .isPresent();
    return result;
  }
}
