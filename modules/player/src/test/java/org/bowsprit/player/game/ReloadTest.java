package org.bowsprit.player.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.vm.symbol.SymbolType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a game continues after it was rebuilt with changed sources. */
class ReloadTest {

  @TempDir private Path folder;

  private final List<String> notices = new ArrayList<>();
  private FramePainter painter;

  private BuiltGame build(String file, String oldText, String newText) throws IOException {
    StarterGame.sources("A").write(folder);
    Path changedFile = folder.resolve(file);
    assertThat(Files.readString(changedFile)).contains(oldText);
    Files.writeString(changedFile, Files.readString(changedFile).replace(oldText, newText));
    return build();
  }

  private BuiltGame build() throws IOException {
    BuildResult result =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE)
            .build(SourceTree.read(folder));
    assertThat(result.hasFailed()).as("the build failed: %s", result.diagnostics()).isFalse();
    GameWriter.Files files = result.game().orElseThrow().write();
    return new BuiltGame(
        GameResources.of(files.index(), files.data()),
        result.declaration().orElseThrow().symbols());
  }

  /** Plays the starter game, replaces a text in one of its files and continues the game. */
  private GameSession continueAfterChange(String file, String oldText, String newText)
      throws IOException {
    BuiltGame oldBuild = build("rooms/cabin/boxes.txt", "", "");
    Reload reload = new Reload(null, notices::add);
    GameSession session = begin(reload, oldBuild);
    play(session, 60);
    reload.storePosition(session, oldBuild);
    return begin(reload, build(file, oldText, newText));
  }

  private GameSession begin(Reload reload, BuiltGame game) {
    return reload.begin(createSetup(game.resources()), game.symbols());
  }

  private GameSetup createSetup(GameResources game) {
    painter = new FramePainter(bound -> 0);
    return GameSetup.headless(game, new BoxGraphProvider()).withPainter(painter);
  }

  private static void play(GameSession session, int ticks) {
    IntStream.range(0, ticks).forEach(tick -> session.tick());
  }

  @Test
  void aGameWithChangedPicturesContinuesWithItsState() throws IOException {
    BuiltGame oldBuild = build("rooms/cabin/boxes.txt", "", "");
    Reload reload = new Reload(null, notices::add);
    GameSession session = begin(reload, oldBuild);
    play(session, 60);
    byte[] pixelsBefore = painter.frame().pixels().clone();
    reload.storePosition(session, oldBuild);

    Path cabin = folder.resolve("rooms/cabin");
    Files.copy(
        cabin.resolve("door-2.png"),
        cabin.resolve("door-1.png"),
        StandardCopyOption.REPLACE_EXISTING);
    BuiltGame repaintedGame = build();
    GameSession continuedSession = begin(reload, repaintedGame);
    play(continuedSession, 1);

    assertThat(notices).containsExactly("rebuilt; the game continues");
    assertThat(continuedSession.ticks()).isEqualTo(61);
    assertThat(painter.frame().pixels()).isNotEqualTo(pixelsBefore);
  }

  @Test
  void anUnchangedRebuiltGameShowsTheSamePicture() throws IOException {
    BuiltGame oldBuild = build("rooms/cabin/boxes.txt", "", "");
    Reload reload = new Reload(null, notices::add);
    GameSession session = begin(reload, oldBuild);
    play(session, 60);
    reload.storePosition(session, oldBuild);
    play(session, 5);
    byte[] pixelsBefore = painter.frame().pixels().clone();

    GameSession continuedSession = begin(reload, build("rooms/cabin/boxes.txt", "", ""));
    play(continuedSession, 5);

    assertThat(painter.frame().pixels()).isEqualTo(pixelsBefore);
  }

  @Test
  void aGameWithChangedTextsContinues() throws IOException {
    GameSession continuedSession =
        continueAfterChange("rooms/cabin/room.bow", "still at anchor", "under sail");

    assertThat(notices).containsExactly("rebuilt; the game continues with the new scripts");
    assertThat(continuedSession.ticks()).isEqualTo(60);
    play(continuedSession, 60);
    assertThat(continuedSession.faults()).isEmpty();
  }

  @Test
  void renumberedVariablesKeepTheirValues() throws IOException {
    BuiltGame oldBuild = build("rooms/cabin/boxes.txt", "", "");
    Reload reload = new Reload(null, notices::add);
    GameSession session = begin(reload, oldBuild);
    play(session, 60);
    int oldNumber = variableNumber(oldBuild, "chosen");
    session.machine().variables().write(oldNumber, 3);
    reload.storePosition(session, oldBuild);

    BuiltGame newBuild = build("game.bow", "var chosen ", "var visits[5]\nbit seen\nvar chosen ");
    GameSession continuedSession = begin(reload, newBuild);

    assertThat(variableNumber(newBuild, "chosen")).isEqualTo(oldNumber + 5);
    assertThat(continuedSession.machine().variables().read(oldNumber + 5)).isEqualTo(3);
    assertThat(continuedSession.machine().variables().read(oldNumber)).isZero();
  }

  private static int variableNumber(BuiltGame game, String name) {
    return game.symbols().find(SymbolType.VARIABLE, name, 0).orElseThrow().number();
  }

  @Test
  void aRunningScriptContinuesAtTheSameStatement() throws IOException {
    GameSession continuedSession =
        continueAfterChange("game.bow", "    yield\n  }\n}", "    yield\n    delay 1\n  }\n}");

    assertThat(notices).containsExactly("rebuilt; the game continues with the new scripts");
    play(continuedSession, 20);
    assertThat(continuedSession.faults()).isEmpty();
  }

  @Test
  void aRunningScriptWhoseStatementHasChangedRestarts() throws IOException {
    GameSession continuedSession =
        continueAfterChange(
            "game.bow",
            "    var now = findObject(VAR_VIRT_MOUSE_X, VAR_VIRT_MOUSE_Y)\n    if now != hovered {",
            "    delay 2\n    var other\n    var now = findObject(VAR_VIRT_MOUSE_X,"
                + " VAR_VIRT_MOUSE_Y)\n    if now != other {");

    assertThat(notices)
        .containsExactly("rebuilt; the game continues, and these scripts restart: hover");
    assertThat(continuedSession.ticks()).isEqualTo(60);
  }

  @Test
  void aGameWithChangedObjectNumbersRestarts() throws IOException {
    GameSession continuedSession =
        continueAfterChange("rooms/cabin/room.bow", "object chest @ 101", "object chest @ 150");

    assertThat(notices)
        .containsExactly(
            "rebuilt; the game restarts: 'cabin.chest' had number 101 and has 150; declare"
                + " new names last, or with a number");
    assertThat(continuedSession.ticks()).isZero();
  }

  @Test
  void anObjectThatIsMovedInTheSourcesIsMovedInTheGame() throws IOException {
    GameSession continuedSession =
        continueAfterChange(
            "rooms/cabin/room.bow",
            "    at 32, 16\n    size 64, 64",
            "    at 48, 16\n    size 64, 64");

    assertThat(continuedSession.ticks()).isEqualTo(60);
    assertThat(
            IntStream.range(1, continuedSession.world().roomObjects().endSlot())
                .mapToObj(continuedSession.world().roomObjects()::inSlot)
                .filter(each -> each.id() == 103)
                .findFirst()
                .orElseThrow()
                .x())
        .isEqualTo(48);
  }

  @Test
  void newObjectsHaveTheirDeclaredState() throws IOException {
    GameSession continuedSession =
        continueAfterChange(
            "rooms/cabin/room.bow",
            "  object chest @ 101",
            "  object lamp @ 400 { name \"lamp\"; state 2; class Untouchable }\n\n"
                + "  object chest @ 101");

    assertThat(notices).containsExactly("rebuilt; the game continues with the new scripts");
    assertThat(continuedSession.ticks()).isEqualTo(60);
    assertThat(continuedSession.world().objects().state(400)).isEqualTo(2);
  }

  @Test
  void aReloadIsDueAfterTheIndexFileHasChanged() throws IOException {
    Path index = Files.writeString(folder.resolve("GAME.000"), "old");
    Files.setLastModifiedTime(index, FileTime.fromMillis(1000));
    Reload reload = new Reload(index, notices::add);
    assertThat(IntStream.range(0, 60).anyMatch(round -> reload.isDue())).isFalse();

    Files.setLastModifiedTime(index, FileTime.fromMillis(9000));

    assertThat(IntStream.range(0, 60).anyMatch(round -> reload.isDue())).isTrue();
  }
}
