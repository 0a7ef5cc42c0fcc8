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
  private static final String AT_ITS_OLD_END = "2084 off 60";

  private static Concert meant(Piece piece) {
    return new Concert().with(SOUND, piece).start(SOUND);
  }

  private static Concert captured(Piece piece) {
    return new Concert(Quirks.CAPTURED).with(SOUND, piece).start(SOUND);
  }

  private static List<String> ends(Concert concert) {
    return concert.play(6_000).times("off");
  }

  /** Returns a piece with a held note and a jump to beat 10. */
  private static Score jumpInANote() {
    return new Score().at(1).note(60, 2_000).at(2).jump(0, 0, 10);
  }

  /**
   * Returns the same piece with a second jump. It leads from beat 11 to beat 20 while the note
   * hangs.
   */
  private static Score twoJumpsInANote() {
    return jumpInANote().at(11).jump(0, 0, 20);
  }

  @Test
  void aNoteEndsOnceAtItsOldEnd() {
    Piece piece = jumpInANote().at(40).end();

    assertThat(ends(meant(piece))).containsExactly(AT_ITS_OLD_END);
    assertThat(ends(captured(piece))).containsExactly(AT_ITS_OLD_END);
  }

  @Test
  void aSecondJumpKeepsTheEndOfAHangingNote() {
    Piece piece = twoJumpsInANote().at(13).off(60).at(40).end();

    assertThat(ends(meant(piece))).containsExactly(AT_ITS_OLD_END);
  }

  @Test
  void onlyTheLastJumpCountsForACapturedNote() {
    Piece sooner = twoJumpsInANote().at(13).off(60).at(40).end();
    Piece later = twoJumpsInANote().at(15).off(60).at(40).end();
    Piece never = twoJumpsInANote().at(40).end();

    assertThat(ends(captured(sooner))).containsExactly("2000 off 60");
    assertThat(ends(captured(later))).containsExactly("3000 off 60");
    assertThat(ends(captured(never)))
        .as("without another note-off at once")
        .containsExactly("1000 off 60");
  }

  @Test
  void aJumpToAnotherTrackAlsoSearchesForACapturedNoteAgain() {
    Piece piece = jumpInANote().at(11).jump(0, 1, 1).at(15).off(60).at(30).endTrack().at(40).end();

    assertThat(ends(captured(piece))).containsExactly("3000 off 60");
  }

  @Test
  void aJumpThereKeepsTheEndOfANoteOfAnotherTrack() {
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
            .off(60)
            .at(40)
            .end();

    assertThat(ends(meant(piece))).startsWith(AT_ITS_OLD_END);
    assertThat(ends(captured(piece))).startsWith(AT_ITS_OLD_END);
  }

  @Test
  void aCapturedNoteThatHasEndedIsSearchedForAgain() {
    Piece never = jumpInANote().at(14).jump(0, 0, 20).at(40).end();
    Piece again = jumpInANote().at(14).jump(0, 0, 20).at(16).off(60).at(40).end();

    assertThat(ends(captured(never))).containsExactly(AT_ITS_OLD_END, "2500 off 60");
    assertThat(ends(captured(again))).containsExactly(AT_ITS_OLD_END, "3500 off 60");
    assertThat(ends(meant(again))).containsExactly(AT_ITS_OLD_END);
  }

  @Test
  void aNoteOffEndsAHangingNote() {
    Piece piece = jumpInANote().at(10, 240).off(60).at(40).end();

    assertThat(ends(meant(piece))).containsExactly("752 off 60");
    assertThat(ends(captured(piece))).containsExactly("752 off 60");
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
            .off(60)
            .at(40)
            .end();

    assertThat(ends(meant(piece))).containsExactly("752 off 60");
    assertThat(ends(captured(piece))).containsExactly("752 off 60");
  }

  @Test
  void aNoteStruckAgainBelongsToTheMusic() {
    Piece piece = jumpInANote().at(10, 240).note(60, 480).at(40).end();

    assertThat(ends(meant(piece))).containsExactly("1252 off 60");
    assertThat(ends(captured(piece))).containsExactly("1252 off 60");
  }

  @Test
  void aStopEndsAHangingNoteOfTheSameTrackTwiceInCaptures() {
    Piece piece = jumpInANote().at(40).end();
    Concert meant = meant(piece).play(1_000);
    Concert captured = captured(piece).play(1_000);

    meant.imuse().stop(SOUND);
    captured.imuse().stop(SOUND);

    assertThat(meant.times("off")).containsExactly("1000 off 60");
    assertThat(captured.times("off")).containsExactly("1000 off 60", "1000 off 60");
  }
}
