package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.audio.resource.Piece;
import org.junit.jupiter.api.Test;

/**
 * Plays a small piece for each kind of scenario in {@link ImuseScenarioTest}. The expected times of
 * the events were calculated by hand from spec 11.
 *
 * <p>A beat lasts 500 ms unless a tempo is set. The sequencer works in quanta of 4 ms (spec 11 §2).
 * It sends an event at the end of the quantum that contains the time of the event, that is, at the
 * next multiple of 4 ms. The events at the start of a piece are sent at 4 ms.
 */
class ImuseEventTimesTest {

  private static final int SOUND = 5;
  private static final int OTHER_SOUND = 6;
  private static final int SHORT_TICKS = 100;

  /**
   * Returns a piece with one note in each beat: note 61 in beat 1, note 62 in beat 2, and so on.
   * Each note lasts 100 ticks, which are 104.2 ms.
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

  /** The music jumps to beat 4 at 700 ms, and beat 5 begins 500 ms later (§2.1). */
  @Test
  void theMusicContinuesAtTheTargetOfAJump() {
    TestSequencer sequencer = startPlaying(oneNotePerBeat(6).at(7).end()).play(700);
    sequencer.command(263, SOUND, 0, 4, 0);

    assertThat(sequencer.play(800).eventTimes("on"))
        .containsExactly("4 on 61", "500 on 62", "704 on 64", "1200 on 65");
  }

  /** A note of two beats lasts 1000 ms, even though the music jumps at 300 ms (§2.1). */
  @Test
  void aJumpKeepsTheRemainingTimeOfSoundingNotes() {
    TestSequencer sequencer = startPlaying(new Score().at(1).note(60, 960).at(9).end()).play(300);
    sequencer.command(263, SOUND, 0, 5, 0);

    assertThat(sequencer.play(1_000).eventTimes("off")).containsExactly("1000 off 60");
  }

  /** The hook is half a beat after beat 2, at 750 ms. The music then jumps to beat 4 (§3.1). */
  @Test
  void theMusicJumpsAtAnArmedHook() {
    Piece piece = oneNotePerBeat(6).at(2, 240).jump(5, 0, 4).at(7).end();
    TestSequencer armedSequencer = startPlaying(piece);
    armedSequencer.command(268, SOUND, 0, 5, 0);
    TestSequencer unarmedSequencer = startPlaying(piece);

    assertThat(armedSequencer.play(1_400).eventTimes("on"))
        .containsExactly("4 on 61", "500 on 62", "752 on 64", "1252 on 65");
    assertThat(unarmedSequencer.play(1_400).eventTimes("on"))
        .containsExactly("4 on 61", "500 on 62", "1000 on 63");
  }

  /**
   * A beat lasts 501 ms. The music jumps back at 1002 ms, reaches beat 2 again at 1503 ms and beat
   * 3 at 2004 ms (§2).
   */
  @Test
  void aLoopIsRepeatedOnce() {
    Piece piece = oneNotePerBeat(4).at(1).tempo(501_000).loop(1, 1, 3).at(5).end();

    assertThat(startPlaying(piece).play(2_200).eventTimes("on"))
        .containsExactly("4 on 61", "504 on 62", "1004 on 61", "1504 on 62", "2004 on 63");
  }

  /**
   * The volume fades from 127 to 27 within a second. After half a second it is 127 − 50 = 77 (§5).
   * With the highest master and user volume, the level of a group is 127. The level of the player
   * is therefore 127 × 78 >> 7 = 77, and the level of the part is 128 × 77 >> 7 = 77. At the end,
   * the level is 127 × 28 >> 7 = 27 (§6).
   */
  @Test
  void aFadeChangesTheVolumeLinearly() {
    TestSequencer sequencer = startPlaying(oneNotePerBeat(8).at(9).end()).play(100);
    sequencer.command(269, SOUND, 27, 100);
    sequencer.play(2_000);

    assertThat(sequencer.eventTimes("volume")).contains("600 volume 77").endsWith("1100 volume 27");
  }

  /**
   * The absolute transposition is 5. A relative transposition of +4 gives 9, which is above 7, so
   * it becomes −3, an octave lower. The value 25 is out of range (§3.2). Each of the four parts
   * receives the transposition.
   */
  @Test
  void aTranspositionOutOfRangeIsMovedByAnOctaveOrRefused() {
    TestSequencer sequencer = startPlaying(oneNotePerBeat(8).at(9).end()).play(100);
    int eventCountBefore = sequencer.eventTimes("transpose").size();

    assertThat(sequencer.command(260, SOUND, 0, 5)).isZero();
    assertThat(sequencer.command(260, SOUND, 1, 4)).isZero();
    assertThat(sequencer.command(260, SOUND, 0, 25)).isEqualTo(-1);

    assertThat(sequencer.eventTimes("transpose").stream().skip(eventCountBefore).distinct())
        .containsExactly("100 transpose 5", "100 transpose -3");
    assertThat(sequencer.eventTimes("transpose")).hasSize(eventCountBefore + 2 * 4);
  }

  /**
   * Both pieces have four parts, and the device has four channels. The second piece has the higher
   * priority. It takes all channels at its first event, at 304 ms, and ends one beat after its
   * start, at 800 ms. Until then the first piece is silent. Then it gets its channels back with all
   * their settings (§7).
   */
  @Test
  void aPieceWithHigherPriorityTakesAllChannels() {
    TestSequencer sequencer =
        new TestSequencer(4)
            .addPiece(SOUND, oneNotePerBeat(4).priority(100).at(5).end())
            .addPiece(
                OTHER_SOUND, new Score().priority(110).at(1).note(80, SHORT_TICKS).at(2).end())
            .start(SOUND)
            .play(300)
            .start(OTHER_SOUND)
            .play(900);

    assertThat(sequencer.eventTimes("on")).containsExactly("4 on 61", "304 on 80", "1000 on 63");
    assertThat(sequencer.events())
        .filteredOn(event -> event.name().equals("priority"))
        .extracting(event -> event.millis() + ": " + event.firstValue())
        .startsWith("4: 100", "4: 100", "4: 100", "4: 100")
        .contains("304: 110")
        .endsWith("800: 100", "800: 100", "800: 100", "800: 100");
  }
}
