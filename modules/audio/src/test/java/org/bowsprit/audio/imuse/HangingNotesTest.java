package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.audio.resource.Piece;
import org.junit.jupiter.api.Test;

/**
 * Tests when notes end that still sound at a jump. They are called hanging notes (spec 11 §2.1).
 * Where the capturing interpreter differs from the intended music, both are tested: the sequencer
 * has no quirks if it plays the intended music, and all quirks if it imitates the interpreter.
 *
 * <p>A beat lasts half a second. The note of each piece starts at the beginning and would end after
 * 2,000 ticks, at 2,084 ms. The first jump happens one beat after the start.
 */
class HangingNotesTest {

  private static final int SOUND = 5;
  private static final String ORIGINAL_END = "2084 off 60";

  private static TestSequencer startWithoutQuirks(Piece piece) {
    return new TestSequencer().addPiece(SOUND, piece).start(SOUND);
  }

  private static TestSequencer startWithAllQuirks(Piece piece) {
    return new TestSequencer(Quirks.CAPTURED).addPiece(SOUND, piece).start(SOUND);
  }

  private static List<String> noteOffs(TestSequencer sequencer) {
    return sequencer.play(6_000).eventTimes("off");
  }

  /** Returns a piece with a long note and a jump to beat 10. */
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
  void aHangingNoteEndsOnceAtItsOriginalEnd() {
    Piece piece = jumpDuringANote().at(40).end();

    assertThat(noteOffs(startWithoutQuirks(piece))).containsExactly(ORIGINAL_END);
    assertThat(noteOffs(startWithAllQuirks(piece))).containsExactly(ORIGINAL_END);
  }

  @Test
  void aSecondJumpKeepsTheEndOfAHangingNote() {
    Piece piece = twoJumpsDuringANote().at(13).noteOff(60).at(40).end();

    assertThat(noteOffs(startWithoutQuirks(piece))).containsExactly(ORIGINAL_END);
  }

  @Test
  void onlyTheLastJumpDeterminesTheEndOfAHangingNoteWithQuirks() {
    Piece pieceWithEarlyNoteOff = twoJumpsDuringANote().at(13).noteOff(60).at(40).end();
    Piece pieceWithLateNoteOff = twoJumpsDuringANote().at(15).noteOff(60).at(40).end();
    Piece pieceWithoutNoteOff = twoJumpsDuringANote().at(40).end();

    assertThat(noteOffs(startWithAllQuirks(pieceWithEarlyNoteOff))).containsExactly("2000 off 60");
    assertThat(noteOffs(startWithAllQuirks(pieceWithLateNoteOff))).containsExactly("3000 off 60");
    assertThat(noteOffs(startWithAllQuirks(pieceWithoutNoteOff)))
        .as("without another note-off, the note ends at once")
        .containsExactly("1000 off 60");
  }

  @Test
  void aJumpToAnotherTrackAlsoChangesTheEndOfAHangingNoteWithQuirks() {
    Piece piece =
        jumpDuringANote().at(11).jump(0, 1, 1).at(15).noteOff(60).at(30).endTrack().at(40).end();

    assertThat(noteOffs(startWithAllQuirks(piece))).containsExactly("3000 off 60");
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

    assertThat(noteOffs(startWithoutQuirks(piece))).startsWith(ORIGINAL_END);
    assertThat(noteOffs(startWithAllQuirks(piece))).startsWith(ORIGINAL_END);
  }

  @Test
  void aLaterJumpEndsANoteASecondTimeWithQuirks() {
    Piece pieceWithoutNoteOff = jumpDuringANote().at(14).jump(0, 0, 20).at(40).end();
    Piece pieceWithNoteOff =
        jumpDuringANote().at(14).jump(0, 0, 20).at(16).noteOff(60).at(40).end();

    assertThat(noteOffs(startWithAllQuirks(pieceWithoutNoteOff)))
        .containsExactly(ORIGINAL_END, "2500 off 60");
    assertThat(noteOffs(startWithAllQuirks(pieceWithNoteOff)))
        .containsExactly(ORIGINAL_END, "3500 off 60");
    assertThat(noteOffs(startWithoutQuirks(pieceWithNoteOff))).containsExactly(ORIGINAL_END);
  }

  @Test
  void aNoteOffEndsAHangingNote() {
    Piece piece = jumpDuringANote().at(10, 240).noteOff(60).at(40).end();

    assertThat(noteOffs(startWithoutQuirks(piece))).containsExactly("752 off 60");
    assertThat(noteOffs(startWithAllQuirks(piece))).containsExactly("752 off 60");
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

    assertThat(noteOffs(startWithoutQuirks(piece))).containsExactly("752 off 60");
    assertThat(noteOffs(startWithAllQuirks(piece))).containsExactly("752 off 60");
  }

  @Test
  void aRestartedNoteEndsAtItsNewNoteOff() {
    Piece piece = jumpDuringANote().at(10, 240).note(60, 480).at(40).end();

    assertThat(noteOffs(startWithoutQuirks(piece))).containsExactly("1252 off 60");
    assertThat(noteOffs(startWithAllQuirks(piece))).containsExactly("1252 off 60");
  }

  @Test
  void stoppingTheMusicEndsAHangingNoteTwiceWithQuirks() {
    Piece piece = jumpDuringANote().at(40).end();
    TestSequencer plainSequencer = startWithoutQuirks(piece).play(1_000);
    TestSequencer quirkySequencer = startWithAllQuirks(piece).play(1_000);

    plainSequencer.imuse().stop(SOUND);
    quirkySequencer.imuse().stop(SOUND);

    assertThat(plainSequencer.eventTimes("off")).containsExactly("1000 off 60");
    assertThat(quirkySequencer.eventTimes("off")).containsExactly("1000 off 60", "1000 off 60");
  }
}
