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
  void aRolandSoundIsEncodedCompletely() {
    byte[] message = new byte[255];
    SOUND.copyInto(message, 7);

    Instrument sound = RolandTimbres.timbreIn(Bytes.wrap(message)).orElseThrow();

    assertThat(sound).isEqualTo(new Instrument.RolandTimbre("foghorn", SOUND));
    assertThat(InstrumentCode.decode(InstrumentCode.number(sound), InstrumentCode.bytes(sound)))
        .isEqualTo(sound);
  }

  /**
   * A sound is known only by its name if its message is short, or if the game was saved before
   * saved games contained sounds.
   */
  @Test
  void aSoundWithOnlyANameIsEncodedByItsName() {
    Instrument name = new Instrument.RolandTimbre("foghorn");

    assertThat(InstrumentCode.decode(256, NAME)).isEqualTo(name);
    assertThat(InstrumentCode.decode(256, InstrumentCode.bytes(name))).isEqualTo(name);
  }
}
