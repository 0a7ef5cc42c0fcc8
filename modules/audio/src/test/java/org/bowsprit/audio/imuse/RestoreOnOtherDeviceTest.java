package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.resource.Piece;
import org.bowsprit.audio.resource.Rendition;
import org.bowsprit.audio.synth.Instrument;
import org.junit.jupiter.api.Test;

/**
 * Tests that a game that was saved with one music device continues with another device, for which
 * the game has other renditions.
 */
class RestoreOnOtherDeviceTest {

  private static final int SOUND = 5;
  private static final int SHORT_TICKS = 100;

  /**
   * Returns a piece for a device. The beats are the same for all devices, but the piece for AdLib
   * has twice as many events.
   */
  private static Piece pieceFor(Rendition rendition) {
    Score score = new Score();
    for (int beat = 1; beat <= 8; beat++) {
      score.at(beat).note(60 + beat, SHORT_TICKS);
      if (rendition == Rendition.ADLIB) {
        score.at(beat).note(1, 20 + beat, SHORT_TICKS);
      }
    }
    return new Piece(rendition, score.at(9).end().sequence());
  }

  private static TestSequencer createSequencer(Rendition rendition) {
    return new TestSequencer().addPiece(SOUND, pieceFor(rendition));
  }

  @Test
  void musicContinuesAtItsPositionOnAnotherDevice() {
    TestSequencer adlibSequencer = createSequencer(Rendition.ADLIB).start(SOUND).play(2_700);
    adlibSequencer.command(258, SOUND, 90);
    TestSequencer rolandSequencer = createSequencer(Rendition.ROLAND);
    rolandSequencer
        .imuse()
        .restore(
            adlibSequencer.imuse().snapshot(), sound -> Optional.of(pieceFor(Rendition.ROLAND)));

    assertThat(rolandSequencer.command(256, SOUND, 7, 0))
        .isEqualTo(adlibSequencer.command(256, SOUND, 7, 0));
    assertThat(rolandSequencer.command(256, SOUND, 1, 0)).isEqualTo(90);
    assertThat(rolandSequencer.play(1_000).startedNotes()).endsWith(67, 68).doesNotContain(61, 62);
    assertThat(rolandSequencer.play(400).imuse().status(SOUND)).isZero();
  }

  @Test
  void anInstrumentIsPossibleOnlyInItsRendition() {
    assertThat(InstrumentCode.isPossibleIn(Rendition.ROLAND, new Instrument.RolandProgram(3)))
        .isTrue();
    assertThat(InstrumentCode.isPossibleIn(Rendition.ROLAND, new Instrument.Program(3))).isFalse();
    assertThat(InstrumentCode.isPossibleIn(Rendition.GENERAL_MIDI, new Instrument.Program(3)))
        .isTrue();
    assertThat(List.of(Rendition.ADLIB, Rendition.SPEAKER))
        .noneMatch(rendition -> InstrumentCode.isPossibleIn(rendition, new Instrument.Program(3)));
  }
}
