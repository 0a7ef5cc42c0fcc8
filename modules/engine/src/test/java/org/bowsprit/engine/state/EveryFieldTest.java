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
 * Tests that every field of a session is saved, except for the fields that are listed here with a
 * reason. The test restores a state into a session that has played something else. Then all fields
 * of both sessions must be equal. {@code -Dbowsprit.save.cases=N} sets how many states of each game
 * are restored.
 */
class EveryFieldTest {

  private static final int TICKS_BETWEEN_STATES = 37;
  private static final int STATE_COUNT = Integer.getInteger("bowsprit.save.cases", 6);

  /** The fields that need not be saved, grouped by reason. */
  private static final Set<String> NOT_SAVED =
      Set.of(
          // These fields refer to listeners and services, not to state.
          "GameSession.listeners",
          "GameSetup.host",
          "ScriptHostAccess.host",
          // These values are read from the data of the game again, or requested again.
          "World.costumes",
          "ScriptLibrary.globals",
          "ScriptLibrary.codeByRoom",
          "ScriptLibrary.objects",
          "ActorPainter.frames",
          "RoomFloor.preparedRouter",
          "RoomFloor.preparedFloor",
          "Walk.routerRequest",
          "Walk.routerAnswer",
          "Walk.leg",
          // This is working memory that is filled before it is read.
          "ActorPainter.ink",
          "ActorPainter.placement",
          "ExpressionHandler.stack",
          "FramePainter.ink",
          "FramePainter.nextPicture",
          "FramePainter.actorView",
          "Interpreter.executingOffset",
          "VirtualMachine.arguments",
          "MainLoopSteps.sentence",
          "SceneDrawer.sortedActors",
          "Scripts.hookArguments",
          "SpeechPage.ink",
          "SpeechPage.pen",
          "ScriptTextAccess.expandedText",
          "ScriptTextAccess.slot",
          "ScriptTextAccess.target",
          "ScriptVerbAccess.selectedSlot",
          "ScriptVerbAccess.selectedVerb",
          "WindowText.pen",
          "WindowText.text",
          // Every iteration resets these fields.
          "FramePainter.fades",
          "InputStep.button",
          "InputStep.key",
          "Interpreter.budget",
          "Sequencer.eventsInQuantum",
          "Sequencer.hasJumped",
          "Sequencer.jumpsInQuantum",
          // These fields are used only for debugging.
          "Interpreter.history",
          "FaultReporter.history",
          "VirtualMachine.reportedPlaces",
          "ScriptSlots.hasWarned",
          "VirtualMachine.frame",
          // These fields count changes. The changed values themselves are saved.
          "RoomPalette.changeCount",
          "FramePainter.shownPaletteChanges",
          // These fields describe the area of a surface that may have been painted. After a load,
          // this is the whole surface.
          "DirtyStrips.any",
          "DirtyStrips.bottoms",
          "DirtyStrips.tops",
          // This field contains the page as letters, for renderers that cannot show its picture.
          // After a load, the letters are available again with the next page.
          "SpeechPage.lines",
          // Of this counter, only the position in the animation of the cursor is saved.
          "Cursors.frames",
          // These arrays are saved up to their count. The elements after it have no meaning.
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
          "EffectGenerator.isActive",
          "Fader.isActive",
          "OldPixels.pixels",
          "Part.player",
          "Player.isActive",
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
  void aRestoredSessionEqualsTheSavedSession(String game, int bootParameter, boolean hasInput) {
    PlayedLab savedGame = new PlayedLab(game, 7, bootParameter, hasInput);
    savedGame.session().start();
    PlayedLab otherGame = new PlayedLab(game, 7, bootParameter, hasInput);
    otherGame.session().start();
    otherGame.play(TICKS_BETWEEN_STATES * (STATE_COUNT + 2));
    Set<EventInProgress> events = EnumSet.noneOf(EventInProgress.class);

    Map<String, String> differences = new TreeMap<>();
    for (int stateIndex = 0; stateIndex < STATE_COUNT; stateIndex++) {
      savedGame.play(TICKS_BETWEEN_STATES);
      GameState state = savedGame.session().snapshot();
      events.addAll(EventInProgress.inProgress(state));
      otherGame.session().restore(state);
      assertThat(otherGame.session().snapshot().equals(state)).isTrue();
      differences.putAll(
          ObjectComparison.differences(
              savedGame.session(), otherGame.session(), NOT_SAVED, IDLE_FIELDS));
      otherGame.play(TICKS_BETWEEN_STATES + stateIndex);
    }

    assertThat(differences).isEmpty();
    System.out.println(
        "EveryFieldTest: %s %d, %d states, in the middle of %s"
            .formatted(game, bootParameter, STATE_COUNT, events));
  }

  @Test
  void everyListedFieldExists() {
    Set<String> fields = ObjectComparison.fields(new PlayedLab("walklab", 7, 100).session());

    assertThat(fields).containsAll(IDLE_FIELDS);
    assertThat(fields).containsAll(NOT_SAVED);
  }
}
