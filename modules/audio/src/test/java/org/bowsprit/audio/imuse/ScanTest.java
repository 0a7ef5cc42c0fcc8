package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.audio.resource.Piece;
import org.junit.jupiter.api.Test;

/**
 * A command that enters a piece in the middle, with the settings that hold there (spec 11 §2.1).
 */
class ScanTest {

  private static final int SOUND = 5;
  private static final int PART_VOLUME = 15;

  /** Its first track sets the volume on beat 3; its second one leaves it alone. */
  private static Concert twoTracks() {
    Piece piece =
        new Score()
            .at(1)
            .note(60, 100)
            .at(3)
            .control(7, 40)
            .note(62, 100)
            .at(5)
            .endTrack()
            .at(1)
            .note(70, 4_000)
            .at(9)
            .end();
    return new Concert().with(SOUND, piece).start(SOUND).play(100);
  }

  private static int volumeAfter(Concert concert, int track, int beat) {
    assertThat(concert.command(264, SOUND, track, beat, 0)).isZero();
    return concert.command(256, SOUND, PART_VOLUME, 0);
  }

  @Test
  void aTrackThatIsLeftForAnotherIsRunToItsEndBefore() {
    Concert concert = twoTracks();

    assertThat(volumeAfter(concert, 1, 2)).isEqualTo(40);
    assertThat(concert.notes()).as("its notes are not heard").isEqualTo(List.of(60, 70));
  }

  @Test
  void inTheSameTrackOnlyTheEventsBeforeTheTargetCount() {
    assertThat(volumeAfter(twoTracks(), 0, 2)).isEqualTo(127);
    assertThat(volumeAfter(twoTracks(), 0, 4)).isEqualTo(40);
  }

  @Test
  void aTrackThatDoesNotExistIsTheSameTrack() {
    assertThat(volumeAfter(twoTracks(), 7, 2)).isEqualTo(127);
  }
}
