package org.bowsprit.audio.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.bowsprit.audio.AudioException;
import org.bowsprit.format.disk.GameFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the tracks of a disc image, which consists of a cue sheet and files with sectors (spec 10
 * §5.1).
 */
class DiscImageTest {

  private static final int SECTOR_BYTES = 2352;

  @TempDir private Path folder;

  /** Returns sectors, each of which is filled with its number. */
  private static byte[] sectors(int firstNumber, int sectorCount) {
    byte[] sectors = new byte[sectorCount * SECTOR_BYTES];
    for (int i = 0; i < sectorCount; i++) {
      Arrays.fill(sectors, i * SECTOR_BYTES, (i + 1) * SECTOR_BYTES, (byte) (firstNumber + i));
    }
    return sectors;
  }

  private Tracks tracksOfCueSheet(String... lines) throws IOException {
    Files.writeString(folder.resolve("Game.cue"), String.join("\r\n", lines));
    return new TrackFiles(GameFolder.at(folder));
  }

  private static short firstSample(Tracks tracks, int track) throws AudioException {
    short[] samples = new short[2];
    new WavFiles().open(tracks.file(track).orElseThrow()).read(samples, 0, 1);
    return samples[0];
  }

  @Test
  void aTrackEndsWhereTheNextTrackOfTheFileBegins() throws Exception {
    Files.write(folder.resolve("GAME.BIN"), sectors(0, 90));
    Tracks tracks =
        tracksOfCueSheet(
            "FILE \"game.bin\" BINARY",
            "  TRACK 01 MODE1/2352",
            "    INDEX 01 00:00:00",
            "  TRACK 02 AUDIO",
            "    INDEX 00 00:00:08",
            "    INDEX 01 00:00:10",
            "  TRACK 03 AUDIO",
            "    INDEX 01 00:01:05");

    assertThat(tracks.length(1)).as("the length of a data track").isZero();
    assertThat(tracks.length(2)).isEqualTo(70);
    assertThat(tracks.length(3)).isEqualTo(10);
    assertThat(firstSample(tracks, 2)).isEqualTo((short) (10 << 8 | 10));
    assertThat(firstSample(tracks, 3)).isEqualTo((short) (80 << 8 | 80));
  }

  @Test
  void aDataTrackCanHaveShorterSectors() throws Exception {
    byte[] imageBytes = new byte[4 * 2048 + 3 * SECTOR_BYTES];
    System.arraycopy(sectors(7, 3), 0, imageBytes, 4 * 2048, 3 * SECTOR_BYTES);
    Files.write(folder.resolve("game.bin"), imageBytes);
    Tracks tracks =
        tracksOfCueSheet(
            "FILE \"game.bin\" BINARY",
            "TRACK 01 MODE1/2048",
            "INDEX 01 00:00:00",
            "TRACK 02 AUDIO",
            "INDEX 01 00:00:04");

    assertThat(tracks.length(2)).isEqualTo(3);
    assertThat(firstSample(tracks, 2)).isEqualTo((short) (7 << 8 | 7));
  }

  @Test
  void everyTrackCanHaveItsOwnFile() throws Exception {
    Files.write(folder.resolve("one.bin"), sectors(1, 2));
    Files.write(folder.resolve("two.bin"), sectors(5, 4));
    Tracks tracks =
        tracksOfCueSheet(
            "FILE one.bin BINARY",
            "TRACK 01 AUDIO",
            "INDEX 01 00:00:00",
            "FILE two.bin BINARY",
            "TRACK 02 AUDIO",
            "INDEX 01 00:00:01");

    assertThat(tracks.length(1)).isEqualTo(2);
    assertThat(tracks.length(2)).isEqualTo(3);
    assertThat(firstSample(tracks, 2)).isEqualTo((short) (6 << 8 | 6));
  }

  @Test
  void aCueSheetCanHaveSmallLettersAndAByteOrderMark() throws Exception {
    Files.write(folder.resolve("one.bin"), sectors(1, 2));
    Tracks tracks =
        tracksOfCueSheet("\ufefffile \"one.bin\" binary", "track 01 audio", "index 01 00:00:00");

    assertThat(tracks.length(1)).isEqualTo(2);
  }

  @Test
  void aSeparateFileOfATrackTakesPrecedenceOverTheDiscImage() throws Exception {
    Files.write(folder.resolve("one.bin"), sectors(1, 2));
    Files.write(folder.resolve("track1.mp3"), new byte[100]);
    Tracks tracks = tracksOfCueSheet("FILE one.bin BINARY", "TRACK 01 AUDIO", "INDEX 01 00:00:00");

    assertThat(tracks.file(1).orElseThrow().size()).isEqualTo(100);
  }

  @Test
  void anInvalidCueSheetHasNoTracks() throws Exception {
    Tracks tracks =
        tracksOfCueSheet(
            "TRACK", "INDEX 01 soon", "FILE gone.bin BINARY", "TRACK 01 AUDIO", "INDEX 01 0:0:0");

    assertThat(tracks.length(1)).isZero();
    assertThat(tracks.file(1)).isEmpty();
  }

  @Test
  void tracksWithInvalidPositionsAreOmitted() throws Exception {
    Files.write(folder.resolve("game.bin"), sectors(0, 10));
    Tracks tracks =
        tracksOfCueSheet(
            "FILE game.bin BINARY",
            "TRACK 01 MODE1/2048",
            "INDEX 01 00:00:08",
            "TRACK 02 AUDIO",
            "INDEX 01 00:00:09",
            "TRACK 03 MODE1/2352",
            "INDEX 01 00:00:00",
            "TRACK 04 AUDIO",
            "INDEX 01 00:00:01");

    assertThat(tracks.file(2)).isEmpty();
    assertThat(tracks.file(4)).as("a track whose sectors would begin before the file").isEmpty();
  }

  @Test
  void tracksCanBeInASubfolder() throws Exception {
    Path cdFolder = Files.createDirectory(folder.resolve("CD"));
    Files.write(cdFolder.resolve("game.bin"), sectors(1, 2));
    Files.writeString(
        cdFolder.resolve("game.cue"), "FILE game.bin BINARY\nTRACK 01 AUDIO\nINDEX 01 00:00:00\n");
    Files.write(cdFolder.resolve("Track05.ogg"), new byte[7]);
    TrackFiles tracks = new TrackFiles(GameFolder.at(folder));

    assertThat(tracks.length(1)).isEqualTo(2);
    assertThat(tracks.file(5).orElseThrow().size()).isEqualTo(7);
  }
}
