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

  private static Concert meant(Piece piece) {
    return new Concert().with(SOUND, piece).start(SOUND);
  }

  private static Concert with(Piece piece, Quirk first, Quirk... rest) {
    Quirks quirks = new Quirks(EnumSet.of(first, rest));
    return new Concert(quirks).with(SOUND, piece).start(SOUND);
  }

  private static Piece quietPiece() {
    return new Score()
        .header(new StartParameters(128, 63, 20, 0, 0, 128))
        .at(1)
        .note(60, 100)
        .at(5)
        .end();
  }

  @Test
  void deafHeaderVolumes() {
    assertThat(meant(quietPiece()).play(4).times("volume")).startsWith("4 volume 63");
    assertThat(with(quietPiece(), Quirk.DEAF_HEADER_VOLUMES).play(4).times("volume"))
        .startsWith("4 volume 127");
  }

  @Test
  void deafHeaderPan() {
    assertThat(meant(quietPiece()).play(4).times("pan")).startsWith("4 pan 84");
    assertThat(with(quietPiece(), Quirk.DEAF_HEADER_PAN).play(4).times("pan"))
        .startsWith("4 pan 64");
  }

  /**
   * Returns for each note on a device's only channel whether the first part or another one plays
   * it. The first part is switched off and on again.
   */
  private static List<String> fourPartsOnOneChannel(Quirks quirks) {
    Score score = new Score();
    for (int beat = 1; beat <= 6; beat++) {
      score.at(beat).note(0, 60, 100).note(1, 61, 100).note(2, 62, 100).note(3, 63, 100);
    }
    Concert concert = new Concert(quirks, 1).with(SOUND, score.at(7).end()).start(SOUND).play(100);
    int holder = concert.notes().get(0) - 60;
    concert.command(267, SOUND, holder, 0);
    concert.play(1_000).command(267, SOUND, holder, 1);
    concert.play(1_000);
    return concert.notes().stream().map(note -> note == 60 + holder ? "first" : "another").toList();
  }

  @Test
  void partsGiveChannelsBack() {
    assertThat(fourPartsOnOneChannel(Quirks.NONE)).containsExactly("first", "first", "first");
    assertThat(fourPartsOnOneChannel(new Quirks(EnumSet.of(Quirk.PARTS_GIVE_CHANNELS_BACK))))
        .containsExactly("first", "another", "another", "another", "another");
  }

  @Test
  void theStartOfASongFreesItsParts() {
    Piece piece = new Score().at(1).note(60, 4_000).at(2).sysex(2).at(5).end();

    assertThat(meant(piece).play(700).heard())
        .filteredOn(event -> event.what().equals("alloff"))
        .isNotEmpty();
    assertThat(with(piece, Quirk.PARTS_GIVE_CHANNELS_BACK).play(700).heard())
        .noneMatch(event -> event.what().equals("alloff"));
  }

  /** Returns a piece with a note of two beats and a short note on its second beat. */
  private static Piece longNote() {
    return new Score().at(1).note(60, 960).at(2).note(61, 240).at(9).end();
  }

  private static List<String> jumpAfterABeatAndAHalf(Concert concert) {
    concert.play(700).command(263, SOUND, 0, 5, 0);
    return concert.play(1_000).times("off");
  }

  @Test
  void blindToNextEvent() {
    assertThat(jumpAfterABeatAndAHalf(meant(longNote())))
        .containsExactly("752 off 61", "1000 off 60");
    assertThat(jumpAfterABeatAndAHalf(with(longNote(), Quirk.BLIND_TO_NEXT_EVENT)))
        .as("the next event is the end of 61 itself, which so is cut off at once")
        .containsExactly("700 off 61", "952 off 60");
  }

  @Test
  void latenessForgotten() {
    // The jump at 501.04 ms is taken at the end of its quantum, at 504 ms.
    Piece piece = new Score().at(1).note(60, 963).at(2, 1).jump(0, 0, 5).at(9).end();

    assertThat(meant(piece).play(1_200).times("off")).containsExactly("1004 off 60");
    assertThat(with(piece, Quirk.LATENESS_FORGOTTEN).play(1_200).times("off"))
        .containsExactly("1008 off 60");
  }

  @Test
  void hangingStaysHeld() {
    Concert meant = meant(longNote()).play(100);
    meant.command(263, SOUND, 0, 5, 0);
    Concert slipping = with(longNote(), Quirk.HANGING_STAYS_HELD).play(100);
    slipping.command(263, SOUND, 0, 5, 0);

    assertThat(meant.imuse().snapshot().players().get(0).held()).isEmpty();
    assertThat(slipping.imuse().snapshot().players().get(0).held()).containsExactly(60 << 4);
    assertThat(meant.imuse().snapshot().players().get(0).hanging()).hasSize(1);
  }

  @Test
  void oneTempoForHanging() {
    Piece piece = new Score().at(1).note(60, 960).at(2).tempo(1_000_000).at(9).end();
    Concert meant = meant(piece).play(100);
    meant.command(263, SOUND, 0, 1, 60);
    Concert slipping = with(piece, Quirk.ONE_TEMPO_FOR_HANGING).play(100);
    slipping.command(263, SOUND, 0, 1, 60);

    assertThat(meant.play(2_000).times("off")).startsWith("1500 off 60");
    assertThat(slipping.play(2_000).times("off")).startsWith("1000 off 60");
  }

  @Test
  void scanLeavesHanging() {
    Concert meant = meant(longNote()).play(100);
    meant.command(264, SOUND, 0, 5, 0);
    Concert slipping = with(longNote(), Quirk.SCAN_LEAVES_HANGING).play(100);
    slipping.command(264, SOUND, 0, 5, 0);

    assertThat(meant.imuse().snapshot().players().get(0).hanging()).isEmpty();
    assertThat(slipping.imuse().snapshot().players().get(0).hanging()).hasSize(1);
  }

  /** Returns a piece with a jump back from beat 5 to beat 2. */
  private static Piece loopedPiece() {
    return new Score().at(1).loop(1, 2, 5).at(2).note(61, 100).at(5).note(64, 100).at(6).end();
  }

  @Test
  void looseLoops() {
    assertThat(meant(loopedPiece()).play(4_000).notes())
        .as("nothing at the loop's end is heard before it is taken")
        .containsExactly(61, 61, 64);
    assertThat(with(loopedPiece(), Quirk.LOOSE_LOOPS).play(4_000).notes())
        .containsExactly(61, 64, 61, 64);
  }

  @Test
  void looseLoopsLoseTime() {
    Piece piece = new Score().at(1).tempo(501_000).loop(3, 1, 4).at(1, 1).note(61, 50).at(9).end();

    assertThat(meant(piece).play(5_000).times("on"))
        .containsExactly("4 on 61", "1508 on 61", "3008 on 61", "4512 on 61");
    assertThat(with(piece, Quirk.LOOSE_LOOPS).play(5_000).times("on"))
        .containsExactly("4 on 61", "1508 on 61", "3012 on 61", "4516 on 61");
  }

  @Test
  void loopsSetThemselvesAgain() {
    Piece piece = new Score().at(1).loop(1, 1, 3).at(2).note(62, 100).at(4).end();

    assertThat(meant(piece).play(4_000).notes()).containsExactly(62, 62);
    assertThat(with(piece, Quirk.LOOPS_SET_THEMSELVES_ANEW).play(4_000).notes())
        .containsExactly(62, 62, 62, 62);
  }

  @Test
  void wholeMicrosATick() {
    Piece piece = new Score().at(21).note(61, 100).at(22).end();

    assertThat(meant(piece).play(10_100).times("on")).containsExactly("10000 on 61");
    assertThat(with(piece, Quirk.WHOLE_MICROS_A_TICK).play(10_100).times("on"))
        .as("1041 instead of 1041.67 microseconds")
        .containsExactly("9996 on 61");
  }

  private static int volumeAfterTwoFades(Concert concert) {
    concert.play(4).command(269, SOUND, 27, 100);
    concert.play(500).command(269, SOUND, 100, 100);
    concert.play(4);
    return concert.command(256, SOUND, 1, 0);
  }

  @Test
  void fadesFromTheEnd() {
    Piece piece = new Score().at(9).end();

    assertThat(volumeAfterTwoFades(meant(piece))).isEqualTo(77);
    assertThat(volumeAfterTwoFades(with(piece, Quirk.FADES_FROM_THE_END))).isEqualTo(27);
  }

  private static int trackAfterAFailedJump(Concert concert) {
    concert.play(4).command(263, SOUND, 1, 50, 0);
    return concert.command(256, SOUND, 6, 0);
  }

  @Test
  void failedJumpsSlip() {
    Piece piece = new Score().at(9).endTrack().at(3).end();

    assertThat(trackAfterAFailedJump(meant(piece))).isZero();
    assertThat(trackAfterAFailedJump(with(piece, Quirk.FAILED_JUMPS_SLIP))).isEqualTo(1);
  }

  @Test
  void timerLessOne() {
    Piece piece = new Score().at(9).end();

    assertThat(meant(piece).play(1_000).imuse().musicTimer()).isEqualTo(4);
    assertThat(with(piece, Quirk.TIMER_LESS_ONE).play(1_000).imuse().musicTimer()).isEqualTo(3);
    assertThat(with(piece, Quirk.TIMER_LESS_ONE).play(4).imuse().musicTimer()).isZero();
  }

  @Test
  void silenceIsOne() {
    Piece piece = new Score().at(9).end();
    Concert meant = meant(piece);
    Concert slipping = with(piece, Quirk.SILENCE_IS_ONE);
    meant.command(6, 0);
    slipping.command(6, 0);

    assertThat(meant.imuse().snapshot().volumes().master()).isZero();
    assertThat(slipping.imuse().snapshot().volumes().master()).isEqualTo(1);
  }
}
