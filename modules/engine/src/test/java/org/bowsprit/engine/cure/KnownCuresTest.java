package org.bowsprit.engine.cure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.audio.imuse.MusicRaces;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.format.game.Edition;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.Release;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.router.classic.ClassicProvider;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.cure.known.KnownCures;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the corrections of errors in the scripts of published games (checks of spec 13 §17). The
 * scripts of these tests contain the same errors.
 */
class KnownCuresTest {

  private static final int CARRIED_OBJECT = 500;
  private static final int THEME_SOUND = 151;

  private final ScriptedGame game = new ScriptedGame();

  private static GameIdentity identity(Edition edition) {
    Release release = new Release(edition.title(), edition, edition.platform(), "some", "English");
    return new GameIdentity(release, edition != Edition.OTHER, "GAME.000", 9_000, "00");
  }

  /** Opens the game as if it were the given edition. */
  private void openAs(Edition edition, boolean withGlitchesFixed) {
    GameFacts facts = GameFacts.of(identity(edition));
    game.withSetup(setup -> setup.withFacts(facts).withGlitchesFixed(withGlitchesFixed)).open();
  }

  private String currentName() {
    return new String(game.world().nameOf(CARRIED_OBJECT), StandardCharsets.US_ASCII);
  }

  /**
   * Adds a carried object to the game. Looking at it starts a cutscene that lasts until variable
   * 150 is set.
   */
  private ScriptedGame addCarriedObjectWithCutscene() {
    return game.room(25, CARRIED_OBJECT)
        .room(26)
        .verbScript(
            CARRIED_OBJECT,
            7,
            "cutscene([]);",
            "L:",
            "breakHere();",
            "unless (Var[150] != 0) goto L;",
            "endCutscene();",
            "stopObjectCode();")
        .script(20, "pickupObject(500,25);")
        .script(21, "startObject(500,7,[]);");
  }

  @Test
  void knownGamesCheck19TheVillageScriptWaitsWhileEgoLooksAtACarriedObject() {
    String[] statements = {"L:", "Var[100] = isScriptRunning(164);", "breakHere();", "goto L;"};
    addCarriedObjectWithCutscene()
        .localScript(25, 204, statements)
        .localScript(26, 204, statements)
        .script(22, "startScript(204,[]);")
        .script(23, "loadRoom(25);")
        .script(24, "loadRoom(26);");
    openAs(Edition.MONKEY1_CD, false);

    game.run(23).run(20).run(22).tick();
    assertThat(game.variable(100))
        .as("the result of isScriptRunning before ego looks at the object")
        .isZero();
    game.run(21).tick();
    assertThat(game.variable(100))
        .as("the result of isScriptRunning while ego looks at the object")
        .isEqualTo(1);
    game.run(24).run(22).tick();
    assertThat(game.variable(100)).as("the result of isScriptRunning in another room").isZero();
  }

  @Test
  void knownGamesCheck20RenamingAnObjectWaitsForTheEndOfTheCutscene() {
    addCarriedObjectWithCutscene()
        .script(32, "Var[140]++;")
        .script(68, "setObjectName(500,\"mug\");", "Var[101] = 1;")
        .script(23, "loadRoom(25);")
        .script(24, "Var[150] = 1;");
    openAs(Edition.MONKEY1_CD, false);
    game.run(23).run(20).run(21).set(EngineVariable.INVENTORY_SCRIPT, 32);

    game.run(68).tick(5);
    assertThat(game.variable(101))
        .as("variable 101, which the script sets after the renaming")
        .isZero();
    assertThat(currentName()).isEqualTo("thing 500");

    game.run(24).tick(5);
    assertThat(currentName()).isEqualTo("mug");
    assertThat(game.variable(140)).as("the number of calls of the inventory script").isEqualTo(1);
  }

  @Test
  void knownGamesCheck21TheVerbOfTheCarriedRopeDoesNotRun() {
    addRope();
    openAs(Edition.MONKEY2_DOS, false);

    game.run(23).run(21);
    assertThat(game.variable(100)).as("the verb entry point of the rope in its room").isNotZero();
    assertThat(game.variable(101)).isEqualTo(1);
    game.run(20).run(21);
    assertThat(game.variable(100)).as("the verb entry point of the carried rope").isZero();
    assertThat(game.variable(101)).isEqualTo(1);
    assertThat(game.variable(102)).as("the verb entry point of another carried object").isNotZero();
  }

  private void addRope() {
    game.room(97, 1047, 1046)
        .verbScript(1047, 6, "Var[101]++;", "stopObjectCode();")
        .verbScript(1046, 6, "stopObjectCode();")
        .script(20, "pickupObject(1047,97);", "pickupObject(1046,97);")
        .script(
            21,
            "Var[100] = getVerbEntryPoint(1047,6);",
            "Var[102] = getVerbEntryPoint(1046,6);",
            "startObject(1047,6,[]);")
        .script(23, "loadRoom(97);");
  }

  @Test
  void knownGamesCheck22TheMusicAfterLargosThemeWaitsForTheTheme() {
    addTheme();
    for (int music : new int[] {103, 110}) {
      openAs(Edition.MONKEY2_DOS, true);
      game.run(20).tick().run(music).tick(3);
      assertThat(game.variable(100))
          .as("variable 100, which the script sets after the start of the music")
          .isZero();

      game.run(21).tick();
      assertThat(game.variable(100))
          .as("variable 100 after the start of music %d", music)
          .isEqualTo(1);
    }

    openAs(Edition.MONKEY2_DOS, true);
    game.run(20).tick().run(104);
    assertThat(game.variable(100))
        .as("variable 100 after the start of other music, which does not wait")
        .isEqualTo(1);
  }

  @Test
  void knownGamesCheck22TheMusicAfterLargosThemeStartsInTheFrameAfterTheTheme() {
    addTheme();
    for (int music : new int[] {103, 110}) {
      openAs(Edition.MONKEY2_DOS, true);
      game.run(20).tick().run(music);
      int waitedFrames = 0;
      while (isPlaying(THEME_SOUND)) {
        assertThat(game.variable(100)).as("variable 100 while the theme plays").isZero();
        game.tick();
        waitedFrames++;
      }
      assertThat(waitedFrames)
          .as("the number of frames in the ten seconds of the theme")
          .isBetween(95, 101);
      assertThat(game.tick().variable(100))
          .as("variable 100 after the start of music %d", music)
          .isEqualTo(1);
      assertThat(isPlaying(music)).isTrue();
    }
  }

  private boolean isPlaying(int sound) {
    game.run(22, sound);
    return game.variable(101) != 0;
  }

  private void addTheme() {
    for (int sound : new int[] {103, 104, 110, THEME_SOUND}) {
      game.sound(sound, ScriptedGame.hum());
    }
    game.script(20, "startSound(151);").script(21, "stopSound(151);");
    game.script(22, "Var[101] = isSoundRunning(Local[0]);");
    for (int sound : new int[] {103, 104, 110}) {
      game.script(sound, "startSound(" + sound + ");", "Var[100] = 1;");
    }
  }

  @Test
  void knownGamesCheck24TheBoxesOfTheAbsentLiftAreLocked() {
    addLift();
    openAs(Edition.ATLANTIS_CD, false);
    game.run(20);
    assertThat(lockedBoxes()).containsExactly(7, 12, 13, 14, 15);
    assertThat(game.variable(100))
        .as("variable 100, which the entry script sets at its end")
        .isEqualTo(1);

    openAs(Edition.ATLANTIS_CD, false);
    game.run(21).run(20);
    assertThat(lockedBoxes()).as("the locked boxes while the lift is there").isEmpty();

    openAs(Edition.ATLANTIS_CD, false);
    game.run(22);
    assertThat(lockedBoxes()).as("the locked boxes if variable 224 is not 140").isEmpty();
  }

  /**
   * On the way from box 10 to (45,137), ego would walk through box 7, which is locked while the
   * lift is absent.
   */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void knownGamesCheck24FlagsAndMatrixAreSetBeforeTheWalkBegins(boolean classic) {
    if (classic) {
      game.withSetup(setup -> setup.withPlanner(WalkPlanner.of(new ClassicProvider())));
    }
    addLift();
    openAs(Edition.ATLANTIS_CD, false);
    game.run(20);
    Actor ego = game.world().cast().actor(ScriptedGame.EGO);
    assertThat(List.of(ego.x(), ego.box()))
        .as("the position and the box of ego before the first step")
        .containsExactly(200, 10);
    assertThat(lockedBoxes()).containsExactly(7, 12, 13, 14, 15);
    assertThat(game.world().roomFloor().floor().matrix().next(8, 3))
        .isEqualTo(BoxMatrix.UNREACHABLE);
    game.tick(60);
    assertThat(ego.x()).as("the x position of ego, who stops before the lift").isBetween(147, 200);

    openAs(Edition.ATLANTIS_CD, false);
    game.run(21).run(20).tick(60);
    assertThat(game.world().roomFloor().floor().matrix().next(8, 3)).isEqualTo(7);
    assertThat(game.world().cast().actor(ScriptedGame.EGO).x())
        .as("the x position of ego after walking over the lift")
        .isEqualTo(45);
  }

  private void addLift() {
    game.room(60, 829)
        .entryScript(
            60,
            "putActorInRoom(1,60);",
            "putActor(1,200,137);",
            "walkActorTo(VAR_EGO,45,137);",
            "Var[100] = 1;")
        .script(20, "Var[224] = 140;", "loadRoom(60);")
        .script(21, "setState(829,1);")
        .script(22, "loadRoom(60);");
  }

  private int[] lockedBoxes() {
    return IntStream.rangeClosed(1, 15)
        .filter(box -> game.world().roomFloor().flags(box) == 128)
        .toArray();
  }

  @Test
  void knownGamesCheck32DemosHaveNoCorrections() {
    for (Edition demo :
        EnumSet.of(
            Edition.MONKEY2_DEMO,
            Edition.ATLANTIS_DEMO,
            Edition.ATLANTIS_MAC_DEMO,
            Edition.ATLANTIS_TOWNS_DEMO,
            Edition.OTHER)) {
      GameFacts facts = GameFacts.of(identity(demo));
      assertThat(facts.cures()).as("the corrections of %s", demo).isEqualTo(KnownCures.NONE);
      assertThat(facts.sound().races())
          .as("the corrections of music of %s", demo)
          .isEqualTo(MusicRaces.NONE);
      assertThat(facts.keptNames())
          .as("the objects of %s whose names are kept", demo)
          .isEqualTo(Set.of());
    }
  }

  @Test
  void knownGamesCheck32ScriptsWithTheSameErrorsRunUncorrectedInDemos() {
    addLift();
    openAs(Edition.ATLANTIS_DEMO, true);
    game.run(20);
    assertThat(lockedBoxes()).isEmpty();
    assertThat(game.variable(100)).isEqualTo(1);

    addRope();
    openAs(Edition.MONKEY2_DEMO, true);
    game.run(23).run(20).run(21);
    assertThat(game.variable(100)).as("the verb entry point of the carried rope").isNotZero();
  }

  @Test
  void theMapPieceInTheFanMadeTalkieRemainsAvailable() {
    for (int ownedCount = 0; ownedCount <= 1; ownedCount++) {
      ScriptedGame game = new ScriptedGame();
      game.entryScript(2, "unless (Bit[69] != 0) goto L;", "Var[100] = 1;", "L:", "Var[101] = 1;")
          .script(97, "unless (Bit[69] == 1) goto L;", "Var[102] = 1;", "L:", "Var[103] = 1;")
          .script(98, "unless (Bit[69] == 1) goto L;", "Var[104] = 1;", "L:", "Var[105] = 1;")
          .script(
              20,
              "Bit[69] = 1;",
              "Bit[55] = 1;",
              "Bit[366] = 1;",
              "Bit[67] = 1;",
              "setOwnerOf(295," + (ownedCount == 1 ? 1 : 15) + ");",
              "loadRoom(2);",
              "startScript(97,[]);",
              "startScript(98,[]);");
      GameFacts facts = GameFacts.PLAIN.withCures(KnownCures.of(Edition.MONKEY2_TALKIE));
      game.withSetup(setup -> setup.withFacts(facts)).open().run(20).tick();

      assertThat(game.variable(101)).isEqualTo(1);
      assertThat(game.variable(100))
          .as("variable 100 of the entry script of room 2; owned map pieces: %d", ownedCount)
          .isEqualTo(ownedCount);
      assertThat(game.variable(103)).isEqualTo(1);
      assertThat(game.variable(102))
          .as("variable 102 of script 97; owned map pieces: %d", ownedCount)
          .isEqualTo(ownedCount);
      assertThat(game.variable(104))
          .as("variable 104 of a script that is not corrected")
          .isEqualTo(1);
    }
  }
}
