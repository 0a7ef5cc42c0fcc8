package org.bowsprit.player.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.recording.RiffHeader;
import org.bowsprit.audio.recording.TrackFiles;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.room.RoomHeader;
import org.junit.jupiter.api.Test;

/** Tests the messages about the CD tracks of a game that starts track 17. */
class TrackNotesTest {

  private static final GameLimits LIMITS = new GameLimits(800, 16, 2048, 200, 50, 3, 100, 50, 80);
  private static final int SAMPLE_RATE = 8_000;

  private final Map<String, Bytes> files = new HashMap<>();

  private List<String> trackNotes() {
    ObjectDirectory objects =
        new ObjectDirectory(
            Collections.nCopies(20, new ObjectDirectory.Entry(ObjectDirectory.OWNER_ROOM, 0, 0)));
    Map<ResourceKind, Integer> counts =
        Map.of(ResourceKind.SCRIPT, 20, ResourceKind.SOUND, 5, ResourceKind.COSTUME, 5);
    GameWriter.Files gameFiles =
        new GameWriter(LIMITS, objects, 10, counts)
            .addRoomName(1, "dock")
            .addRoom(1, room -> room.chunk("RMHD", new RoomHeader(320, 144, 0)::encode))
            .addResource(ResourceKind.SCRIPT, 1, 1, script -> script.u8(0xA0))
            .addResource(ResourceKind.SOUND, 2, 1, new CdCue(17, 1, 0, 0)::encode)
            .write();
    files.put("MONKEY.000", Bytes.wrap(gameFiles.encryptedIndex()));
    files.put("MONKEY.001", Bytes.wrap(gameFiles.encryptedData()));
    Game game = new GameLoader().open(new MemoryFiles("monkey", files));
    return TrackNotes.of(game, new TrackFiles(game.files()));
  }

  private static Bytes waveFile(int seconds) {
    ByteSource samples = ByteSource.of(new byte[seconds * SAMPLE_RATE]);
    ByteSource wave = RiffHeader.ofPcm(SAMPLE_RATE, 1, 8, samples);
    return Bytes.wrap(wave.read(0, (int) wave.size()));
  }

  @Test
  void existingTracksAreNotReported() {
    files.put("track17.wav", waveFile(100));

    assertThat(trackNotes()).isEmpty();
  }

  @Test
  void missingTracksAreReported() {
    assertThat(trackNotes())
        .singleElement()
        .asString()
        .contains("there are none")
        .contains("track2.ogg")
        .contains("MusicOriginal.xwb");
  }

  @Test
  void anIntroTrackThatIsTooShortIsReportedAsWronglyNumbered() {
    files.put("track17.wav", waveFile(95));

    assertThat(trackNotes())
        .singleElement()
        .asString()
        .contains("track 17 ends after 95.0 seconds")
        .contains("numbered wrongly");
  }

  @Test
  void aDamagedWaveBankIsReported() {
    files.put("track17.wav", waveFile(100));
    files.put("MusicOriginal.xwb", Bytes.of('R', 'I', 'F', 'F'));

    assertThat(trackNotes()).singleElement().asString().startsWith("MusicOriginal.xwb");
  }
}
