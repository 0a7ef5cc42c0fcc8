package org.bowsprit.audio.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.media.voc.Pcm;
import org.junit.jupiter.api.Test;

/** Tests the lines that the sound log writes for sequencer events, register writes and samples. */
class SoundLogTest {

  private final List<String> lines = new ArrayList<>();
  private final SoundLog log = SoundLog.asPlayed(lines::add);

  @Test
  void theChipSetUpIsLoggedBeforeTheGameStarts() {
    assertThat(lines)
        .containsExactly(
            "{\"us\":-50000,\"reg\":8,\"val\":64}", "{\"us\":-50000,\"reg\":1,\"val\":32}");
  }

  @Test
  void aNoteIsLoggedBeforeItsRegisterWrites() {
    lines.clear();
    log.frame(450_000);
    byte[] patch = new byte[Instrument.Patch.OPL_LENGTH];
    patch[0] = 0x21;
    log.instrument(2, new Instrument.Patch(patch));
    log.noteOn(2, 60, 100);

    assertThat(lines)
        .startsWith(
            "{\"us\":450000,\"part\":2,\"what\":\"instrument\",\"hex\":\"21"
                + "00".repeat(29)
                + "\",\"script\":1}",
            "{\"us\":450000,\"part\":2,\"what\":\"on\",\"a\":60,\"b\":100,\"script\":1}",
            "{\"us\":450000,\"reg\":32,\"val\":33,\"script\":1}");
  }

  @Test
  void detuneIsLoggedAsAByte() {
    lines.clear();
    log.quantum(4000);
    log.detune(0, -8);

    assertThat(lines).containsExactly("{\"us\":4000,\"part\":0,\"what\":\"detune\",\"a\":248}");
  }

  @Test
  void theStartAndEndOfSamplesAreLogged() {
    lines.clear();
    log.frame(0);
    log.started(11, new Pcm(List.of()));
    log.quantum(2000);
    log.ended(11);

    assertThat(lines)
        .containsExactly(
            "{\"us\":0,\"sample\":11,\"what\":\"start\",\"script\":1}",
            "{\"us\":2000,\"sample\":11,\"what\":\"end\"}");
  }
}
