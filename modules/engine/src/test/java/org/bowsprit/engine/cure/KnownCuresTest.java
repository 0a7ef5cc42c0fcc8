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
import org.bowsprit.engine.testing.Theatre;
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
 * Tests the corrections of faults in shipped scripts (checks of spec 13 §17), with scripts that
 * have these faults.
 */
class KnownCuresTest {

  private static final int CARRIED_OBJECT = 500;
  private static final int THEME = 151;

  private final Theatre theatre = new Theatre();

  private static GameIdentity identity(Edition edition) {
    Release release = new Release(edition.title(), edition, edition.platform(), "some", "English");
    return new GameIdentity(release, edition != Edition.OTHER, "GAME.000", 9_000, "00");
  }

  /** Opens the game with the facts of an edition, and boots it as usual. */
  private void openAs(Edition edition, boolean fixed) {
    GameFacts facts = GameFacts.of(identity(edition));
    theatre.withSetup(setup -> setup.withFacts(facts).withGlitchesFixed(fixed)).open();
  }

  private String currentName() {
    return new String(theatre.world().nameOf(CARRIED_OBJECT), StandardCharsets.US_ASCII);
  }

  /**
   * Returns a game in which looking at a carried object starts a cutscene. The cutscene lasts until
   * variable 150 is set.
   */
  private Theatre withCarriedCutscene() {
    return theatre
        .room(25, CARRIED_OBJECT)
        .room(26)
        .verb(
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
  void knownGamesCheck19TheVillageWaitsForALookAtACarriedObject() {
    String[] asking = {"L:", "Var[100] = isScriptRunning(164);", "breakHere();", "goto L;"};
    withCarriedCutscene()
        .local(25, 204, asking)
        .local(26, 204, asking)
        .script(22, "startScript(204,[]);")
        .script(23, "loadRoom(25);")
        .script(24, "loadRoom(26);");
    openAs(Edition.MONKEY1_CD, false);

    theatre.run(23).run(20).run(22).tick();
    assertThat(theatre.variable(100)).as("nobody looks").isZero();
    theatre.run(21).tick();
    assertThat(theatre.variable(100)).as("while somebody looks").isEqualTo(1);
    theatre.run(24).run(22).tick();
    assertThat(theatre.variable(100)).as("in another room").isZero();
  }

  @Test
  void knownGamesCheck20RenamingWaitsForTheEndOfTheCutscene() {
    withCarriedCutscene()
        .script(32, "Var[140]++;")
        .script(68, "setObjectName(500,\"mug\");", "Var[101] = 1;")
        .script(23, "loadRoom(25);")
        .script(24, "Var[150] = 1;");
    openAs(Edition.MONKEY1_CD, false);
    theatre.run(23).run(20).run(21).set(EngineVariable.INVENTORY_SCRIPT, 32);

    theatre.run(68).tick(5);
    assertThat(theatre.variable(101)).as("still waits").isZero();
    assertThat(currentName()).isEqualTo("thing 500");

    theatre.run(24).tick(5);
    assertThat(currentName()).isEqualTo("mug");
    assertThat(theatre.variable(140)).as("renamed once").isEqualTo(1);
  }

  @Test
  void knownGamesCheck21TheCarriedRopeDoesNothing() {
    withRope();
    openAs(Edition.MONKEY2_DOS, false);

    theatre.run(23).run(21);
    assertThat(theatre.variable(100)).as("in its room").isNotZero();
    assertThat(theatre.variable(101)).isEqualTo(1);
    theatre.run(20).run(21);
    assertThat(theatre.variable(100)).as("carried").isZero();
    assertThat(theatre.variable(101)).isEqualTo(1);
    assertThat(theatre.variable(102)).as("another object").isNotZero();
  }

  private void withRope() {
    theatre
        .room(97, 1047, 1046)
        .verb(1047, 6, "Var[101]++;", "stopObjectCode();")
        .verb(1046, 6, "stopObjectCode();")
        .script(20, "pickupObject(1047,97);", "pickupObject(1046,97);")
        .script(
            21,
            "Var[100] = getVerbEntryPoint(1047,6);",
            "Var[102] = getVerbEntryPoint(1046,6);",
            "startObject(1047,6,[]);")
        .script(23, "loadRoom(97);");
  }

  @Test
  void knownGamesCheck22AwaitedMusicWaitsForLargosTheme() {
    withTheme();
    for (int awaited : new int[] {103, 110}) {
      openAs(Edition.MONKEY2_DOS, true);
      theatre.run(20).tick().run(awaited).tick(3);
      assertThat(theatre.variable(100)).as("the script waits").isZero();

      theatre.run(21).tick();
      assertThat(theatre.variable(100)).as("%d starts", awaited).isEqualTo(1);
    }
    openAs(Edition.MONKEY2_DOS, true);
    theatre.run(20).tick().run(104);
    assertThat(theatre.variable(100)).as("others start at once").isEqualTo(1);
  }

  @Test
  void knownGamesCheck22AwaitedMusicStartsInTheFrameAfterTheTheme() {
    withTheme();
    for (int awaited : new int[] {103, 110}) {
      openAs(Edition.MONKEY2_DOS, true);
      theatre.run(20).tick().run(awaited);
      int waited = 0;
      while (isPlaying(THEME)) {
        assertThat(theatre.variable(100)).as("while the theme plays").isZero();
        theatre.tick();
        waited++;
      }
      assertThat(waited).as("frames of ten seconds").isBetween(95, 101);
      assertThat(theatre.tick().variable(100)).as("%d starts", awaited).isEqualTo(1);
      assertThat(isPlaying(awaited)).isTrue();
    }
  }

  private boolean isPlaying(int sound) {
    theatre.run(22, sound);
    return theatre.variable(101) != 0;
  }

  private void withTheme() {
    for (int sound : new int[] {103, 104, 110, THEME}) {
      theatre.sound(sound, Theatre.hum());
    }
    theatre.script(20, "startSound(151);").script(21, "stopSound(151);");
    theatre.script(22, "Var[101] = isSoundRunning(Local[0]);");
    for (int sound : new int[] {103, 104, 110}) {
      theatre.script(sound, "startSound(" + sound + ");", "Var[100] = 1;");
    }
  }

  @Test
  void knownGamesCheck24TheAbsentLiftIsLocked() {
    withLift();
    openAs(Edition.ATLANTIS_CD, false);
    theatre.run(20);
    assertThat(lockedBoxes()).containsExactly(7, 12, 13, 14, 15);
    assertThat(theatre.variable(100)).as("the entry script goes on").isEqualTo(1);

    openAs(Edition.ATLANTIS_CD, false);
    theatre.run(21).run(20);
    assertThat(lockedBoxes()).as("the lift is there").isEmpty();

    openAs(Edition.ATLANTIS_CD, false);
    theatre.run(22);
    assertThat(lockedBoxes()).as("in another situation").isEmpty();
  }

  /** Ego comes from box 10 and would pass box 7 on the way to (45,137). */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void knownGamesCheck24FlagsAndMatrixAreSetBeforeTheWalkBegins(boolean classic) {
    if (classic) {
      theatre.withSetup(setup -> setup.withPlanner(WalkPlanner.of(new ClassicProvider())));
    }
    withLift();
    openAs(Edition.ATLANTIS_CD, false);
    theatre.run(20);
    Actor ego = theatre.world().cast().actor(Theatre.EGO);
    assertThat(List.of(ego.x(), ego.box())).as("no step is walked yet").containsExactly(200, 10);
    assertThat(lockedBoxes()).containsExactly(7, 12, 13, 14, 15);
    assertThat(theatre.world().floor().floor().matrix().next(8, 3))
        .isEqualTo(BoxMatrix.UNREACHABLE);
    theatre.tick(60);
    assertThat(ego.x()).as("stops before the lift").isBetween(147, 200);

    openAs(Edition.ATLANTIS_CD, false);
    theatre.run(21).run(20).tick(60);
    assertThat(theatre.world().floor().floor().matrix().next(8, 3)).isEqualTo(7);
    assertThat(theatre.world().cast().actor(Theatre.EGO).x()).as("over the lift").isEqualTo(45);
  }

  private void withLift() {
    theatre
        .room(60, 829)
        .entry(
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
        .filter(box -> theatre.world().floor().flags(box) == 128)
        .toArray();
  }

  @Test
  void knownGamesCheck32DemosHaveNoCures() {
    for (Edition demo :
        EnumSet.of(
            Edition.MONKEY2_DEMO,
            Edition.ATLANTIS_DEMO,
            Edition.ATLANTIS_MAC_DEMO,
            Edition.ATLANTIS_TOWNS_DEMO,
            Edition.OTHER)) {
      GameFacts facts = GameFacts.of(identity(demo));
      assertThat(facts.cures()).as("%s", demo).isEqualTo(KnownCures.NONE);
      assertThat(facts.sound().races()).as("%s", demo).isEqualTo(MusicRaces.NONE);
      assertThat(facts.keptNames()).as("%s", demo).isEqualTo(Set.of());
    }
  }

  @Test
  void knownGamesCheck32TheSameScriptsRunUnchangedInDemos() {
    withLift();
    openAs(Edition.ATLANTIS_DEMO, true);
    theatre.run(20);
    assertThat(lockedBoxes()).isEmpty();
    assertThat(theatre.variable(100)).isEqualTo(1);

    withRope();
    openAs(Edition.MONKEY2_DEMO, true);
    theatre.run(23).run(20).run(21);
    assertThat(theatre.variable(100)).as("carried").isNotZero();
  }

  @Test
  void theMapPieceOfTheFanTalkieRemainsAvailable() {
    for (int owned = 0; owned <= 1; owned++) {
      Theatre theatre = new Theatre();
      theatre
          .entry(2, "unless (Bit[69] != 0) goto L;", "Var[100] = 1;", "L:", "Var[101] = 1;")
          .script(97, "unless (Bit[69] == 1) goto L;", "Var[102] = 1;", "L:", "Var[103] = 1;")
          .script(98, "unless (Bit[69] == 1) goto L;", "Var[104] = 1;", "L:", "Var[105] = 1;")
          .script(
              20,
              "Bit[69] = 1;",
              "Bit[55] = 1;",
              "Bit[366] = 1;",
              "Bit[67] = 1;",
              "setOwnerOf(295," + (owned == 1 ? 1 : 15) + ");",
              "loadRoom(2);",
              "startScript(97,[]);",
              "startScript(98,[]);");
      GameFacts facts = GameFacts.PLAIN.withCures(KnownCures.of(Edition.MONKEY2_TALKIE));
      theatre.withSetup(setup -> setup.withFacts(facts)).open().run(20).tick();

      assertThat(theatre.variable(101)).isEqualTo(1);
      assertThat(theatre.variable(100)).as("entry of room 2, owned %d", owned).isEqualTo(owned);
      assertThat(theatre.variable(103)).isEqualTo(1);
      assertThat(theatre.variable(102)).as("script 97, owned %d", owned).isEqualTo(owned);
      assertThat(theatre.variable(104)).as("another script").isEqualTo(1);
    }
  }
}
