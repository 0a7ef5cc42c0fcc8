package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.audio.resource.Piece;
import org.junit.jupiter.api.Test;

/**
 * Tests the command that enters a piece in the middle. The piece then has the settings at that
 * position (spec 11 §2.1).
 */
class ScanTest {

  private static final int SOUND = 5;
  private static final int LOOP_COUNT_PARAMETER = 9;
  private static final int PART_VOLUME_PARAMETER = 15;

  /**
   * Returns a concert with a piece of two tracks. The first track sets the volume on beat 3; the
   * second track does not set it.
   */
  private static TestSequencer playTwoTracks() {
    Piece piece =
        new Score()
            .at(1)
            .note(60, 100)
            .at(3)
            .controller(7, 40)
            .note(62, 100)
            .at(5)
            .endTrack()
            .at(1)
            .note(70, 4_000)
            .at(9)
            .end();
    return new TestSequencer().addPiece(SOUND, piece).start(SOUND).play(100);
  }

  private static int volumeAfter(TestSequencer concert, int track, int beat) {
    assertThat(concert.command(264, SOUND, track, beat, 0)).isZero();
    return concert.command(256, SOUND, PART_VOLUME_PARAMETER, 0);
  }

  @Test
  void aTrackIsProcessedCompletelyBeforeAnotherTrackIsScanned() {
    TestSequencer concert = playTwoTracks();

    assertThat(volumeAfter(concert, 1, 2)).isEqualTo(40);
    assertThat(concert.startedNotes()).as("its notes are not heard").isEqualTo(List.of(60, 70));
  }

  @Test
  void eventsThatAJumpSkippedAreProcessedToo() {
    TestSequencer concert = playTwoTracks();
    concert.command(263, SOUND, 0, 4, 0);

    assertThat(volumeAfter(concert, 1, 2)).isEqualTo(40);
  }

  @Test
  void inTheSameTrackOnlyEventsBeforeTheTargetAreProcessed() {
    assertThat(volumeAfter(playTwoTracks(), 0, 2)).isEqualTo(127);
    assertThat(volumeAfter(playTwoTracks(), 0, 4)).isEqualTo(40);
  }

  @Test
  void aMissingTrackIsTreatedLikeAnotherTrack() {
    assertThat(volumeAfter(playTwoTracks(), 7, 2)).isEqualTo(40);
  }

  @Test
  void aScanOfAnotherTrackEndsTheLoop() {
    TestSequencer sameTrack = playTwoTracks();
    sameTrack.command(265, SOUND, 3, 1, 0, 4, 0);
    sameTrack.command(264, SOUND, 0, 2, 0);
    TestSequencer otherTrack = playTwoTracks();
    otherTrack.command(265, SOUND, 3, 1, 0, 4, 0);
    otherTrack.command(264, SOUND, 1, 2, 0);

    assertThat(sameTrack.command(256, SOUND, LOOP_COUNT_PARAMETER, 0)).isEqualTo(3);
    assertThat(otherTrack.command(256, SOUND, LOOP_COUNT_PARAMETER, 0)).isZero();
  }

  @Test
  void aMarkerThatStopsTheMusicEndsTheScan() {
    Piece piece = new Score().at(1).note(60, 100).at(2).marker(9).at(3).note(62, 4_000).at(9).end();
    TestSequencer concert = new TestSequencer().addPiece(SOUND, piece).start(SOUND).play(100);
    concert.command(270, SOUND, 9);
    concert.command(271, 9, SOUND);
    concert.command(271, -1);

    concert.command(264, SOUND, 0, 4, 0);

    assertThat(concert.imuse().tunes()).isEmpty();
    assertThat(concert.startedNotes()).containsExactly(60);
  }
}
