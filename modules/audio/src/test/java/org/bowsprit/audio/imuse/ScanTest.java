package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.audio.resource.Piece;
import org.junit.jupiter.api.Test;

/**
 * Tests the command that scans a piece up to a position and continues the music there. The music
 * then has the settings of that position (spec 11 §2.1).
 */
class ScanTest {

  private static final int SOUND = 5;
  private static final int LOOP_COUNT_PARAMETER = 9;
  private static final int PART_VOLUME_PARAMETER = 15;

  /**
   * Plays the beginning of a piece with two tracks. The first track sets the volume on beat 3; the
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

  private static int volumeAfterScan(TestSequencer sequencer, int track, int beat) {
    assertThat(sequencer.command(264, SOUND, track, beat, 0)).isZero();
    return sequencer.command(256, SOUND, PART_VOLUME_PARAMETER, 0);
  }

  @Test
  void allEventsOfATrackAreProcessedBeforeAnotherTrackIsScanned() {
    TestSequencer sequencer = playTwoTracks();

    assertThat(volumeAfterScan(sequencer, 1, 2)).isEqualTo(40);
    assertThat(sequencer.startedNotes())
        .as("the scanned note 62 is not heard")
        .isEqualTo(List.of(60, 70));
  }

  @Test
  void eventsThatAJumpSkippedAreAlsoProcessed() {
    TestSequencer sequencer = playTwoTracks();
    sequencer.command(263, SOUND, 0, 4, 0);

    assertThat(volumeAfterScan(sequencer, 1, 2)).isEqualTo(40);
  }

  @Test
  void onlyEventsBeforeTheTargetAreProcessedInTheSameTrack() {
    assertThat(volumeAfterScan(playTwoTracks(), 0, 2)).isEqualTo(127);
    assertThat(volumeAfterScan(playTwoTracks(), 0, 4)).isEqualTo(40);
  }

  @Test
  void aMissingTrackIsTreatedLikeAnotherTrack() {
    assertThat(volumeAfterScan(playTwoTracks(), 7, 2)).isEqualTo(40);
  }

  @Test
  void aScanOfAnotherTrackEndsTheLoop() {
    TestSequencer sequencerWithSameTrack = playTwoTracks();
    sequencerWithSameTrack.command(265, SOUND, 3, 1, 0, 4, 0);
    sequencerWithSameTrack.command(264, SOUND, 0, 2, 0);
    TestSequencer sequencerWithOtherTrack = playTwoTracks();
    sequencerWithOtherTrack.command(265, SOUND, 3, 1, 0, 4, 0);
    sequencerWithOtherTrack.command(264, SOUND, 1, 2, 0);

    assertThat(sequencerWithSameTrack.command(256, SOUND, LOOP_COUNT_PARAMETER, 0)).isEqualTo(3);
    assertThat(sequencerWithOtherTrack.command(256, SOUND, LOOP_COUNT_PARAMETER, 0)).isZero();
  }

  @Test
  void aMarkerThatStopsTheMusicEndsTheScan() {
    Piece piece = new Score().at(1).note(60, 100).at(2).marker(9).at(3).note(62, 4_000).at(9).end();
    TestSequencer sequencer = new TestSequencer().addPiece(SOUND, piece).start(SOUND).play(100);
    sequencer.command(270, SOUND, 9);
    sequencer.command(271, 9, SOUND);
    sequencer.command(271, -1);

    sequencer.command(264, SOUND, 0, 4, 0);

    assertThat(sequencer.imuse().tunes()).isEmpty();
    assertThat(sequencer.startedNotes()).containsExactly(60);
  }
}
