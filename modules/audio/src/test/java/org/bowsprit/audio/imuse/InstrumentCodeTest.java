package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.bytes.Bytes;
import org.junit.jupiter.api.Test;

class InstrumentCodeTest {

  private static final Bytes NAME = ascii("foghorn   ");
  private static final Bytes SOUND = ascii("foghorn   " + "x".repeat(236));

  private static Bytes ascii(String text) {
    return Bytes.wrap(text.getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void aRolandSoundInTheMusicIsKeptCompletely() {
    byte[] message = new byte[255];
    SOUND.copyInto(message, 7);

    Instrument read = RolandTimbres.timbre(Bytes.wrap(message)).orElseThrow();

    assertThat(read).isEqualTo(new Instrument.RolandTimbre("foghorn", SOUND));
    assertThat(InstrumentCode.decode(InstrumentCode.number(read), InstrumentCode.bytes(read)))
        .isEqualTo(read);
  }

  /**
   * A sound is known only by its name if its message is short, or if the game was saved before
   * saved games contained sounds.
   */
  @Test
  void aSoundKnownOnlyByItsNameKeepsTheName() {
    Instrument name = new Instrument.RolandTimbre("foghorn");

    assertThat(InstrumentCode.decode(256, NAME)).isEqualTo(name);
    assertThat(InstrumentCode.decode(256, InstrumentCode.bytes(name))).isEqualTo(name);
  }
}
