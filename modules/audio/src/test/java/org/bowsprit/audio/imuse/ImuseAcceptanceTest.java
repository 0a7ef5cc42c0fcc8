package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.audio.adlib.AdlibDriver;
import org.bowsprit.audio.adlib.EffectClock;
import org.bowsprit.audio.midi.StartParameters;
import org.bowsprit.audio.opl.Opl2;
import org.bowsprit.audio.resource.Piece;
import org.junit.jupiter.api.Test;

/**
 * Runs the acceptance checks of spec 11 §13 for the sequencer. They are named by letters. A beat
 * lasts half a second.
 */
class ImuseAcceptanceTest {

  private static final int SOUND = 5;
  private static final int OTHER_SOUND = 6;
  private static final int SHORT_TICKS = 100;

  /**
   * Returns a piece with one note in each beat: note 61 in beat 1, note 62 in beat 2, and so on.
   */
  private static Score oneNotePerBeat(int beatCount) {
    Score score = new Score();
    for (int beat = 1; beat <= beatCount; beat++) {
      score.at(beat).note(60 + beat, SHORT_TICKS);
    }
    return score;
  }

  private static TestSequencer startPlaying(Piece piece) {
    return new TestSequencer().addPiece(SOUND, piece).start(SOUND);
  }

  @Test
  void checkAALoopWithTwoRepetitionsIsPlayedThreeTimes() {
    TestSequencer sequencer =
        startPlaying(oneNotePerBeat(3).at(1).loop(2, 1, 3).at(4).end()).play(3_600);

    assertThat(sequencer.startedNotes()).containsExactly(61, 62, 61, 62, 61, 62, 63);
    assertThat(sequencer.imuse().status(SOUND)).isZero();
  }

  @Test
  void checkAThePieceLastsSevenBeats() {
    TestSequencer sequencer =
        startPlaying(oneNotePerBeat(3).at(1).loop(2, 1, 3).at(4).end()).play(3_496);

    assertThat(sequencer.imuse().status(SOUND)).isEqualTo(1);
    assertThat(sequencer.play(8).imuse().status(SOUND)).isZero();
  }

  private static Piece pieceWithJump(int hook) {
    return oneNotePerBeat(4).at(2, 400).jump(hook, 0, 1).at(5).end();
  }

  @Test
  void checkBAHookJumpsOnce() {
    TestSequencer sequencer = startPlaying(pieceWithJump(5));
    sequencer.command(268, SOUND, 0, 5, 0);
    sequencer.play(5_000);

    assertThat(sequencer.startedNotes()).containsExactly(61, 62, 61, 62, 63, 64);
  }

  @Test
  void checkBAHookIsZeroAfterItsJump() {
    TestSequencer sequencer = startPlaying(pieceWithJump(5));
    sequencer.command(268, SOUND, 0, 5, 0);
    sequencer.play(1_000);

    assertThat(sequencer.command(256, SOUND, 18, 0)).isZero();
  }

  @Test
  void checkCAStickyHookJumpsEveryTime() {
    TestSequencer sequencer = startPlaying(pieceWithJump(0x85));
    sequencer.command(268, SOUND, 0, 0x85, 0);
    sequencer.play(3_500);

    assertThat(sequencer.startedNotes()).containsExactly(61, 62, 61, 62, 61, 62, 61, 62);
    assertThat(sequencer.command(256, SOUND, 18, 0)).isEqualTo(0x85);
  }

  @Test
  void checkDThePreviousHookIsRestored() {
    Piece piece = oneNotePerBeat(6).at(1, 400).jump(6, 0, 3).at(3, 400).jump(5, 0, 5).at(7).end();
    TestSequencer sequencer = startPlaying(piece);
    sequencer.command(268, SOUND, 0, 5, 0);
    sequencer.command(268, SOUND, 0, 6, 0);
    sequencer.play(4_000);

    assertThat(sequencer.startedNotes()).containsExactly(61, 63, 65, 66);
  }

  private static TestSequencer startWithATriggerAtMarker3(Piece piece) {
    TestSequencer sequencer =
        startPlaying(piece)
            .addPiece(OTHER_SOUND, new Score().at(1).note(80, SHORT_TICKS).at(9).end());
    sequencer.command(270, SOUND, 3);
    sequencer.command(271, 8, OTHER_SOUND);
    sequencer.command(271, -1);
    return sequencer;
  }

  @Test
  void checkEAMarkerStartsASound() {
    TestSequencer sequencer =
        startWithATriggerAtMarker3(oneNotePerBeat(4).at(3).marker(3).at(5).end()).play(990);
    assertThat(sequencer.imuse().status(OTHER_SOUND)).isEqualTo(2);

    sequencer.play(20);
    assertThat(sequencer.imuse().status(OTHER_SOUND)).isEqualTo(1);
    assertThat(sequencer.eventTimes("on")).contains("1000 on 80");
  }

  @Test
  void checkFAnotherMarkerDoesNotStartTheSound() {
    Piece piece = oneNotePerBeat(4).at(2).marker(4).at(3).marker(3).at(5).end();
    TestSequencer sequencer = startWithATriggerAtMarker3(piece).play(900);
    assertThat(sequencer.imuse().status(OTHER_SOUND)).isEqualTo(2);

    assertThat(sequencer.play(200).imuse().status(OTHER_SOUND)).isEqualTo(1);
  }

  @Test
  void checkGAFadeToSilenceStopsTheSound() {
    TestSequencer sequencer = startPlaying(oneNotePerBeat(8).at(9).end()).play(100);
    sequencer.command(269, SOUND, 0, 100);
    assertThat(sequencer.imuse().status(SOUND)).isEqualTo(1);

    List<Integer> volumes = new ArrayList<>();
    for (int tenth = 1; tenth < 10; tenth++) {
      volumes.add(sequencer.play(100).command(256, SOUND, 1, 0));
    }
    assertThat(volumes).containsExactly(115, 102, 89, 77, 64, 51, 39, 26, 13);
    assertThat(sequencer.imuse().tunes()).hasSize(1);
    assertThat(sequencer.play(104).imuse().tunes()).isEmpty();
  }

  @Test
  void checkHOnlyTheTargetTrackIsPlayedAfterAJumpToAnotherTrack() {
    Piece piece =
        oneNotePerBeat(4)
            .at(5)
            .endTrack()
            .at(1)
            .note(90, SHORT_TICKS)
            .at(2)
            .note(91, SHORT_TICKS)
            .at(3)
            .end();
    TestSequencer sequencer = startPlaying(piece).play(700);
    assertThat(sequencer.command(263, SOUND, 1, 1, 0)).isZero();
    sequencer.play(2_000);

    assertThat(sequencer.startedNotes()).containsExactly(61, 62, 90, 91);
  }

  @Test
  void checkIANinthSoundStartsOnlyWithHigherPriority() {
    TestSequencer sequencer = new TestSequencer();
    IntStream.rangeClosed(1, 9)
        .forEach(sound -> sequencer.addPiece(sound, oneNotePerBeat(4).at(5).end()));
    sequencer.addPiece(10, oneNotePerBeat(4).at(5).priority(200).end());

    assertThat(IntStream.rangeClosed(1, 8).map(sound -> sequencer.command(8, sound)))
        .containsOnly(0);
    assertThat(sequencer.command(8, 9)).isEqualTo(-1);
    assertThat(sequencer.command(8, 10)).isZero();
    assertThat(IntStream.rangeClosed(1, 8).filter(sound -> sequencer.imuse().status(sound) == 1))
        .hasSize(7);
  }

  @Test
  void checkJAPieceAtHalfSpeedTakesTwiceTheTime() {
    TestSequencer sequencer = startPlaying(oneNotePerBeat(4).at(5).end());
    sequencer.command(262, SOUND, 64);

    assertThat(sequencer.play(3_996).imuse().status(SOUND)).isEqualTo(1);
    assertThat(sequencer.play(8).imuse().status(SOUND)).isZero();
  }

  @Test
  void checkKTheThirdBeatBeginsAfter960Ticks() {
    TestSequencer sequencer = startPlaying(oneNotePerBeat(4).at(5).end()).play(1_000);

    assertThat(sequencer.command(256, SOUND, 7, 0)).isEqualTo(3);
    assertThat(sequencer.command(256, SOUND, 8, 0)).isZero();
  }

  @Test
  void checkLASecondStartRestartsThePiece() {
    TestSequencer sequencer = startPlaying(oneNotePerBeat(4).at(5).end()).play(700).start(SOUND);

    assertThat(sequencer.imuse().tunes()).hasSize(1);
    assertThat(sequencer.command(256, SOUND, 7, 0)).isEqualTo(1);
    assertThat(sequencer.command(256, SOUND, 8, 0)).isZero();
  }

  @Test
  void checkMARestoredPieceReachesItsMarkerAndItsEndAtTheSameTimes() {
    Piece piece = oneNotePerBeat(6).at(1).loop(1, 1, 4).at(5).marker(3).at(7).end();
    TestSequencer originalSequencer = startWithATriggerAtMarker3(piece).play(1_100);
    TestSequencer restoredSequencer =
        new TestSequencer().restoreFrom(originalSequencer, originalSequencer.imuse().snapshot());
    int savedEventCount = originalSequencer.events().size();

    assertThat(statuses(restoredSequencer)).isEqualTo(statuses(originalSequencer));
    assertThat(restoredSequencer.events())
        .isEqualTo(
            originalSequencer.events().subList(savedEventCount, originalSequencer.events().size()));
  }

  private static List<Integer> statuses(TestSequencer sequencer) {
    List<Integer> statuses = new ArrayList<>();
    while (sequencer.millis() < 9_000) {
      sequencer.play(4);
      statuses.add(sequencer.imuse().status(SOUND) * 10 + sequencer.imuse().status(OTHER_SOUND));
    }
    return statuses;
  }

  @Test
  void checkNTheSequencerDoesNotDependOnTheDevice() {
    TestSequencer sequencerWithDevice =
        new TestSequencer(new AdlibDriver(new Opl2(), EffectClock.original()));
    TestSequencer sequencerWithoutDevice = new TestSequencer();

    assertThat(trace(sequencerWithDevice)).isEqualTo(trace(sequencerWithoutDevice));
  }

  private static List<Integer> trace(TestSequencer sequencer) {
    sequencer.addPiece(
        SOUND, oneNotePerBeat(3).at(1).loop(2, 1, 3).at(3, 240).marker(3).at(4).end());
    sequencer.addPiece(
        OTHER_SOUND,
        oneNotePerBeat(2).startParameters(new StartParameters(90, 100, 3, 2, 1, 200)).at(3).end());
    sequencer.start(SOUND);
    sequencer.command(270, SOUND, 3);
    sequencer.command(271, 8, OTHER_SOUND);
    sequencer.command(271, -1);
    List<Integer> trace = new ArrayList<>(statuses(sequencer));
    trace.add(sequencer.command(13, -1));
    trace.add(sequencer.imuse().musicTimer());
    return trace;
  }

  @Test
  void aBeatHas480TicksAtAnyTempo() {
    TestSequencer sequencer =
        startPlaying(oneNotePerBeat(4).at(1).tempo(250_000).at(5).end()).play(500);

    assertThat(sequencer.command(256, SOUND, 7, 0)).isEqualTo(3);
    assertThat(sequencer.imuse().musicTimer()).isEqualTo(4);
  }
}
