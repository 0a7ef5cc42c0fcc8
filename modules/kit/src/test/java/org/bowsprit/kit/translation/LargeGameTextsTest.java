package org.bowsprit.kit.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.kit.game.Template;
import org.junit.jupiter.api.Test;

/**
 * Tests a generated game that is as large as a real adventure game. It has 80 rooms, more than
 * 5,000 texts and four megabytes. If its texts are exported and imported without changes, the bytes
 * of the game must stay the same.
 */
class LargeGameTextsTest {

  private static final int ROOM_COUNT = 80;
  private static final int OBJECTS_PER_ROOM = 9;
  private static final int SOUND_BYTES = 4 << 20;
  private static final int MIN_TEXTS = 5_000;
  private static final List<String> VERBS =
      List.of("open", "close", "look", "talk", "push", "pull");
  private static final PoFile EMPTY_FILE = new PoFile(List.of(), "");

  private final SourceTree tree = generateSources();

  private static SourceTree generateSources() {
    NavigableMap<String, Bytes> files =
        new TreeMap<>(StarterGame.sources(Template.ADVENTURE, "Large").files());
    String game = new SourceTree(files).text("game.bow").orElseThrow();
    files.put(
        "game.bow",
        SourceTree.bytes(
            game + "\nlanguages english, german\nsound sea { data \"SBL \", \"sea.bin\" }\n"));
    files.put("sounds/sea.bin", Bytes.wrap(new byte[SOUND_BYTES]));
    for (int room = 0; room < ROOM_COUNT; room++) {
      files.put("rooms/place" + room + "/room.bow", SourceTree.bytes(room(room)));
    }
    return new SourceTree(files);
  }

  private static String room(int room) {
    StringBuilder text = new StringBuilder("room place" + room + " {\n  size 320, 144\n");
    for (int object = 0; object < OBJECTS_PER_ROOM; object++) {
      text.append("  object thing%s {\n    name \"thing %s\"\n".formatted(object, object));
      for (String verb : VERBS) {
        text.append(
            ("    verb %s { say ego \"You %s \\\"%s\\\" in room {int VAR_ROOM}.{wait}Again?\" |"
                    + " \"Größe %s: %s?\" }\n")
                .formatted(verb, verb, object, object, verb));
      }
      text.append("  }\n");
    }
    return text.append("}\n").toString();
  }

  private static GameWriter.Files build(SourceTree tree) {
    BuildResult result =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE).build(tree);
    assertThat(result.game())
        .as("the built game, with diagnostics %s", result.diagnostics())
        .isPresent();
    return result.game().get().write();
  }

  private static PoFile reread(PoFile file) {
    return PoFile.parse("german.po", file.text());
  }

  private static void assertSameBytes(GameWriter.Files actual, GameWriter.Files expected) {
    assertThat(actual.index()).isEqualTo(expected.index());
    assertThat(actual.data()).isEqualTo(expected.data());
  }

  @Test
  void importingUnchangedTextsDoesNotChangeTheGame() {
    GameWriter.Files originalFiles = build(tree);
    GameTexts texts = new GameTexts(GameResources.of(originalFiles.index(), originalFiles.data()));
    GamePo po = new GamePo(texts.texts());
    PoFile exportedFile = reread(po.identity("english"));
    assertThat(exportedFile.entries()).hasSizeGreaterThan(MIN_TEXTS);

    assertSameBytes(texts.withTexts(po.translated(exportedFile)), originalFiles);
  }

  @Test
  void aTranslationFileWithUnchangedTextsDoesNotChangeTheGame() {
    PoFile exportedFile = reread(tree.texts().export("german", EMPTY_FILE));
    assertThat(exportedFile.finished())
        .hasSizeGreaterThan(ROOM_COUNT * OBJECTS_PER_ROOM * VERBS.size());
    NavigableMap<String, Bytes> files = new TreeMap<>(tree.files());
    files.put(SourceTexts.path("german"), SourceTree.bytes(exportedFile.text()));

    assertSameBytes(build(new SourceTree(files)), build(tree));
  }
}
