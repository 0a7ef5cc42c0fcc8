package org.bowsprit.audio.resource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.sound.Sound;
import org.bowsprit.media.voc.Pcm;
import org.junit.jupiter.api.Test;

/**
 * Performs check 16 of spec 10 with the user's own copy of the game, in the folder {@code
 * -Dbowsprit.monkey1=FOLDER}.
 */
class SoundCensusTest {

  private static final int SAMPLE_RATE = 6849;

  @Test
  void check16MonkeyIslandOnCdHasTheExpectedSounds() {
    String folder = System.getProperty("bowsprit.monkey1", "");
    assumeTrue(!folder.isEmpty(), "the folder of the game was not given");
    GameResources game = new GameOpener().open(Path.of(folder)).resources();
    List<Sound> sounds =
        game.ids(ResourceKind.SOUND).stream().map(id -> game.sound(id).orElseThrow()).toList();

    assertThat(sounds).hasSize(105);
    assertThat(sounds).filteredOn(Sound.CdTrack.class::isInstance).hasSize(28);
    assertThat(sounds)
        .filteredOn(sound -> sound instanceof Sound.Renditions renditions && hasEffect(renditions))
        .hasSize(62)
        .allSatisfy(
            sound ->
                assertThat(SoundDecoder.decode(sound, ChunkPath.ROOT, MusicDevice.ADLIB))
                    .isInstanceOfSatisfying(
                        SoundResource.Effect.class, effect -> assertRates(effect.samples())));
  }

  private static boolean hasEffect(Sound.Renditions renditions) {
    return renditions.rendition("SBL ").isPresent();
  }

  private static void assertRates(Pcm samples) {
    assertThat(samples.blocks())
        .filteredOn(Pcm.Samples.class::isInstance)
        .isNotEmpty()
        .allMatch(block -> ((Pcm.Samples) block).rate() == SAMPLE_RATE);
  }
}
