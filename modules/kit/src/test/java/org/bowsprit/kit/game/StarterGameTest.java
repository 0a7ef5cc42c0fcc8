package org.bowsprit.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.build.BuiltFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the starter game can be built, and that the build cache is used correctly. */
class StarterGameTest {

  @TempDir private Path folder;

  private static BuildResult build(SourceTree sources, BuildCache cache) {
    return new GameBuilder(new ScriptCompiler()::compile, cache).build(sources);
  }

  @Test
  void theStarterGameIsBuiltWithoutWarnings() {
    BuildResult result = build(StarterGame.sources("The Lost Key"), BuildCache.NONE);

    assertThat(result.diagnostics()).isEmpty();
    assertThat(result.game()).isPresent();
    assertThat(result.declaration().orElseThrow().title()).isEqualTo("The Lost Key");
    assertThat(result.budgets()).noneMatch(Budget::isExceeded);
  }

  @Test
  void theFontHasTheCharactersOfWesternLanguages() {
    BuildResult result = build(StarterGame.sources("A"), BuildCache.NONE);
    Charset font =
        new GameLoader()
            .open(BuiltFiles.of("A", result).inMemory())
            .resources()
            .charset(1)
            .orElseThrow();

    assertThat("ÄÖÜäöüßÉéèêëàâçïîìôòûùáíóúñÑ¿¡".chars().map(WesternGlyphs::of))
        .allSatisfy(glyph -> assertThat(font.glyph(glyph)).isPresent());
  }

  @Test
  void theSameSourcesBuildTheSameBytes() {
    GameWriter.Files firstFiles = writtenFiles(build(StarterGame.sources("A"), BuildCache.NONE));
    GameWriter.Files secondFiles = writtenFiles(build(StarterGame.sources("A"), BuildCache.NONE));

    assertThat(secondFiles.data()).isEqualTo(firstFiles.data());
    assertThat(secondFiles.index()).isEqualTo(firstFiles.index());
  }

  @Test
  void anUnchangedRoomIsNotBuiltAgain() {
    BuildCache cache = BuildCache.inFolder(folder.resolve("cache"));
    SourceTree sources = StarterGame.sources("A");
    BuildResult firstResult = build(sources, cache);
    BuildResult secondResult = build(sources, cache);

    assertThat(firstResult.builtRooms()).isEqualTo(1);
    assertThat(secondResult.builtRooms()).isZero();
    assertThat(writtenFiles(secondResult).data()).isEqualTo(writtenFiles(firstResult).data());
  }

  @Test
  void aRoomWithAChangedBoxIsBuiltAgain() {
    BuildCache cache = BuildCache.inFolder(folder.resolve("cache"));
    build(StarterGame.sources("A"), cache);
    NavigableMap<String, Bytes> files = new TreeMap<>(StarterGame.sources("A").files());
    String boxes = new SourceTree(files).text("rooms/cabin/boxes.txt").orElseThrow();
    files.put("rooms/cabin/boxes.txt", SourceTree.bytes(boxes.replace("(4,142)", "(4,141)")));

    assertThat(build(new SourceTree(files), cache).builtRooms()).isEqualTo(1);
  }

  @Test
  void writtenSourcesCanBeReadAgain() throws Exception {
    SourceTree sources = StarterGame.sources("A");
    sources.write(folder);
    Files.createDirectories(folder.resolve(".bowsprit"));
    Files.writeString(folder.resolve(".bowsprit/kept"), "no source");

    assertThat(SourceTree.read(folder)).isEqualTo(sources);
  }

  private static GameWriter.Files writtenFiles(BuildResult result) {
    return result.game().orElseThrow().write();
  }
}
