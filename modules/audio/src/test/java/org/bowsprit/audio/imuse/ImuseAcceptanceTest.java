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
 * Tests the sequencer with the acceptance checks of spec 11 §13, which have letters. A beat lasts
 * half a second.
 */
class ImuseAcceptanceTest {

  private static final int SOUND = 5;
  private static final int OTHER_SOUND = 6;
  private static final int SHORT_TICKS = 100;

  /**
   * Returns a piece with one note in each beat: note 61 in beat 1, note 62 in beat 2, and so on.
   */
  private static Score oneNotePerBeat(int count) {
    Score score = new Score();
    for (int beat = 1; beat <= count; beat++) {
      score.at(beat).note(60 + beat, SHORT_TICKS);
    }
    return score;
  }

  private static TestSequencer startPlaying(Piece piece) {
    return new TestSequencer().addPiece(SOUND, piece).start(SOUND);
  }

  @Test
  void checkAALoopWithTwoRepetitionsIsPlayedThreeTimes() {
    TestSequencer concert =
        startPlaying(oneNotePerBeat(3).at(1).loop(2, 1, 3).at(4).end()).play(3_600);

    assertThat(concert.startedNotes()).containsExactly(61, 62, 61, 62, 61, 62, 63);
    assertThat(concert.imuse().status(SOUND)).isZero();
  }

  @Test
  void checkAThePieceLastsSevenBeats() {
    TestSequencer concert =
        startPlaying(oneNotePerBeat(3).at(1).loop(2, 1, 3).at(4).end()).play(3_496);

    assertThat(concert.imuse().status(SOUND)).isEqualTo(1);
    assertThat(concert.play(8).imuse().status(SOUND)).isZero();
  }

  private static Piece pieceWithJump(int hook) {
    return oneNotePerBeat(4).at(2, 400).jump(hook, 0, 1).at(5).end();
  }

  @Test
  void checkBAHookJumpsOnce() {
    TestSequencer concert = startPlaying(pieceWithJump(5));
    concert.command(268, SOUND, 0, 5, 0);
    concert.play(5_000);

    assertThat(concert.startedNotes()).containsExactly(61, 62, 61, 62, 63, 64);
  }

  @Test
  void checkBAUsedHookIsZero() {
    TestSequencer concert = startPlaying(pieceWithJump(5));
    concert.command(268, SOUND, 0, 5, 0);
    concert.play(1_000);

    assertThat(concert.command(256, SOUND, 18, 0)).isZero();
  }

  @Test
  void checkCAStickyHookJumpsEveryTime() {
    TestSequencer concert = startPlaying(pieceWithJump(0x85));
    concert.command(268, SOUND, 0, 0x85, 0);
    concert.play(3_500);

    assertThat(concert.startedNotes()).containsExactly(61, 62, 61, 62, 61, 62, 61, 62);
    assertThat(concert.command(256, SOUND, 18, 0)).isEqualTo(0x85);
  }

  @Test
  void checkDThePreviousHookIsRestored() {
    Piece piece = oneNotePerBeat(6).at(1, 400).jump(6, 0, 3).at(3, 400).jump(5, 0, 5).at(7).end();
    TestSequencer concert = startPlaying(piece);
    concert.command(268, SOUND, 0, 5, 0);
    concert.command(268, SOUND, 0, 6, 0);
    concert.play(4_000);

    assertThat(concert.startedNotes()).containsExactly(61, 63, 65, 66);
  }

  private static TestSequencer startWaitingForMarker3(Piece piece) {
    TestSequencer concert =
        startPlaying(piece)
            .addPiece(OTHER_SOUND, new Score().at(1).note(80, SHORT_TICKS).at(9).end());
    concert.command(270, SOUND, 3);
    concert.command(271, 8, OTHER_SOUND);
    concert.command(271, -1);
    return concert;
  }

  @Test
  void checkEAMarkerStartsASound() {
    TestSequencer concert =
        startWaitingForMarker3(oneNotePerBeat(4).at(3).marker(3).at(5).end()).play(990);
    assertThat(concert.imuse().status(OTHER_SOUND)).isEqualTo(2);

    concert.play(20);
    assertThat(concert.imuse().status(OTHER_SOUND)).isEqualTo(1);
    assertThat(concert.eventTimes("on")).contains("1000 on 80");
  }

  @Test
  void checkFAnotherMarkerDoesNotStartTheSound() {
    Piece piece = oneNotePerBeat(4).at(2).marker(4).at(3).marker(3).at(5).end();
    TestSequencer concert = startWaitingForMarker3(piece).play(900);
    assertThat(concert.imuse().status(OTHER_SOUND)).isEqualTo(2);

    assertThat(concert.play(200).imuse().status(OTHER_SOUND)).isEqualTo(1);
  }

  @Test
  void checkGAFadeToSilenceStopsTheSound() {
    TestSequencer concert = startPlaying(oneNotePerBeat(8).at(9).end()).play(100);
    concert.command(269, SOUND, 0, 100);
    assertThat(concert.imuse().status(SOUND)).isEqualTo(1);

    List<Integer> volumes = new ArrayList<>();
    for (int tenth = 1; tenth < 10; tenth++) {
      volumes.add(concert.play(100).command(256, SOUND, 1, 0));
    }
    assertThat(volumes).containsExactly(115, 102, 89, 77, 64, 51, 39, 26, 13);
    assertThat(concert.imuse().tunes()).hasSize(1);
    assertThat(concert.play(104).imuse().tunes()).isEmpty();
  }

  @Test
  void checkHAfterAJumpToAnotherTrackOnlyThatTrackPlays() {
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
    TestSequencer concert = startPlaying(piece).play(700);
    assertThat(concert.command(263, SOUND, 1, 1, 0)).isZero();
    concert.play(2_000);

    assertThat(concert.startedNotes()).containsExactly(61, 62, 90, 91);
  }

  @Test
  void checkIANinthSoundStartsOnlyWithHigherPriority() {
    TestSequencer concert = new TestSequencer();
    IntStream.rangeClosed(1, 9)
        .forEach(sound -> concert.addPiece(sound, oneNotePerBeat(4).at(5).end()));
    concert.addPiece(10, oneNotePerBeat(4).at(5).priority(200).end());

    assertThat(IntStream.rangeClosed(1, 8).map(sound -> concert.command(8, sound))).containsOnly(0);
    assertThat(concert.command(8, 9)).isEqualTo(-1);
    assertThat(concert.command(8, 10)).isZero();
    assertThat(IntStream.rangeClosed(1, 8).filter(sound -> concert.imuse().status(sound) == 1))
        .hasSize(7);
  }

  @Test
  void checkJHalfSpeedTakesTwiceTheTime() {
    TestSequencer concert = startPlaying(oneNotePerBeat(4).at(5).end());
    concert.command(262, SOUND, 64);

    assertThat(concert.play(3_996).imuse().status(SOUND)).isEqualTo(1);
    assertThat(concert.play(8).imuse().status(SOUND)).isZero();
  }

  @Test
  void checkKTheThirdBeatBeginsAfter960Ticks() {
    TestSequencer concert = startPlaying(oneNotePerBeat(4).at(5).end()).play(1_000);

    assertThat(concert.command(256, SOUND, 7, 0)).isEqualTo(3);
    assertThat(concert.command(256, SOUND, 8, 0)).isZero();
  }

  @Test
  void checkLASecondStartRestartsThePiece() {
    TestSequencer concert = startPlaying(oneNotePerBeat(4).at(5).end()).play(700).start(SOUND);

    assertThat(concert.imuse().tunes()).hasSize(1);
    assertThat(concert.command(256, SOUND, 7, 0)).isEqualTo(1);
    assertThat(concert.command(256, SOUND, 8, 0)).isZero();
  }

  @Test
  void checkMARestoredPieceReachesItsMarkerAndEndAtTheSameTime() {
    Piece piece = oneNotePerBeat(6).at(1).loop(1, 1, 4).at(5).marker(3).at(7).end();
    TestSequencer unsaved = startWaitingForMarker3(piece).play(1_100);
    TestSequencer restored = new TestSequencer().restoreFrom(unsaved, unsaved.imuse().snapshot());
    int savedEvents = unsaved.events().size();

    assertThat(statuses(restored)).isEqualTo(statuses(unsaved));
    assertThat(restored.events())
        .isEqualTo(unsaved.events().subList(savedEvents, unsaved.events().size()));
  }

  private static List<Integer> statuses(TestSequencer concert) {
    List<Integer> statuses = new ArrayList<>();
    while (concert.millis() < 9_000) {
      concert.play(4);
      statuses.add(concert.imuse().status(SOUND) * 10 + concert.imuse().status(OTHER_SOUND));
    }
    return statuses;
  }

  @Test
  void checkNTheSequencerDoesNotDependOnTheDevice() {
    TestSequencer withDevice =
        new TestSequencer(new AdlibDriver(new Opl2(), EffectClock.original()));
    TestSequencer withoutDevice = new TestSequencer();

    assertThat(trace(withDevice)).isEqualTo(trace(withoutDevice));
  }

  private static List<Integer> trace(TestSequencer concert) {
    concert.addPiece(SOUND, oneNotePerBeat(3).at(1).loop(2, 1, 3).at(3, 240).marker(3).at(4).end());
    concert.addPiece(
        OTHER_SOUND,
        oneNotePerBeat(2).startParameters(new StartParameters(90, 100, 3, 2, 1, 200)).at(3).end());
    concert.start(SOUND);
    concert.command(270, SOUND, 3);
    concert.command(271, 8, OTHER_SOUND);
    concert.command(271, -1);
    List<Integer> trace = new ArrayList<>(statuses(concert));
    trace.add(concert.command(13, -1));
    trace.add(concert.imuse().musicTimer());
    return trace;
  }

  @Test
  void aBeatHas480TicksAtAnyTempo() {
    TestSequencer concert =
        startPlaying(oneNotePerBeat(4).at(1).tempo(250_000).at(5).end()).play(500);

    assertThat(concert.command(256, SOUND, 7, 0)).isEqualTo(3);
    assertThat(concert.imuse().musicTimer()).isEqualTo(4);
  }
}
