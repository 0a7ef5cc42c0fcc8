package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.audio.resource.Piece;
import org.junit.jupiter.api.Test;

/**
 * Tests the ends of notes that a jump leaves hanging (spec 11 §2.1). If the capturing interpreter
 * differs from the intended music, both are tested.
 *
 * <p>A beat is half a second. The note of each piece starts at the beginning and would end after
 * 2,000 ticks, at 2,084 ms. The first jump follows one beat after the start.
 */
class HangingNotesTest {

  private static final int SOUND = 5;
  private static final String ORIGINAL_END = "2084 off 60";

  private static TestSequencer withoutQuirks(Piece piece) {
    return new TestSequencer().addPiece(SOUND, piece).start(SOUND);
  }

  private static TestSequencer withAllQuirks(Piece piece) {
    return new TestSequencer(Quirks.CAPTURED).addPiece(SOUND, piece).start(SOUND);
  }

  private static List<String> noteOffs(TestSequencer concert) {
    return concert.play(6_000).eventTimes("off");
  }

  /** Returns a piece with a held note and a jump to beat 10. */
  private static Score jumpDuringANote() {
    return new Score().at(1).note(60, 2_000).at(2).jump(0, 0, 10);
  }

  /**
   * Returns the same piece with a second jump. It leads from beat 11 to beat 20 while the note
   * hangs.
   */
  private static Score twoJumpsDuringANote() {
    return jumpDuringANote().at(11).jump(0, 0, 20);
  }

  @Test
  void aNoteEndsOnceAtItsOriginalEnd() {
    Piece piece = jumpDuringANote().at(40).end();

    assertThat(noteOffs(withoutQuirks(piece))).containsExactly(ORIGINAL_END);
    assertThat(noteOffs(withAllQuirks(piece))).containsExactly(ORIGINAL_END);
  }

  @Test
  void aSecondJumpKeepsTheEndOfAHangingNote() {
    Piece piece = twoJumpsDuringANote().at(13).noteOff(60).at(40).end();

    assertThat(noteOffs(withoutQuirks(piece))).containsExactly(ORIGINAL_END);
  }

  @Test
  void onlyTheLastJumpDeterminesTheEndOfACapturedNote() {
    Piece earlyNoteOff = twoJumpsDuringANote().at(13).noteOff(60).at(40).end();
    Piece lateNoteOff = twoJumpsDuringANote().at(15).noteOff(60).at(40).end();
    Piece noNoteOff = twoJumpsDuringANote().at(40).end();

    assertThat(noteOffs(withAllQuirks(earlyNoteOff))).containsExactly("2000 off 60");
    assertThat(noteOffs(withAllQuirks(lateNoteOff))).containsExactly("3000 off 60");
    assertThat(noteOffs(withAllQuirks(noNoteOff)))
        .as("without another note-off at once")
        .containsExactly("1000 off 60");
  }

  @Test
  void aJumpToAnotherTrackAlsoChangesTheEndOfACapturedNote() {
    Piece piece =
        jumpDuringANote().at(11).jump(0, 1, 1).at(15).noteOff(60).at(30).endTrack().at(40).end();

    assertThat(noteOffs(withAllQuirks(piece))).containsExactly("3000 off 60");
  }

  @Test
  void aJumpInAnotherTrackKeepsTheEndOfAHangingNote() {
    Piece piece =
        new Score()
            .at(1)
            .note(60, 2_000)
            .at(2)
            .jump(0, 1, 1)
            .at(30)
            .endTrack()
            .at(2)
            .jump(0, 1, 10)
            .at(13)
            .noteOff(60)
            .at(40)
            .end();

    assertThat(noteOffs(withoutQuirks(piece))).startsWith(ORIGINAL_END);
    assertThat(noteOffs(withAllQuirks(piece))).startsWith(ORIGINAL_END);
  }

  @Test
  void aLaterJumpEndsACapturedNoteASecondTime() {
    Piece noNoteOff = jumpDuringANote().at(14).jump(0, 0, 20).at(40).end();
    Piece withNoteOff = jumpDuringANote().at(14).jump(0, 0, 20).at(16).noteOff(60).at(40).end();

    assertThat(noteOffs(withAllQuirks(noNoteOff))).containsExactly(ORIGINAL_END, "2500 off 60");
    assertThat(noteOffs(withAllQuirks(withNoteOff))).containsExactly(ORIGINAL_END, "3500 off 60");
    assertThat(noteOffs(withoutQuirks(withNoteOff))).containsExactly(ORIGINAL_END);
  }

  @Test
  void aNoteOffEndsAHangingNote() {
    Piece piece = jumpDuringANote().at(10, 240).noteOff(60).at(40).end();

    assertThat(noteOffs(withoutQuirks(piece))).containsExactly("752 off 60");
    assertThat(noteOffs(withAllQuirks(piece))).containsExactly("752 off 60");
  }

  @Test
  void aNoteOffOfAnotherTrackEndsAHangingNote() {
    Piece piece =
        new Score()
            .at(1)
            .note(60, 2_000)
            .at(2)
            .jump(0, 1, 1)
            .at(30)
            .endTrack()
            .at(1, 240)
            .noteOff(60)
            .at(40)
            .end();

    assertThat(noteOffs(withoutQuirks(piece))).containsExactly("752 off 60");
    assertThat(noteOffs(withAllQuirks(piece))).containsExactly("752 off 60");
  }

  @Test
  void aRestartedNoteEndsAtItsNewNoteOff() {
    Piece piece = jumpDuringANote().at(10, 240).note(60, 480).at(40).end();

    assertThat(noteOffs(withoutQuirks(piece))).containsExactly("1252 off 60");
    assertThat(noteOffs(withAllQuirks(piece))).containsExactly("1252 off 60");
  }

  @Test
  void stoppingEndsACapturedHangingNoteTwice() {
    Piece piece = jumpDuringANote().at(40).end();
    TestSequencer intended = withoutQuirks(piece).play(1_000);
    TestSequencer captured = withAllQuirks(piece).play(1_000);

    intended.imuse().stop(SOUND);
    captured.imuse().stop(SOUND);

    assertThat(intended.eventTimes("off")).containsExactly("1000 off 60");
    assertThat(captured.eventTimes("off")).containsExactly("1000 off 60", "1000 off 60");
  }
}
