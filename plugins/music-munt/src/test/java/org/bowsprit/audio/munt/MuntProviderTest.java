package org.bowsprit.audio.munt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the synthesiser with a substitute for libmt32emu, and the messages if it cannot be opened.
 */
class MuntProviderTest {

  private final MuntProvider provider = new MuntProvider();

  @TempDir private Path folder;

  @Test
  void aNoteIsPlayedAtTheSampleRateOfTheLibrary() throws Exception {
    try (MusicSynth synth = provider.open(FakeLibrary.compileInto(folder).settings())) {
      assertThat(synth.sampleRate()).isEqualTo(32_000);
      synth.parts().instrument(1, new Instrument.RolandProgram(0));
      synth.parts().noteOn(1, 60, 100);
      short[] samples = new short[8];
      synth.render(samples, 2, 2);
      assertThat(samples).containsExactly(0, 0, 6_100, -6_100, 6_100, -6_100, 0, 0);
      synth.parts().allNotesOff(1);
      synth.render(samples, 2, 2);
      assertThat(samples).containsOnly(0);
    }
  }

  @Test
  void anInvalidRomIsReported() throws Exception {
    FakeLibrary library = FakeLibrary.compileInto(folder);
    library.writeRom("mt32_pcm.rom", "a text");

    assertThatThrownBy(() -> provider.open(library.settings()))
        .isInstanceOf(AudioException.class)
        .hasMessage(folder.resolve("mt32_pcm.rom") + " is not a ROM that libmt32emu knows");
  }

  @Test
  void romsThatDoNotMatchAreReported() throws Exception {
    FakeLibrary library = FakeLibrary.compileInto(folder);
    library.writeRom("mt32_pcm.rom", "control");

    assertThatThrownBy(() -> provider.open(library.settings()))
        .isInstanceOf(AudioException.class)
        .hasMessageStartingWith("libmt32emu does not start with ");
  }

  @Test
  void anInvalidLibraryAndMissingRomsAreBothReported() throws Exception {
    Path library = Files.writeString(folder.resolve("no.so"), "not a library");
    Path roms = folder.resolve("nowhere");

    assertThatThrownBy(
            () ->
                provider.open(
                    new MusicSettings(
                        44_100,
                        "",
                        Map.of("munt.library", library.toString(), "munt.roms", roms.toString()))))
        .isInstanceOf(AudioException.class)
        .hasMessage(
            "%s is not a library that can be loaded; the ROMs of an MT-32, MT32_CONTROL.ROM and"
                + " MT32_PCM.ROM, are in none of these folders: %s",
            library, roms);
  }

  @Test
  void missingRomsAreReportedWithTheSearchedFolders() throws Exception {
    FakeLibrary library = FakeLibrary.compileInto(folder);
    Files.delete(folder.resolve("MT32_CONTROL.ROM"));
    Files.delete(folder.resolve("mt32_pcm.rom"));

    assertThatThrownBy(() -> provider.open(library.settings()))
        .isInstanceOf(AudioException.class)
        .hasMessage(
            "the ROMs of an MT-32, MT32_CONTROL.ROM and MT32_PCM.ROM, are in none of these"
                + " folders: %s",
            folder);
  }

  @Test
  void theMissingRomOfAPairIsReported() throws Exception {
    Files.createFile(folder.resolve("CM32L_CONTROL.ROM"));
    assertThatThrownBy(() -> new RomFolders(List.of(folder)).find())
        .isInstanceOf(AudioException.class)
        .hasMessage("the ROM CM32L_PCM.ROM is missing in " + folder);
  }
}
