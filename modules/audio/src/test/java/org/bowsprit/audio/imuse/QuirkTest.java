package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.bowsprit.audio.midi.StartParameters;
import org.bowsprit.audio.resource.Piece;
import org.junit.jupiter.api.Test;

/** Compares the music with each quirk of the capturing interpreter with the intended music. */
class QuirkTest {

  private static final int SOUND = 5;

  private static TestSequencer withoutQuirks(Piece piece) {
    return new TestSequencer().addPiece(SOUND, piece).start(SOUND);
  }

  private static TestSequencer withQuirks(Piece piece, Quirk first, Quirk... others) {
    Quirks quirks = new Quirks(EnumSet.of(first, others));
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
  void headerVolumesHaveNoEffect() {
    assertThat(withoutQuirks(quietPiece()).play(4).eventTimes("volume")).startsWith("4 volume 63");
    assertThat(withQuirks(quietPiece(), Quirk.HEADER_VOLUMES_IGNORED).play(4).eventTimes("volume"))
        .startsWith("4 volume 127");
  }

  @Test
  void headerPanHasNoEffect() {
    assertThat(withoutQuirks(quietPiece()).play(4).eventTimes("pan")).startsWith("4 pan 84");
    assertThat(withQuirks(quietPiece(), Quirk.HEADER_PAN_IGNORED).play(4).eventTimes("pan"))
        .startsWith("4 pan 64");
  }

  /**
   * Returns for each note on a device's only channel whether the first part or another one plays
   * it. The first part is switched off and on again.
   */
  private static List<String> playersOfTheOnlyChannel(Quirks quirks) {
    Score score = new Score();
    for (int beat = 1; beat <= 6; beat++) {
      score.at(beat).note(0, 60, 100).note(1, 61, 100).note(2, 62, 100).note(3, 63, 100);
    }
    TestSequencer concert =
        new TestSequencer(quirks, 1).addPiece(SOUND, score.at(7).end()).start(SOUND).play(100);
    int firstChannel = concert.startedNotes().get(0) - 60;
    concert.command(267, SOUND, firstChannel, 0);
    concert.play(1_000).command(267, SOUND, firstChannel, 1);
    concert.play(1_000);
    return concert.startedNotes().stream()
        .map(note -> note == 60 + firstChannel ? "first" : "another")
        .toList();
  }

  @Test
  void switchedOffPartsReleaseTheirChannels() {
    assertThat(playersOfTheOnlyChannel(Quirks.NONE)).containsExactly("first", "first", "first");
    assertThat(playersOfTheOnlyChannel(new Quirks(EnumSet.of(Quirk.SILENT_PARTS_RELEASE_CHANNELS))))
        .containsExactly("first", "another", "another", "another", "another");
  }

  @Test
  void theStartOfASongFreesItsParts() {
    Piece piece = new Score().at(1).note(60, 4_000).at(2).sysexCommand(2).at(5).end();

    assertThat(withoutQuirks(piece).play(700).events())
        .filteredOn(event -> event.name().equals("alloff"))
        .isNotEmpty();
    assertThat(withQuirks(piece, Quirk.SILENT_PARTS_RELEASE_CHANNELS).play(700).events())
        .noneMatch(event -> event.name().equals("alloff"));
  }

  /** Returns a piece with a note of two beats and a short note on its second beat. */
  private static Piece longNote() {
    return new Score().at(1).note(60, 960).at(2).note(61, 240).at(9).end();
  }

  private static List<String> jumpAfterABeatAndAHalf(TestSequencer concert) {
    concert.play(700).command(263, SOUND, 0, 5, 0);
    return concert.play(1_000).eventTimes("off");
  }

  @Test
  void theNextEventIsIgnoredForHangingNotes() {
    assertThat(jumpAfterABeatAndAHalf(withoutQuirks(longNote())))
        .containsExactly("752 off 61", "1000 off 60");
    assertThat(jumpAfterABeatAndAHalf(withQuirks(longNote(), Quirk.NEXT_EVENT_IGNORED)))
        .as("the next event is the end of 61 itself, which so is cut off at once")
        .containsExactly("700 off 61", "952 off 60");
  }

  @Test
  void theLatenessOfAJumpIsIgnored() {
    // The jump at 501.04 ms is taken at the end of its quantum, at 504 ms.
    Piece piece = new Score().at(1).note(60, 963).at(2, 1).jump(0, 0, 5).at(9).end();

    assertThat(withoutQuirks(piece).play(1_200).eventTimes("off")).containsExactly("1004 off 60");
    assertThat(withQuirks(piece, Quirk.LATENESS_IGNORED).play(1_200).eventTimes("off"))
        .containsExactly("1008 off 60");
  }

  @Test
  void hangingNotesStayHeld() {
    TestSequencer intended = withoutQuirks(longNote()).play(100);
    intended.command(263, SOUND, 0, 5, 0);
    TestSequencer quirky = withQuirks(longNote(), Quirk.HANGING_NOTES_STAY_HELD).play(100);
    quirky.command(263, SOUND, 0, 5, 0);

    assertThat(intended.imuse().snapshot().players().get(0).held()).isEmpty();
    assertThat(quirky.imuse().snapshot().players().get(0).held()).containsExactly(60 << 4);
    assertThat(intended.imuse().snapshot().players().get(0).hanging()).hasSize(1);
  }

  @Test
  void hangingNotesUseOneTempo() {
    Piece piece = new Score().at(1).note(60, 960).at(2).tempo(1_000_000).at(9).end();
    TestSequencer intended = withoutQuirks(piece).play(100);
    intended.command(263, SOUND, 0, 1, 60);
    TestSequencer quirky = withQuirks(piece, Quirk.ONE_TEMPO_FOR_HANGING).play(100);
    quirky.command(263, SOUND, 0, 1, 60);

    assertThat(intended.play(2_000).eventTimes("off")).startsWith("1500 off 60");
    assertThat(quirky.play(2_000).eventTimes("off")).startsWith("1000 off 60");
  }

  @Test
  void aScanLeavesHangingNotes() {
    TestSequencer intended = withoutQuirks(longNote()).play(100);
    intended.command(264, SOUND, 0, 5, 0);
    TestSequencer quirky = withQuirks(longNote(), Quirk.SCAN_LEAVES_HANGING).play(100);
    quirky.command(264, SOUND, 0, 5, 0);

    assertThat(intended.imuse().snapshot().players().get(0).hanging()).isEmpty();
    assertThat(quirky.imuse().snapshot().players().get(0).hanging()).hasSize(1);
  }

  /** Returns a piece with a jump back from beat 5 to beat 2. */
  private static Piece loopedPiece() {
    return new Score().at(1).loop(1, 2, 5).at(2).note(61, 100).at(5).note(64, 100).at(6).end();
  }

  @Test
  void loopsTakeEffectAtTheNextQuantum() {
    assertThat(withoutQuirks(loopedPiece()).play(4_000).startedNotes())
        .as("nothing at the loop's end is heard before it is taken")
        .containsExactly(61, 61, 64);
    assertThat(withQuirks(loopedPiece(), Quirk.LOOPS_WAIT_FOR_QUANTUM).play(4_000).startedNotes())
        .containsExactly(61, 64, 61, 64);
  }

  @Test
  void loopsLoseTheTicksAfterTheirEnd() {
    Piece piece = new Score().at(1).tempo(501_000).loop(3, 1, 4).at(1, 1).note(61, 50).at(9).end();

    assertThat(withoutQuirks(piece).play(5_000).eventTimes("on"))
        .containsExactly("4 on 61", "1508 on 61", "3008 on 61", "4512 on 61");
    assertThat(withQuirks(piece, Quirk.LOOPS_WAIT_FOR_QUANTUM).play(5_000).eventTimes("on"))
        .containsExactly("4 on 61", "1508 on 61", "3012 on 61", "4516 on 61");
  }

  @Test
  void aLoopThatSetsItselfAgainNeverEnds() {
    Piece piece = new Score().at(1).loop(1, 1, 3).at(2).note(62, 100).at(4).end();

    assertThat(withoutQuirks(piece).play(4_000).startedNotes()).containsExactly(62, 62);
    assertThat(withQuirks(piece, Quirk.LOOPS_SET_THEMSELVES_AGAIN).play(4_000).startedNotes())
        .containsExactly(62, 62, 62, 62);
  }

  @Test
  void aTickLastsAWholeNumberOfMicroseconds() {
    Piece piece = new Score().at(21).note(61, 100).at(22).end();

    assertThat(withoutQuirks(piece).play(10_100).eventTimes("on")).containsExactly("10000 on 61");
    assertThat(withQuirks(piece, Quirk.WHOLE_MICROS_PER_TICK).play(10_100).eventTimes("on"))
        .as("1041 instead of 1041.67 microseconds")
        .containsExactly("9996 on 61");
  }

  private static int volumeAfterTwoFades(TestSequencer concert) {
    concert.play(4).command(269, SOUND, 27, 100);
    concert.play(500).command(269, SOUND, 100, 100);
    concert.play(4);
    return concert.command(256, SOUND, 1, 0);
  }

  @Test
  void aNewFadeStartsAtTheEndOfThePreviousFade() {
    Piece piece = new Score().at(9).end();

    assertThat(volumeAfterTwoFades(withoutQuirks(piece))).isEqualTo(77);
    assertThat(volumeAfterTwoFades(withQuirks(piece, Quirk.FADES_START_AT_PREVIOUS_END)))
        .isEqualTo(27);
  }

  private static int trackAfterAFailedJump(TestSequencer concert) {
    concert.play(4).command(263, SOUND, 1, 50, 0);
    return concert.command(256, SOUND, 6, 0);
  }

  @Test
  void aFailedJumpChangesTheTrack() {
    Piece piece = new Score().at(9).endTrack().at(3).end();

    assertThat(trackAfterAFailedJump(withoutQuirks(piece))).isZero();
    assertThat(trackAfterAFailedJump(withQuirks(piece, Quirk.FAILED_JUMPS_CHANGE_POSITION)))
        .isEqualTo(1);
  }

  @Test
  void theTimerIsOneLess() {
    Piece piece = new Score().at(9).end();

    assertThat(withoutQuirks(piece).play(1_000).imuse().musicTimer()).isEqualTo(4);
    assertThat(withQuirks(piece, Quirk.TIMER_IS_ONE_LESS).play(1_000).imuse().musicTimer())
        .isEqualTo(3);
    assertThat(withQuirks(piece, Quirk.TIMER_IS_ONE_LESS).play(4).imuse().musicTimer()).isZero();
  }

  @Test
  void masterVolumeZeroIsSetToOne() {
    Piece piece = new Score().at(9).end();
    TestSequencer intended = withoutQuirks(piece);
    TestSequencer quirky = withQuirks(piece, Quirk.MASTER_VOLUME_ZERO_IS_ONE);
    intended.command(6, 0);
    quirky.command(6, 0);

    assertThat(intended.imuse().snapshot().volumes().master()).isZero();
    assertThat(quirky.imuse().snapshot().volumes().master()).isEqualTo(1);
  }
}
