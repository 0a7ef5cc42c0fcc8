package org.bowsprit.audio.midiport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.junit.jupiter.api.Test;

/** Tests which MIDI port is opened, and the messages if no port can be opened. */
class MidiPortProviderTest {

  private final FakePorts ports = new FakePorts("UM-ONE [hw:1,0,0]", "FLUID Synth", "Busy");
  private final MidiPortProvider provider = new MidiPortProvider(ports);

  private static MusicSettings settingsWith(String key, String value) {
    return new MusicSettings(44_100, "", Map.of("midi-port." + key, value));
  }

  @Test
  void theFirstPortIsOpenedIfNoNameIsGiven() throws AudioException {
    provider.open(new MusicSettings(44_100, "")).close();

    assertThat(ports.openedName()).isEqualTo("UM-ONE [hw:1,0,0]");
  }

  @Test
  void aPartOfItsNameSelectsAPort() throws AudioException {
    provider.open(settingsWith("port", "fluid")).close();

    assertThat(ports.openedName()).isEqualTo("FLUID Synth");
  }

  @Test
  void anUnknownNameIsRefusedWithAListOfThePorts() {
    assertThatThrownBy(() -> provider.open(settingsWith("port", "Roland")))
        .isInstanceOf(AudioException.class)
        .hasMessage(
            "no MIDI port has \"Roland\" in its name; there are UM-ONE [hw:1,0,0], FLUID Synth, Busy");
  }

  @Test
  void aMachineWithoutPortsIsReported() {
    ports.names = List.of();

    assertThatThrownBy(() -> provider.open(new MusicSettings(44_100, "")))
        .isInstanceOf(AudioException.class)
        .hasMessage("this machine has no MIDI port that accepts notes");
  }

  @Test
  void aPortInUseIsReported() {
    assertThatThrownBy(() -> provider.open(settingsWith("port", "Busy")))
        .isInstanceOf(AudioException.class)
        .hasMessage("the MIDI port Busy cannot be opened: it is in use");
  }

  @Test
  void theOptionSelectsTheKindOfDevice() throws AudioException {
    assertThat(provider.device(settingsWith("as", "gm"))).isEqualTo(MusicDevice.GENERAL_MIDI);
    assertThat(provider.device(settingsWith("as", "mt32"))).isEqualTo(MusicDevice.MT32);
    try (MusicSynth synth = provider.open(settingsWith("as", "mt32"))) {
      assertThat(synth.device()).isEqualTo(MusicDevice.MT32);
    }
  }

  /**
   * The ports that the JDK finds differ between machines, but the JDK's synthesiser is never one.
   */
  @Test
  void theJdksSynthesiserIsNotAPort() {
    assertThat(new SystemPorts().names()).doesNotContain("Gervill", "Real Time Sequencer");
  }
}
