package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.audio.adlib.AdlibDriver;
import org.bowsprit.audio.adlib.EffectClock;
import org.bowsprit.audio.midi.StartParameters;
import org.bowsprit.audio.opl.Opl2;
import org.bowsprit.audio.resource.Piece;
import org.junit.jupiter.api.Test;

/**
 * Tests the sequencer with the acceptance checks of spec 11 §13, which have letters. A beat lasts
 * half a second.
 */
class ImuseAcceptanceTest {

  private static final int SOUND = 5;
  private static final int OTHER = 6;
  private static final int SHORT = 100;

  /**
   * Returns a piece with one note in each beat: note 61 in beat 1, note 62 in beat 2, and so on.
   */
  private static Score beats(int count) {
    Score score = new Score();
    for (int beat = 1; beat <= count; beat++) {
      score.at(beat).note(60 + beat, SHORT);
    }
    return score;
  }

  private static Concert playing(Piece piece) {
    return new Concert().with(SOUND, piece).start(SOUND);
  }

  @Test
  void checkAALoopOfTwoIsHeardThreeTimes() {
    Concert concert = playing(beats(3).at(1).loop(2, 1, 3).at(4).end()).play(3_600);

    assertThat(concert.notes()).containsExactly(61, 62, 61, 62, 61, 62, 63);
    assertThat(concert.imuse().status(SOUND)).isZero();
  }

  @Test
  void checkALastsSevenBeats() {
    Concert concert = playing(beats(3).at(1).loop(2, 1, 3).at(4).end()).play(3_496);

    assertThat(concert.imuse().status(SOUND)).isEqualTo(1);
    assertThat(concert.play(8).imuse().status(SOUND)).isZero();
  }

  private static Piece withJump(int hook) {
    return beats(4).at(2, 400).jump(hook, 0, 1).at(5).end();
  }

  @Test
  void checkBAHookIsTakenOnce() {
    Concert concert = playing(withJump(5));
    concert.command(268, SOUND, 0, 5, 0);
    concert.play(5_000);

    assertThat(concert.notes()).containsExactly(61, 62, 61, 62, 63, 64);
  }

  @Test
  void checkBAHookThatWasTakenReadsZero() {
    Concert concert = playing(withJump(5));
    concert.command(268, SOUND, 0, 5, 0);
    concert.play(1_000);

    assertThat(concert.command(256, SOUND, 18, 0)).isZero();
  }

  @Test
  void checkCAStickyHookIsTakenEveryTime() {
    Concert concert = playing(withJump(0x85));
    concert.command(268, SOUND, 0, 0x85, 0);
    concert.play(3_500);

    assertThat(concert.notes()).containsExactly(61, 62, 61, 62, 61, 62, 61, 62);
    assertThat(concert.command(256, SOUND, 18, 0)).isEqualTo(0x85);
  }

  @Test
  void checkDTheHookBeforeComesBack() {
    Piece piece = beats(6).at(1, 400).jump(6, 0, 3).at(3, 400).jump(5, 0, 5).at(7).end();
    Concert concert = playing(piece);
    concert.command(268, SOUND, 0, 5, 0);
    concert.command(268, SOUND, 0, 6, 0);
    concert.play(4_000);

    assertThat(concert.notes()).containsExactly(61, 63, 65, 66);
  }

  private static Concert waitingForMarker3(Piece piece) {
    Concert concert = playing(piece).with(OTHER, new Score().at(1).note(80, SHORT).at(9).end());
    concert.command(270, SOUND, 3);
    concert.command(271, 8, OTHER);
    concert.command(271, -1);
    return concert;
  }

  @Test
  void checkEAMarkerStartsASound() {
    Concert concert = waitingForMarker3(beats(4).at(3).marker(3).at(5).end()).play(990);
    assertThat(concert.imuse().status(OTHER)).isEqualTo(2);

    concert.play(20);
    assertThat(concert.imuse().status(OTHER)).isEqualTo(1);
    assertThat(concert.times("on")).contains("1000 on 80");
  }

  @Test
  void checkFAnotherMarkerChangesNothing() {
    Piece piece = beats(4).at(2).marker(4).at(3).marker(3).at(5).end();
    Concert concert = waitingForMarker3(piece).play(900);
    assertThat(concert.imuse().status(OTHER)).isEqualTo(2);

    assertThat(concert.play(200).imuse().status(OTHER)).isEqualTo(1);
  }

  @Test
  void checkGAFadeToSilenceStops() {
    Concert concert = playing(beats(8).at(9).end()).play(100);
    concert.command(269, SOUND, 0, 100);
    assertThat(concert.imuse().status(SOUND)).isEqualTo(1);

    List<Integer> volumes = new ArrayList<>();
    for (int tenth = 1; tenth < 10; tenth++) {
      volumes.add(concert.play(100).command(256, SOUND, 1, 0));
    }
    assertThat(volumes).containsExactly(115, 102, 89, 77, 64, 51, 39, 26, 13);
    assertThat(concert.imuse().tunes()).hasSize(1);
    assertThat(concert.play(104).imuse().tunes()).isEmpty();
  }

  @Test
  void checkHAJumpToAnotherTrackPlaysThatTrackAlone() {
    Piece piece = beats(4).at(5).endTrack().at(1).note(90, SHORT).at(2).note(91, SHORT).at(3).end();
    Concert concert = playing(piece).play(700);
    assertThat(concert.command(263, SOUND, 1, 1, 0)).isZero();
    concert.play(2_000);

    assertThat(concert.notes()).containsExactly(61, 62, 90, 91);
  }

  @Test
  void checkIEightSoundsPlayAndANinthOnlyWithMorePriority() {
    Concert concert = new Concert();
    IntStream.rangeClosed(1, 9).forEach(sound -> concert.with(sound, beats(4).at(5).end()));
    concert.with(10, beats(4).at(5).priority(200).end());

    assertThat(IntStream.rangeClosed(1, 8).map(sound -> concert.command(8, sound))).containsOnly(0);
    assertThat(concert.command(8, 9)).isEqualTo(-1);
    assertThat(concert.command(8, 10)).isZero();
    assertThat(IntStream.rangeClosed(1, 8).filter(sound -> concert.imuse().status(sound) == 1))
        .hasSize(7);
  }

  @Test
  void checkJHalfSpeedTakesTwiceTheTime() {
    Concert concert = playing(beats(4).at(5).end());
    concert.command(262, SOUND, 64);

    assertThat(concert.play(3_996).imuse().status(SOUND)).isEqualTo(1);
    assertThat(concert.play(8).imuse().status(SOUND)).isZero();
  }

  @Test
  void checkKTheThirdBeatComesAfter960Ticks() {
    Concert concert = playing(beats(4).at(5).end()).play(1_000);

    assertThat(concert.command(256, SOUND, 7, 0)).isEqualTo(3);
    assertThat(concert.command(256, SOUND, 8, 0)).isZero();
  }

  @Test
  void checkLASecondStartStartsOver() {
    Concert concert = playing(beats(4).at(5).end()).play(700).start(SOUND);

    assertThat(concert.imuse().tunes()).hasSize(1);
    assertThat(concert.command(256, SOUND, 7, 0)).isEqualTo(1);
    assertThat(concert.command(256, SOUND, 8, 0)).isZero();
  }

  @Test
  void checkMARestoredPieceReachesItsMarkerAndEndAtTheSameTime() {
    Piece piece = beats(6).at(1).loop(1, 1, 4).at(5).marker(3).at(7).end();
    Concert unsaved = waitingForMarker3(piece).play(1_100);
    Concert restored = new Concert().continuing(unsaved, unsaved.imuse().snapshot());
    int saved = unsaved.heard().size();

    assertThat(statuses(restored)).isEqualTo(statuses(unsaved));
    assertThat(restored.heard()).isEqualTo(unsaved.heard().subList(saved, unsaved.heard().size()));
  }

  private static List<Integer> statuses(Concert concert) {
    List<Integer> statuses = new ArrayList<>();
    while (concert.millis() < 9_000) {
      concert.play(4);
      statuses.add(concert.imuse().status(SOUND) * 10 + concert.imuse().status(OTHER));
    }
    return statuses;
  }

  @Test
  void checkNWithoutADeviceTheSequencerRunsTheSame() {
    Concert heard = new Concert(new AdlibDriver(new Opl2(), EffectClock.original()));
    Concert unheard = new Concert();

    assertThat(trace(heard)).isEqualTo(trace(unheard));
  }

  private static List<Integer> trace(Concert concert) {
    concert.with(SOUND, beats(3).at(1).loop(2, 1, 3).at(3, 240).marker(3).at(4).end());
    concert.with(OTHER, beats(2).header(new StartParameters(90, 100, 3, 2, 1, 200)).at(3).end());
    concert.start(SOUND);
    concert.command(270, SOUND, 3);
    concert.command(271, 8, OTHER);
    concert.command(271, -1);
    List<Integer> trace = new ArrayList<>(statuses(concert));
    trace.add(concert.command(13, -1));
    trace.add(concert.imuse().musicTimer());
    return trace;
  }

  @Test
  void aBeatIs480TicksWhateverTheTempo() {
    Concert concert = playing(beats(4).at(1).tempo(250_000).at(5).end()).play(500);

    assertThat(concert.command(256, SOUND, 7, 0)).isEqualTo(3);
    assertThat(concert.imuse().musicTimer()).isEqualTo(4);
  }
}
