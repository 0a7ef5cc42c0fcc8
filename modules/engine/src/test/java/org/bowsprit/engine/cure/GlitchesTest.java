package org.bowsprit.engine.cure;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.format.game.Edition;
import org.bowsprit.vm.cure.known.KnownCures;
import org.junit.jupiter.api.Test;

/**
 * Tests the corrections of glitches, small errors in the published games. A glitch remains unless
 * the player chooses to have glitches corrected (spec 13 §8.4, §9.2, §10.4, §11). Each test uses a
 * script with the error of a published game.
 */
class GlitchesTest {

  private final ScriptedGame game = new ScriptedGame();

  private ScriptedGame openAs(Edition edition, boolean withCorrections) {
    GameFacts facts = GameFacts.PLAIN.withCures(KnownCures.of(edition));
    game.withSetup(setup -> setup.withFacts(facts).withGlitchesFixed(withCorrections)).open();
    return game;
  }

  /**
   * Runs script 20 without and with the correction, and checks the value of a variable in both
   * cases.
   */
  private void assertVariable(
      Edition edition, int variable, int uncorrectedValue, int correctedValue) {
    assertThat(openAs(edition, false).run(20).tick().variable(variable))
        .isEqualTo(uncorrectedValue);
    assertThat(openAs(edition, true).run(20).tick().variable(variable)).isEqualTo(correctedValue);
  }

  @Test
  void anInvertedTestOfABitIsCorrected() {
    game.room(8)
        .entryScript(8, "unless (Bit[321] == 0) goto L;", "Var[100] = 1;", "L:", "Var[101] = 1;")
        .script(20, "Bit[321] = 1;", "loadRoom(8);");
    assertVariable(Edition.MONKEY1_CD, 100, 0, 1);
  }

  @Test
  void theShopkeeperClosesTheDoorBeforeHeLeaves() {
    game.room(30, 387, 437)
        .localScript(30, 207, "walkActorTo(11,232,141);")
        .script(26, "Var[100] = Local[0];", "Var[101] = Local[1];")
        .script(
            20, "setState(387,1);", "setState(437,1);", "loadRoom(30);", "startScript(207,[]);");
    assertVariable(Edition.MONKEY1_CD, 100, 0, 387);
    assertThat(game.variable(101)).isEqualTo(437);
  }

  @Test
  void theSmokeGetsItsColourAndItsCostume() {
    game.room(76)
        .entryScript(
            76, "putActorInRoom(4,76);", "ActorOps(4,[Costume(0)]);", "SetPalColor(9,9,9,3);")
        .script(20, "loadRoom(76);", "Var[100] = getActorCostume(4);");
    assertVariable(Edition.MONKEY1_CD, 100, 0, 76);
    assertThat(game.world().palette().current()[3 * 3]).isNotEqualTo(9);
  }

  @Test
  void theTextOfASignIsWhite() {
    game.room(36)
        .entryScript(36, "print(254,[Color(47),Text(\"Sign\")]);")
        .script(20, "loadRoom(36);");
    openAs(Edition.MONKEY1_CD, true).run(20);
    assertThat(game.recorder().drawnCharacters())
        .isNotEmpty()
        .allMatch(drawnCharacter -> drawnCharacter.colour() == 15);
  }

  @Test
  void theNavigatorSpeaksInOneColour() {
    game.script(140, "print(254,[Text(\"Left!\")]);", "print(254,[Color(9),Text(\"Painted\")]);");
    game.script(20, "startScript(140,[]);");
    openAs(Edition.MONKEY1_CD, true).run(20);
    assertThat(
            game.recorder().drawnCharacters().stream()
                .map(drawnCharacter -> drawnCharacter.colour())
                .distinct())
        .containsExactly(6, 9);
  }

  @Test
  void aLineOfSpeechWaitsForThePreviousLine() {
    game.room(25)
        .localScript(
            25, 205, "print(255,[Text(\"One\")]);", "print(255,[Text(\"Two\")]);", "Var[100] = 1;")
        .script(20, "loadRoom(25);", "startScript(205,[]);");
    assertVariable(Edition.MONKEY1_CD, 100, 1, 0);
    assertThat(game.tick(200).variable(100))
        .as("variable 100, which is set after the line has ended")
        .isEqualTo(1);
    assertVariable(Edition.MONKEY1_TALKIE, 100, 1, 0);
  }

  @Test
  void theEndOfTheCutsceneDoesNotCutOffTheStorekeepersLine() {
    game.room(30)
        .script(
            11, "cutscene([]);", "print(255,[Text(\"One\")]);", "endCutscene();", "Var[100] = 1;")
        .script(20, "loadRoom(30);", "startScript(11,[]);");
    assertVariable(Edition.MONKEY1_CD, 100, 1, 0);
    assertThat(game.tick(200).variable(100))
        .as("variable 100, which is set after the line has ended")
        .isEqualTo(1);
  }

  @Test
  void anEmptyLineDoesNotEraseAMessage() {
    game.room(19, 200)
        .localScript(19, 203, "print(254,[Text(\" \")]);", "Var[100] = 1;")
        .script(20, "loadRoom(19);", "setOwnerOf(200,1);", "startScript(203,[]);");
    openAs(Edition.MONKEY2_DOS, true).recorder().clear();
    game.run(20);
    assertThat(game.recorder().drawnCharacters()).isEmpty();
    assertThat(game.variable(100)).isEqualTo(1);
  }

  @Test
  void wrongObjectNumbersOfTheTalkieAreCorrected() {
    game.room(48, 529, 549)
        .localScript(48, 215, "Var[100] = getObjectState(529);")
        .script(
            20, "setState(529,2);", "setState(549,3);", "loadRoom(48);", "startScript(215,[]);");
    assertVariable(Edition.MONKEY2_TALKIE, 100, 2, 3);
    assertVariable(Edition.MONKEY2_DOS, 100, 2, 2);
  }

  @Test
  void theCoatAndTheWindowAreShownAfterTheSceneIsSkipped() {
    game.script(
        20,
        "pickupObject(301,1);",
        "setOwnerOf(23,1);",
        "loadRoom(1);",
        "Var[100] = getObjectState(24);");
    assertVariable(Edition.ATLANTIS_CD, 100, 0, 1);
  }

  @Test
  void aWallDoesNotCoverActors() {
    game.room(94).script(20, "PseudoRoom(94,97);", "loadRoom(225);");
    openAs(Edition.ATLANTIS_FLOPPY, false).run(20);
    assertThat(game.world().roomFloor().mask(8)).isEqualTo(1);
    openAs(Edition.ATLANTIS_FLOPPY, true).run(20);
    assertThat(game.world().roomFloor().mask(8)).isZero();
    assertThat(game.world().roomFloor().mask(7)).isEqualTo(1);
  }

  @Test
  void theInventoryKeepsItsColours() {
    game.room(58)
        .greyPalette(58, 90)
        .room(59)
        .greyPalette(59, 40)
        .script(20, "loadRoom(58);", "loadRoom(59);");
    openAs(Edition.MONKEY1_CD, false).run(20);
    assertThat(red(245)).isEqualTo(40);

    openAs(Edition.MONKEY1_CD, true).run(20);
    for (int colour : new int[] {245, 247, 249, 251}) {
      assertThat(red(colour)).isEqualTo(90);
    }
    assertThat(red(246)).isEqualTo(40);
  }

  private int red(int colour) {
    return game.world().palette().current()[3 * colour];
  }

  @Test
  void musicThatBelongsToTwoRoomsContinuesFromOneToTheOther() {
    game.room(43)
        .room(76)
        .sound(126, ScriptedGame.hum())
        .script(33, "stopSound(126);")
        .script(20, "loadRoom(43);", "VAR_EXIT_SCRIPT = 33;", "startSound(126);")
        .script(21, "loadRoom(76);", "Var[100] = isSoundRunning(126);")
        .script(22, "loadRoom(1);", "Var[100] = isSoundRunning(126);");
    openAs(Edition.MONKEY1_CD, false).run(20).tick(2).run(21);
    assertThat(game.variable(100))
        .as("the result of isSoundRunning without the correction")
        .isZero();

    openAs(Edition.MONKEY1_CD, true).run(20).tick(2).run(21);
    assertThat(game.variable(100))
        .as("the result of isSoundRunning with the correction")
        .isEqualTo(1);
    assertThat(game.run(22).variable(100))
        .as("the result of isSoundRunning after a change to a third room")
        .isZero();
  }

  @Test
  void aDoorGetsItsStateAsSoonAsTheScriptBegins() {
    game.room(13, 111)
        .localScript(13, 200, "breakHere();", "setState(111,1);")
        .script(20, "loadRoom(13);", "startScript(200,[]);", "Var[100] = getObjectState(111);");
    assertVariable(Edition.MONKEY2_DOS, 100, 0, 2);
    assertThat(game.world().objects().isOfClass(111, 32)).isTrue();
    game.tick();
    assertThat(game.world().objects().state(111))
        .as("the state that the script sets later")
        .isEqualTo(1);
  }

  @Test
  void aDiverGetsItsElevationImmediately() {
    game.script(58, "putActor(3,50,60);", "breakHere();", "ActorOps(3,[Elevation(99)]);")
        .script(20, "startScript(58,[]);", "Var[100] = getActorElevation(3);");
    assertVariable(Edition.MONKEY2_DOS, 100, 0, 99);
  }

  @Test
  void aScriptWhoseActorSpeaksIsNotStopped() {
    game.room(50)
        .localScript(50, 213, "stopScript(164);", "stopScript(165);")
        .script(164, "breakHere();", "Var[100] = 1;")
        .script(165, "breakHere();", "Var[101] = 1;")
        .script(
            20,
            "loadRoom(50);",
            "startScript(164,[]);",
            "startScript(165,[]);",
            "startScript(213,[]);");
    assertVariable(Edition.ATLANTIS_CD, 100, 0, 1);
    assertThat(game.tick(2).variable(101))
        .as("a variable of the other script, which is stopped")
        .isZero();
  }

  @Test
  void theCorrectionsCanBeTurnedOnDuringTheGame() {
    game.room(94).script(20, "PseudoRoom(94,97);", "loadRoom(225);");
    openAs(Edition.ATLANTIS_FLOPPY, false).session().setGlitchesFixed(true);
    game.run(20);
    assertThat(game.world().roomFloor().mask(8)).isZero();
  }
}
