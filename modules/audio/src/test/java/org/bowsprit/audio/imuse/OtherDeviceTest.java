package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.resource.Piece;
import org.bowsprit.audio.resource.Rendition;
import org.bowsprit.audio.synth.Instrument;
import org.junit.jupiter.api.Test;

/**
 * Tests that a game that was saved with one music device continues with another device, which plays
 * other renditions.
 */
class OtherDeviceTest {

  private static final int SOUND = 5;
  private static final int SHORT_TICKS = 100;

  /**
   * Returns a piece for a device. The beats are the same for each device, but AdLib gets twice as
   * many events.
   */
  private static Piece piece(Rendition rendition) {
    Score score = new Score();
    for (int beat = 1; beat <= 8; beat++) {
      score.at(beat).note(60 + beat, SHORT_TICKS);
      if (rendition == Rendition.ADLIB) {
        score.at(beat).note(1, 20 + beat, SHORT_TICKS);
      }
    }
    return new Piece(rendition, score.at(9).end().sequence());
  }

  private static TestSequencer createWith(Rendition rendition) {
    return new TestSequencer().addPiece(SOUND, piece(rendition));
  }

  @Test
  void musicContinuesAtItsPositionOnAnotherDevice() {
    TestSequencer saved = createWith(Rendition.ADLIB).start(SOUND).play(2_700);
    saved.command(258, SOUND, 90);
    TestSequencer roland = createWith(Rendition.ROLAND);
    roland.imuse().restore(saved.imuse().snapshot(), sound -> Optional.of(piece(Rendition.ROLAND)));

    assertThat(roland.command(256, SOUND, 7, 0)).isEqualTo(saved.command(256, SOUND, 7, 0));
    assertThat(roland.command(256, SOUND, 1, 0)).isEqualTo(90);
    assertThat(roland.play(1_000).startedNotes()).endsWith(67, 68).doesNotContain(61, 62);
    assertThat(roland.play(400).imuse().status(SOUND)).isZero();
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
