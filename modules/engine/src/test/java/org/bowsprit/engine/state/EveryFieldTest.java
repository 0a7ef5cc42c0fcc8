package org.bowsprit.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests that every field of a session is either saved or listed here with a reason. The test
 * restores a state into a session that has played something else, and all values must then be
 * equal. {@code -Dbowsprit.save.cases=N} sets the number of tested moments of each game.
 */
class EveryFieldTest {

  private static final int TICKS_BETWEEN_MOMENTS = 37;
  private static final int MOMENTS = Integer.getInteger("bowsprit.save.cases", 6);

  /** The fields that need not be saved, grouped by reason. */
  private static final Set<String> NOT_SAVED =
      Set.of(
          // Listeners and services, not state.
          "GameSession.listeners",
          "GameSetup.host",
          "ScriptedHost.host",
          // Read from the game's data again, or requested again.
          "World.costumes",
          "ScriptLibrary.globals",
          "ScriptLibrary.rooms",
          "ScriptLibrary.objects",
          "ActorPainter.frames",
          "RoomFloor.prepared",
          "RoomFloor.preparedFor",
          "Walk.asked",
          "Walk.answered",
          "Walk.leg",
          // Working memory that is filled before it is read.
          "ActorPainter.ink",
          "ActorPainter.placement",
          "ExpressionHandler.stack",
          "FramePainter.ink",
          "FramePainter.next",
          "FramePainter.sight",
          "Interpreter.executingAt",
          "VirtualMachine.arguments",
          "MainLoopSteps.sentence",
          "SceneDrawer.order",
          "Scripts.hookArguments",
          "SpeechPage.ink",
          "SpeechPage.pen",
          "ScriptedText.measured",
          "ScriptedText.slot",
          "ScriptedText.target",
          "ScriptedVerbs.selected",
          "ScriptedVerbs.selectedVerb",
          "WindowText.pen",
          "WindowText.text",
          // Reset by every iteration.
          "FramePainter.fades",
          "InputStep.button",
          "InputStep.key",
          "Interpreter.budget",
          "Sequencer.eventsInQuantum",
          "Sequencer.jumped",
          "Sequencer.jumpsInQuantum",
          // For debugging.
          "Interpreter.history",
          "FaultReporter.history",
          "VirtualMachine.reported",
          "ScriptSlots.warned",
          "VirtualMachine.frame",
          // Counters of changes; the changed values themselves are saved.
          "RoomPalette.changes",
          "FramePainter.shownChanges",
          // The area of a surface that may have been painted. After a load, this is the whole
          // surface.
          "DirtyStrips.any",
          "DirtyStrips.bottoms",
          "DirtyStrips.tops",
          // The page as letters, for renderers that cannot show its picture. After a load, the
          // letters are available again with the next page.
          "SpeechPage.lines",
          // Only the position within a turn is saved.
          "Cursors.frames",
          // Saved up to its count; later elements have no meaning.
          "DrawQueue.objects",
          "Nesting.kinds",
          "Nesting.numbers",
          "Nesting.slots",
          "Sentences.stack",
          "Walk.waypoints");

  /**
   * The fields whose empty value means that their object is idle. The other fields of the object
   * then have no meaning.
   */
  private static final Set<String> IDLE_FIELDS =
      Set.of(
          "AdlibVoice.part",
          "EffectGenerator.active",
          "Fader.active",
          "OldPixels.pixels",
          "Part.player",
          "Player.active",
          "ScriptSlot.code");

  @ParameterizedTest
  @CsvSource({
    "walklab, 100, true",
    "artlab, 0, true",
    "artlab, 100, false",
    "oplab, 0, false",
    "oplab, 302, true",
    "soundlab, 0, true",
    "soundlab, 11, false"
  })
  void aRestoredSessionEqualsTheSavedOne(String game, int bootParameter, boolean touched) {
    PlayedLab straight = new PlayedLab(game, 7, bootParameter, touched);
    straight.session().start();
    PlayedLab other = new PlayedLab(game, 7, bootParameter, touched);
    other.session().start();
    other.play(TICKS_BETWEEN_MOMENTS * (MOMENTS + 2));
    Set<Moment> moments = EnumSet.noneOf(Moment.class);

    Map<String, String> different = new TreeMap<>();
    for (int moment = 0; moment < MOMENTS; moment++) {
      straight.play(TICKS_BETWEEN_MOMENTS);
      GameState state = straight.session().snapshot();
      moments.addAll(Moment.in(state));
      other.session().restore(state);
      assertThat(other.session().snapshot().equals(state)).isTrue();
      different.putAll(
          ObjectComparison.differences(
              straight.session(), other.session(), NOT_SAVED, IDLE_FIELDS));
      other.play(TICKS_BETWEEN_MOMENTS + moment);
    }

    assertThat(different).isEmpty();
    System.out.println(
        "EveryFieldTest: %s %d, %d moments, in the middle of %s"
            .formatted(game, bootParameter, MOMENTS, moments));
  }

  @Test
  void everyListedFieldExists() {
    Set<String> fields = ObjectComparison.fields(new PlayedLab("walklab", 7, 100).session());

    assertThat(fields).containsAll(IDLE_FIELDS);
    assertThat(fields).containsAll(NOT_SAVED);
  }
}
