package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.bytes.Bytes;
import org.junit.jupiter.api.Test;

/** Tests how saved games encode the instruments of the music. */
class InstrumentCodeTest {

  private static final Bytes NAME_BYTES = ascii("foghorn   ");
  private static final Bytes TIMBRE_BYTES = ascii("foghorn   " + "x".repeat(236));

  private static Bytes ascii(String text) {
    return Bytes.wrap(text.getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void aRolandTimbreIsEncodedCompletely() {
    byte[] message = new byte[255];
    TIMBRE_BYTES.copyInto(message, 7);

    Instrument timbre = RolandTimbres.timbreIn(Bytes.wrap(message)).orElseThrow();

    assertThat(timbre).isEqualTo(new Instrument.RolandTimbre("foghorn", TIMBRE_BYTES));
    assertThat(
            InstrumentCode.decode(InstrumentCode.numberOf(timbre), InstrumentCode.bytesOf(timbre)))
        .isEqualTo(timbre);
  }

  /**
   * Only the name of a timbre is known if its message is short, or if the game was saved before
   * saved games contained whole timbres.
   */
  @Test
  void aTimbreOfWhichOnlyTheNameIsKnownIsEncodedByItsName() {
    Instrument timbre = new Instrument.RolandTimbre("foghorn");

    assertThat(InstrumentCode.decode(256, NAME_BYTES)).isEqualTo(timbre);
    assertThat(InstrumentCode.decode(256, InstrumentCode.bytesOf(timbre))).isEqualTo(timbre);
  }
}
