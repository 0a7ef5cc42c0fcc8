package org.bowsprit.engine.cure;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.format.game.Edition;
import org.bowsprit.vm.cure.known.KnownCures;
import org.junit.jupiter.api.Test;

/**
 * Tests that glitches of shipped games remain unless the player chooses to correct them (spec 13
 * §8.4, §9.2, §10.4, §11).
 */
class GlitchesTest {

  private final Theatre theatre = new Theatre();

  private Theatre openAs(Edition edition, boolean fixed) {
    GameFacts facts = GameFacts.PLAIN.withCures(KnownCures.of(edition));
    theatre.withSetup(setup -> setup.withFacts(facts).withGlitchesFixed(fixed)).open();
    return theatre;
  }

  /** Runs script 20 in a game as shipped and in a corrected one. */
  private void assertDiffers(Edition edition, int variable, int shipped, int fixed) {
    assertThat(openAs(edition, false).run(20).tick().variable(variable)).isEqualTo(shipped);
    assertThat(openAs(edition, true).run(20).tick().variable(variable)).isEqualTo(fixed);
  }

  @Test
  void theInvertedTestOfABitIsCorrected() {
    theatre
        .room(8)
        .entry(8, "unless (Bit[321] == 0) goto L;", "Var[100] = 1;", "L:", "Var[101] = 1;")
        .script(20, "Bit[321] = 1;", "loadRoom(8);");
    assertDiffers(Edition.MONKEY1_CD, 100, 0, 1);
  }

  @Test
  void theShopkeeperClosesTheDoorBeforeHeLeaves() {
    theatre
        .room(30, 387, 437)
        .local(30, 207, "walkActorTo(11,232,141);")
        .script(26, "Var[100] = Local[0];", "Var[101] = Local[1];")
        .script(
            20, "setState(387,1);", "setState(437,1);", "loadRoom(30);", "startScript(207,[]);");
    assertDiffers(Edition.MONKEY1_CD, 100, 0, 387);
    assertThat(theatre.variable(101)).isEqualTo(437);
  }

  @Test
  void smokeHasItsColourAndCostume() {
    theatre
        .room(76)
        .entry(76, "putActorInRoom(4,76);", "ActorOps(4,[Costume(0)]);", "SetPalColor(9,9,9,3);")
        .script(20, "loadRoom(76);", "Var[100] = getActorCostume(4);");
    assertDiffers(Edition.MONKEY1_CD, 100, 0, 76);
    assertThat(theatre.world().palette().current()[3 * 3]).isNotEqualTo(9);
  }

  @Test
  void aSignIsWhite() {
    theatre
        .room(36)
        .entry(36, "print(254,[Color(47),Text(\"Sign\")]);")
        .script(20, "loadRoom(36);");
    openAs(Edition.MONKEY1_CD, true).run(20);
    assertThat(theatre.recorder().drawn()).isNotEmpty().allMatch(drawn -> drawn.colour() == 15);
  }

  @Test
  void theNavigatorSpeaksInOneColour() {
    theatre.script(
        140, "print(254,[Text(\"Left!\")]);", "print(254,[Color(9),Text(\"Painted\")]);");
    theatre.script(20, "startScript(140,[]);");
    openAs(Edition.MONKEY1_CD, true).run(20);
    assertThat(theatre.recorder().drawn().stream().map(drawn -> drawn.colour()).distinct())
        .containsExactly(6, 9);
  }

  @Test
  void aLineWaitsForThePreviousOne() {
    theatre
        .room(25)
        .local(
            25, 205, "print(255,[Text(\"One\")]);", "print(255,[Text(\"Two\")]);", "Var[100] = 1;")
        .script(20, "loadRoom(25);", "startScript(205,[]);");
    assertDiffers(Edition.MONKEY1_CD, 100, 1, 0);
    assertThat(theatre.tick(200).variable(100)).as("in the end").isEqualTo(1);
    assertDiffers(Edition.MONKEY1_TALKIE, 100, 1, 0);
  }

  @Test
  void theStorekeepersLineIsNotCutByTheEndOfTheCutscene() {
    theatre
        .room(30)
        .script(
            11, "cutscene([]);", "print(255,[Text(\"One\")]);", "endCutscene();", "Var[100] = 1;")
        .script(20, "loadRoom(30);", "startScript(11,[]);");
    assertDiffers(Edition.MONKEY1_CD, 100, 1, 0);
    assertThat(theatre.tick(200).variable(100)).as("in the end").isEqualTo(1);
  }

  @Test
  void anEmptyLineDoesNotEraseAMessage() {
    theatre
        .room(19, 200)
        .local(19, 203, "print(254,[Text(\" \")]);", "Var[100] = 1;")
        .script(20, "loadRoom(19);", "setOwnerOf(200,1);", "startScript(203,[]);");
    openAs(Edition.MONKEY2_DOS, true).recorder().clear();
    theatre.run(20);
    assertThat(theatre.recorder().drawn()).isEmpty();
    assertThat(theatre.variable(100)).isEqualTo(1);
  }

  @Test
  void wrongObjectNumbersOfTheTalkieAreCorrected() {
    theatre
        .room(48, 529, 549)
        .local(48, 215, "Var[100] = getObjectState(529);")
        .script(
            20, "setState(529,2);", "setState(549,3);", "loadRoom(48);", "startScript(215,[]);");
    assertDiffers(Edition.MONKEY2_TALKIE, 100, 2, 3);
    assertDiffers(Edition.MONKEY2_DOS, 100, 2, 2);
  }

  @Test
  void coatAndWindowAreShownAfterSkippedScenes() {
    theatre.script(
        20,
        "pickupObject(301,1);",
        "setOwnerOf(23,1);",
        "loadRoom(1);",
        "Var[100] = getObjectState(24);");
    assertDiffers(Edition.ATLANTIS_CD, 100, 0, 1);
  }

  @Test
  void aWallDoesNotCoverActors() {
    theatre.room(94).script(20, "PseudoRoom(94,97);", "loadRoom(225);");
    openAs(Edition.ATLANTIS_FLOPPY, false).run(20);
    assertThat(theatre.world().floor().mask(8)).isEqualTo(1);
    openAs(Edition.ATLANTIS_FLOPPY, true).run(20);
    assertThat(theatre.world().floor().mask(8)).isZero();
    assertThat(theatre.world().floor().mask(7)).isEqualTo(1);
  }

  @Test
  void theInventoryKeepsItsColours() {
    theatre
        .room(58)
        .grey(58, 90)
        .room(59)
        .grey(59, 40)
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
    return theatre.world().palette().current()[3 * colour];
  }

  @Test
  void musicOfTwoRoomsContinuesBetweenThem() {
    theatre
        .room(43)
        .room(76)
        .sound(126, Theatre.hum())
        .script(33, "stopSound(126);")
        .script(20, "loadRoom(43);", "VAR_EXIT_SCRIPT = 33;", "startSound(126);")
        .script(21, "loadRoom(76);", "Var[100] = isSoundRunning(126);")
        .script(22, "loadRoom(1);", "Var[100] = isSoundRunning(126);");
    openAs(Edition.MONKEY1_CD, false).run(20).tick(2).run(21);
    assertThat(theatre.variable(100)).as("as shipped").isZero();

    openAs(Edition.MONKEY1_CD, true).run(20).tick(2).run(21);
    assertThat(theatre.variable(100)).as("mended").isEqualTo(1);
    assertThat(theatre.run(22).variable(100)).as("on the way elsewhere").isZero();
  }

  @Test
  void aDoorGetsItsStateWhenTheScriptBegins() {
    theatre
        .room(13, 111)
        .local(13, 200, "breakHere();", "setState(111,1);")
        .script(20, "loadRoom(13);", "startScript(200,[]);", "Var[100] = getObjectState(111);");
    assertDiffers(Edition.MONKEY2_DOS, 100, 0, 2);
    assertThat(theatre.world().objects().isOfClass(111, 32)).isTrue();
    theatre.tick();
    assertThat(theatre.world().objects().state(111)).as("what the script does later").isEqualTo(1);
  }

  @Test
  void aDiverHasItsElevationImmediately() {
    theatre
        .script(58, "putActor(3,50,60);", "breakHere();", "ActorOps(3,[Elevation(99)]);")
        .script(20, "startScript(58,[]);", "Var[100] = getActorElevation(3);");
    assertDiffers(Edition.MONKEY2_DOS, 100, 0, 99);
  }

  @Test
  void aScriptThatSpeaksIsNotStopped() {
    theatre
        .room(50)
        .local(50, 213, "stopScript(164);", "stopScript(165);")
        .script(164, "breakHere();", "Var[100] = 1;")
        .script(165, "breakHere();", "Var[101] = 1;")
        .script(
            20,
            "loadRoom(50);",
            "startScript(164,[]);",
            "startScript(165,[]);",
            "startScript(213,[]);");
    assertDiffers(Edition.ATLANTIS_CD, 100, 0, 1);
    assertThat(theatre.tick(2).variable(101)).as("another script is stopped").isZero();
  }

  @Test
  void theSettingCanBeChangedDuringTheGame() {
    theatre.room(94).script(20, "PseudoRoom(94,97);", "loadRoom(225);");
    openAs(Edition.ATLANTIS_FLOPPY, false).session().setGlitchesFixed(true);
    theatre.run(20);
    assertThat(theatre.world().floor().mask(8)).isZero();
  }
}
