package org.bowsprit.kit.internal.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.sound.Sound;
import org.bowsprit.kit.fixture.LabGames;
import org.junit.jupiter.api.Test;

/** Tests the files that are created when the sounds of a lab game are decompiled. */
class SoundDecompilerTest {

  @Test
  void soundsAreDecompiledToWavAndMidiFiles() {
    GameResources game = LabGames.open("soundlab");
    List<String> settings = new ArrayList<>();
    for (int id : game.ids(ResourceKind.SOUND)) {
      Sound sound = game.sound(id).orElseThrow();
      new SoundDecompiler("sound" + id, sound)
          .decompile()
          .forEach(part -> settings.add(part.setting()));
    }
    assertThat(settings).anyMatch(setting -> setting.startsWith("wav "));
    assertThat(settings).anyMatch(setting -> setting.startsWith("adlib "));
    assertThat(settings).noneMatch(setting -> setting.startsWith("raw "));
  }
}
