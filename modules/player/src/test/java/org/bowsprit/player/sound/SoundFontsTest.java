package org.bowsprit.player.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SoundFontsTest {

  @Test
  void soundFontsInTheFolderOfTheChosenFileAreListed(@TempDir Path folder) throws IOException {
    Path chosenFile = Files.createFile(folder.resolve("chosen.sf2"));
    Path otherFile = Files.createFile(folder.resolve("other.sf2"));
    Files.createFile(folder.resolve("readme.txt"));
    assertThat(SoundFonts.listWith(chosenFile.toString()))
        .contains(chosenFile.toString(), otherFile.toString())
        .noneMatch(file -> file.endsWith(".txt"));
  }

  @Test
  void theChosenSoundFontIsListedEvenIfItIsMissing() {
    assertThat(SoundFonts.listWith("/no/such/font.sf2")).contains("/no/such/font.sf2");
  }
}
