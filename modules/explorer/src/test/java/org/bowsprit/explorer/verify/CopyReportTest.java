package org.bowsprit.explorer.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.fixture.SmallGame;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the report about the player's copy of a game: what is missing, and what cannot be played.
 */
class CopyReportTest {

  @TempDir private Path folder;

  private CopyReport createReport() {
    return CopyReport.of(new GameOpener().open(folder), 0);
  }

  @Test
  void tracksThatAreMissingOrNotPlayableAreReported() {
    GameWriter game = SmallGame.writer();
    for (int track : new int[] {17, 2}) {
      game.addResource(ResourceKind.SOUND, 3 + track % 2, 7, sound -> writeCdTrigger(sound, track));
    }
    SmallGame.writeFiles(game.write(), folder, "MONKEY.000", "MONKEY.001");
    SmallGame.writeFile(folder, "track02.m4a", new byte[8]);

    assertThat(createReport().sentences())
        .containsExactly(
            "This is not a known release: it is treated as The Secret of Monkey Island.",
            "Missing: music of the CD (track 17), which stays silent.",
            "Not playable: tracks without the plugin sound-ffmpeg (track02.m4a).",
            "It walks by the router box-graph; the setting Walk as in 1992 chooses classic.");
  }

  private static void writeCdTrigger(ByteWriter sound, int track) {
    sound.u32(24).bytes(new byte[3]).u8(2).bytes(new byte[8]).u8(track).u8(1);
    sound.bytes(new byte[6]);
  }

  @Test
  void aTalkieWithoutItsSpeechIsReported() {
    SmallGame.writeFiles(
        SmallGame.writerWithIndexSize(12_035).write(), folder, "ATLANTIS.000", "ATLANTIS.001");

    assertThat(createReport().missing())
        .isEqualTo("Missing: the speech (MONSTER.SOU), so all lines are text only.");
  }
}
