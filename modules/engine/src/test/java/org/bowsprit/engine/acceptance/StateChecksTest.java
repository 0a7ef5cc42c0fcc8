package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.testing.ScriptedGameRooms;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/**
 * Tests what a saved state restores (spec 05 §15, check 42; spec 07 §14, checks 58 to 60), and what
 * else changes when a state is loaded (spec 05 §11 step 14; spec 12 §1, §2.6).
 */
class StateChecksTest {

  private final ScriptedGame game = new ScriptedGame();

  /** A host that stores one state, or refuses to store it. */
  private static final class OneStateHost implements GameHost {
    private final boolean acceptsSaves;
    private GameState savedState;

    OneStateHost(boolean acceptsSaves) {
      this.acceptsSaves = acceptsSaves;
    }

    @Override
    public boolean save(GameState state) {
      savedState = acceptsSaves ? state : null;
      return acceptsSaves;
    }

    @Override
    public Optional<GameState> load() {
      return Optional.ofNullable(savedState);
    }
  }

  @Test
  void check42BoxFlagsAreRestoredWithoutTheEntryScript() {
    game.entryScript(ScriptedGameRooms.SECOND_ROOM, "Var[100]++;")
        .script(20, "loadRoom(" + ScriptedGameRooms.SECOND_ROOM + ");", "setBoxFlags(1,128);")
        .script(21, "setBoxFlags(1,0);")
        .open()
        .run(20);
    GameState savedState = game.session().snapshot();
    game.run(21).tick();
    assertThat(game.world().roomFloor().flags(1)).isZero();

    game.session().restore(savedState);
    game.tick();

    assertThat(game.world().roomFloor().flags(1)).isEqualTo(128);
    assertThat(game.variable(100)).as("how often the entry script has run").isEqualTo(1);
  }

  @Test
  void check58AScriptReceivesTheResultOfASave() {
    assertThat(saveResult(true, "saveLoad(1,1);")).isEqualTo(201);
    assertThat(saveResult(false, "saveLoad(1,1);")).isEqualTo(202);
    assertThat(saveResult(false, "saveLoad(2,1);")).isEqualTo(204);
  }

  @Test
  void check58TheLoadedGameReceivesTheResultOfTheLoad() {
    assertThat(
            saveResult(true, "Var[102] = 1;", "saveLoad(1,1);", "breakHere();", "saveLoad(2,1);"))
        .isEqualTo(203);
  }

  @Test
  void theLoadedScriptsContinueInTheFrameInWhichAScriptLoadsAState() {
    game.withSetup(setup -> setup.withHost(new OneStateHost(true)))
        .script(20, "saveLoad(1,1);", "LOOP:", "breakHere();", "Var[100]++;", "goto LOOP;")
        .script(21, "breakHere();", "saveLoad(2,1);")
        .open()
        .run(20)
        .tick(5);
    assertThat(game.variable(100)).isEqualTo(5);

    game.run(21).tick();

    assertThat(game.variable(100)).isEqualTo(1);
    assertThat(game.variable(EngineVariable.GAME_LOADED)).isEqualTo(203);
  }

  @Test
  void loadingAStateSetsTheRoomFlagAndDoesNotChangeTheKeptVariables() {
    game.withSetup(setup -> setup.withFacts(GameFacts.PLAIN.withKeptVariables(Set.of(198))))
        .script(20, "Var[198] = 7;", "Var[199] = 7;");
    GameState savedState = game.open().set(EngineVariable.ROOM_FLAG, 0).session().snapshot();
    game.run(20);

    game.session().load(savedState);

    assertThat(game.variable(EngineVariable.ROOM_FLAG)).isEqualTo(1);
    assertThat(game.variable(198)).isEqualTo(7);
    assertThat(game.variable(199)).isZero();
  }

  private static int saveResult(boolean acceptsSaves, String... statements) {
    ScriptedGame savingGame =
        new ScriptedGame().withSetup(setup -> setup.withHost(new OneStateHost(acceptsSaves)));
    return savingGame
        .script(20, statements)
        .open()
        .run(20)
        .tick(2)
        .variable(EngineVariable.GAME_LOADED);
  }

  @Test
  void check59ASavedStringIsRestoredByteForByte() {
    game.withSetup(setup -> setup.withHost(new HeadlessHost()))
        .script(
            20,
            "PutCodeInString(5,\"A\" + getInt(Var[7]) + \"B\");",
            "saveString(5,\"IQ\");",
            "PutCodeInString(5,\"other\");",
            "PutCodeInString(6,\"kept\");",
            "loadString(5,\"IQ\");",
            "loadString(6,\"none\");")
        .open()
        .run(20);

    assertThat(game.session().machine().strings().text(5).toBytes())
        .containsExactly('A', 0xFF, 4, 7, 0, 'B');
    assertThat(game.session().machine().strings().text(6).toBytes())
        .containsExactly('k', 'e', 'p', 't');
  }

  @Test
  void check60InventoryVerbsAndSoundsAreRestored() {
    game.script(
            20,
            "startSound(" + ScriptedGame.HUM_SOUND + ");",
            "pickupObject(302,0);",
            "pickupObject(301,0);",
            "VerbOps(5,[New(),On(),Key(111),Text(\"Open\"),SetXY(10,152)]);",
            "VerbOps(6,[New(),On()]);",
            "saveVerbs(6,6,2);")
        .script(21, "setOwnerOf(302,0);", "VerbOps(5,[Delete()]);", "deleteVerbs(6,6,2);")
        .script(22, "Var[100] = findInventory(1,1);", "Var[101] = findInventory(1,2);")
        .script(23, "stopSound(" + ScriptedGame.HUM_SOUND + ");")
        .script(24, "Var[102] = isSoundRunning(" + ScriptedGame.HUM_SOUND + ");")
        .open()
        .run(20)
        .tick(5);
    GameState savedState = game.session().snapshot();
    assertThat(game.run(21).run(23).tick().run(24).variable(102)).isZero();

    game.session().restore(savedState);
    game.run(22).run(24);

    assertThat(game.variable(102)).isNotZero();
    assertThat(game.tick(90).run(24).variable(102))
        .as("the result of isSoundRunning nine seconds later")
        .isNotZero();
    assertThat(game.tick(15).run(24).variable(102))
        .as("the result of isSoundRunning after the end of the sound")
        .isZero();

    assertThat(game.variable(100)).isEqualTo(302);
    assertThat(game.variable(101)).isEqualTo(301);
    assertThat(game.world().verbs().verbWithKey('o')).isEqualTo(5);
    assertThat(game.world().verbs().slotAtPoint(12, 154)).isEqualTo(1);
    assertThat(game.world().verbs().slotOf(6, 2)).isEqualTo(2);
  }
}
