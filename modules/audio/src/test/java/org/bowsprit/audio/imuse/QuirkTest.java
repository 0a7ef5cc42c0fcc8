package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.bowsprit.audio.midi.StartParameters;
import org.bowsprit.audio.resource.Piece;
import org.junit.jupiter.api.Test;

/**
 * Plays pieces with and without a quirk of the interpreter whose output was captured as reference.
 * Each test is named after the effect of a quirk. Without quirks, the music is as intended.
 */
class QuirkTest {

  private static final int SOUND = 5;

  private static TestSequencer startWithoutQuirks(Piece piece) {
    return new TestSequencer().addPiece(SOUND, piece).start(SOUND);
  }

  private static TestSequencer startWithQuirks(
      Piece piece, Quirk firstQuirk, Quirk... otherQuirks) {
    Quirks quirks = new Quirks(EnumSet.of(firstQuirk, otherQuirks));
    return new TestSequencer(quirks).addPiece(SOUND, piece).start(SOUND);
  }

  private static Piece quietPiece() {
    return new Score()
        .startParameters(new StartParameters(128, 63, 20, 0, 0, 128))
        .at(1)
        .note(60, 100)
        .at(5)
        .end();
  }

  @Test
  void headerVolumesHaveNoEffectWithTheQuirk() {
    assertThat(startWithoutQuirks(quietPiece()).play(4).eventTimes("volume"))
        .startsWith("4 volume 63");
    assertThat(
            startWithQuirks(quietPiece(), Quirk.HEADER_VOLUMES_IGNORED)
                .play(4)
                .eventTimes("volume"))
        .startsWith("4 volume 127");
  }

  @Test
  void theHeaderPanHasNoEffectWithTheQuirk() {
    assertThat(startWithoutQuirks(quietPiece()).play(4).eventTimes("pan")).startsWith("4 pan 84");
    assertThat(startWithQuirks(quietPiece(), Quirk.HEADER_PAN_IGNORED).play(4).eventTimes("pan"))
        .startsWith("4 pan 64");
  }

  /**
   * Plays four parts on a device with one channel. The part that plays the first note is switched
   * off and on again. Returns for each note whether this part or another part plays it.
   */
  private static List<String> partsOnTheOnlyChannel(Quirks quirks) {
    Score score = new Score();
    for (int beat = 1; beat <= 6; beat++) {
      score.at(beat).note(0, 60, 100).note(1, 61, 100).note(2, 62, 100).note(3, 63, 100);
    }
    TestSequencer sequencer =
        new TestSequencer(quirks, 1).addPiece(SOUND, score.at(7).end()).start(SOUND).play(100);
    int firstChannel = sequencer.startedNotes().get(0) - 60;
    sequencer.command(267, SOUND, firstChannel, 0);
    sequencer.play(1_000).command(267, SOUND, firstChannel, 1);
    sequencer.play(1_000);
    return sequencer.startedNotes().stream()
        .map(note -> note == 60 + firstChannel ? "first" : "another")
        .toList();
  }

  @Test
  void partsThatAreSwitchedOffReleaseTheirChannelsWithTheQuirk() {
    assertThat(partsOnTheOnlyChannel(Quirks.NONE)).containsExactly("first", "first", "first");
    assertThat(partsOnTheOnlyChannel(new Quirks(EnumSet.of(Quirk.SILENT_PARTS_RELEASE_CHANNELS))))
        .containsExactly("first", "another", "another", "another", "another");
  }

  @Test
  void theStartOfASongDoesNotReleaseItsChannelsWithTheQuirk() {
    Piece piece = new Score().at(1).note(60, 4_000).at(2).sysexCommand(2).at(5).end();

    assertThat(startWithoutQuirks(piece).play(700).events())
        .filteredOn(event -> event.name().equals("alloff"))
        .isNotEmpty();
    assertThat(startWithQuirks(piece, Quirk.SILENT_PARTS_RELEASE_CHANNELS).play(700).events())
        .noneMatch(event -> event.name().equals("alloff"));
  }

  /** Returns a piece with a note of two beats and a short note on its second beat. */
  private static Piece pieceWithLongNote() {
    return new Score().at(1).note(60, 960).at(2).note(61, 240).at(9).end();
  }

  private static List<String> jumpAfterABeatAndAHalf(TestSequencer sequencer) {
    sequencer.play(700).command(263, SOUND, 0, 5, 0);
    return sequencer.play(1_000).eventTimes("off");
  }

  @Test
  void hangingNotesIgnoreTheNextEventWithTheQuirk() {
    assertThat(jumpAfterABeatAndAHalf(startWithoutQuirks(pieceWithLongNote())))
        .containsExactly("752 off 61", "1000 off 60");
    assertThat(
            jumpAfterABeatAndAHalf(startWithQuirks(pieceWithLongNote(), Quirk.NEXT_EVENT_IGNORED)))
        .as("the next event is the end of note 61 itself, so this note ends at once")
        .containsExactly("700 off 61", "952 off 60");
  }

  @Test
  void hangingNotesEndTooLateAfterALateJumpWithTheQuirk() {
    // The jump at 501.04 ms happens at the end of its quantum, at 504 ms.
    Piece piece = new Score().at(1).note(60, 963).at(2, 1).jump(0, 0, 5).at(9).end();

    assertThat(startWithoutQuirks(piece).play(1_200).eventTimes("off"))
        .containsExactly("1004 off 60");
    assertThat(startWithQuirks(piece, Quirk.LATENESS_IGNORED).play(1_200).eventTimes("off"))
        .containsExactly("1008 off 60");
  }

  @Test
  void hangingNotesRemainInTheListOfHeldNotesWithTheQuirk() {
    TestSequencer plainSequencer = startWithoutQuirks(pieceWithLongNote()).play(100);
    plainSequencer.command(263, SOUND, 0, 5, 0);
    TestSequencer quirkySequencer =
        startWithQuirks(pieceWithLongNote(), Quirk.HANGING_NOTES_STAY_HELD).play(100);
    quirkySequencer.command(263, SOUND, 0, 5, 0);

    assertThat(plainSequencer.imuse().snapshot().players().get(0).held()).isEmpty();
    assertThat(quirkySequencer.imuse().snapshot().players().get(0).held()).containsExactly(60 << 4);
    assertThat(plainSequencer.imuse().snapshot().players().get(0).hanging()).hasSize(1);
  }

  @Test
  void hangingNotesDoNotFollowTempoChangesWithTheQuirk() {
    Piece piece = new Score().at(1).note(60, 960).at(2).tempo(1_000_000).at(9).end();
    TestSequencer plainSequencer = startWithoutQuirks(piece).play(100);
    plainSequencer.command(263, SOUND, 0, 1, 60);
    TestSequencer quirkySequencer = startWithQuirks(piece, Quirk.ONE_TEMPO_FOR_HANGING).play(100);
    quirkySequencer.command(263, SOUND, 0, 1, 60);

    assertThat(plainSequencer.play(2_000).eventTimes("off")).startsWith("1500 off 60");
    assertThat(quirkySequencer.play(2_000).eventTimes("off")).startsWith("1000 off 60");
  }

  @Test
  void aScanDoesNotEndHangingNotesWithTheQuirk() {
    TestSequencer plainSequencer = startWithoutQuirks(pieceWithLongNote()).play(100);
    plainSequencer.command(264, SOUND, 0, 5, 0);
    TestSequencer quirkySequencer =
        startWithQuirks(pieceWithLongNote(), Quirk.SCAN_LEAVES_HANGING).play(100);
    quirkySequencer.command(264, SOUND, 0, 5, 0);

    assertThat(plainSequencer.imuse().snapshot().players().get(0).hanging()).isEmpty();
    assertThat(quirkySequencer.imuse().snapshot().players().get(0).hanging()).hasSize(1);
  }

  /** Returns a piece with a jump back from beat 5 to beat 2. */
  private static Piece loopedPiece() {
    return new Score().at(1).loop(1, 2, 5).at(2).note(61, 100).at(5).note(64, 100).at(6).end();
  }

  @Test
  void aLoopJumpsBackAtTheNextQuantumWithTheQuirk() {
    assertThat(startWithoutQuirks(loopedPiece()).play(4_000).startedNotes())
        .as("no note at the end of the loop is heard before the jump back")
        .containsExactly(61, 61, 64);
    assertThat(
            startWithQuirks(loopedPiece(), Quirk.LOOPS_WAIT_FOR_QUANTUM).play(4_000).startedNotes())
        .containsExactly(61, 64, 61, 64);
  }

  @Test
  void aLoopLosesTheTicksAfterItsEndWithTheQuirk() {
    Piece piece = new Score().at(1).tempo(501_000).loop(3, 1, 4).at(1, 1).note(61, 50).at(9).end();

    assertThat(startWithoutQuirks(piece).play(5_000).eventTimes("on"))
        .containsExactly("4 on 61", "1508 on 61", "3008 on 61", "4512 on 61");
    assertThat(startWithQuirks(piece, Quirk.LOOPS_WAIT_FOR_QUANTUM).play(5_000).eventTimes("on"))
        .containsExactly("4 on 61", "1508 on 61", "3012 on 61", "4516 on 61");
  }

  @Test
  void aLoopThatRepeatsItsOwnCommandNeverEndsWithTheQuirk() {
    Piece piece = new Score().at(1).loop(1, 1, 3).at(2).note(62, 100).at(4).end();

    assertThat(startWithoutQuirks(piece).play(4_000).startedNotes()).containsExactly(62, 62);
    assertThat(startWithQuirks(piece, Quirk.LOOPS_SET_THEMSELVES_AGAIN).play(4_000).startedNotes())
        .containsExactly(62, 62, 62, 62);
  }

  @Test
  void aTickLastsAWholeNumberOfMicrosecondsWithTheQuirk() {
    Piece piece = new Score().at(21).note(61, 100).at(22).end();

    assertThat(startWithoutQuirks(piece).play(10_100).eventTimes("on"))
        .containsExactly("10000 on 61");
    assertThat(startWithQuirks(piece, Quirk.WHOLE_MICROS_PER_TICK).play(10_100).eventTimes("on"))
        .as("a tick lasts 1041 instead of 1041.67 microseconds")
        .containsExactly("9996 on 61");
  }

  private static int volumeAfterTwoFades(TestSequencer sequencer) {
    sequencer.play(4).command(269, SOUND, 27, 100);
    sequencer.play(500).command(269, SOUND, 100, 100);
    sequencer.play(4);
    return sequencer.command(256, SOUND, 1, 0);
  }

  @Test
  void aNewFadeStartsAtTheEndOfThePreviousFadeWithTheQuirk() {
    Piece piece = new Score().at(9).end();

    assertThat(volumeAfterTwoFades(startWithoutQuirks(piece))).isEqualTo(77);
    assertThat(volumeAfterTwoFades(startWithQuirks(piece, Quirk.FADES_START_AT_PREVIOUS_END)))
        .isEqualTo(27);
  }

  private static int trackAfterAFailedJump(TestSequencer sequencer) {
    sequencer.play(4).command(263, SOUND, 1, 50, 0);
    return sequencer.command(256, SOUND, 6, 0);
  }

  @Test
  void aFailedJumpChangesTheTrackWithTheQuirk() {
    Piece piece = new Score().at(9).endTrack().at(3).end();

    assertThat(trackAfterAFailedJump(startWithoutQuirks(piece))).isZero();
    assertThat(trackAfterAFailedJump(startWithQuirks(piece, Quirk.FAILED_JUMPS_CHANGE_POSITION)))
        .isEqualTo(1);
  }

  @Test
  void theMusicTimerIsLowerByOneWithTheQuirk() {
    Piece piece = new Score().at(9).end();

    assertThat(startWithoutQuirks(piece).play(1_000).imuse().musicTimer()).isEqualTo(4);
    assertThat(startWithQuirks(piece, Quirk.TIMER_IS_ONE_LESS).play(1_000).imuse().musicTimer())
        .isEqualTo(3);
    assertThat(startWithQuirks(piece, Quirk.TIMER_IS_ONE_LESS).play(4).imuse().musicTimer())
        .isZero();
  }

  @Test
  void aMasterVolumeOfZeroBecomesOneWithTheQuirk() {
    Piece piece = new Score().at(9).end();
    TestSequencer plainSequencer = startWithoutQuirks(piece);
    TestSequencer quirkySequencer = startWithQuirks(piece, Quirk.MASTER_VOLUME_ZERO_IS_ONE);
    plainSequencer.command(6, 0);
    quirkySequencer.command(6, 0);

    assertThat(plainSequencer.imuse().snapshot().volumes().master()).isZero();
    assertThat(quirkySequencer.imuse().snapshot().volumes().master()).isEqualTo(1);
  }
}
