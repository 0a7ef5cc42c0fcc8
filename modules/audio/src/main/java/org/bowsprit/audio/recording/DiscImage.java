package org.bowsprit.audio.recording;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;

/**
 * The audio tracks of a disc image, which consists of a {@code .cue} file and the {@code .bin}
 * files that it names. The sectors are raw, with 44,100 frames per second (spec 10 §5.1). Tracks
 * have the same numbers as on the disc.
 */
final class DiscImage implements Tracks {

  private static final String SHEET_SUFFIX = ".cue";
  private static final String UTF_8_MARK = "\u00ef\u00bb\u00bf";
  private static final int MAX_SHEET_BYTES = 1 << 16;
  private static final int SECTOR_BYTES = 2352;
  private static final int SAMPLE_RATE = 44_100;
  private static final int WAV_HEADER_BYTES = 44;

  private final Map<Integer, ByteSource> tracks;

  private DiscImage(Map<Integer, ByteSource> tracks) {
    this.tracks = tracks;
  }

  /** Returns the image among a game's files, or {@link Tracks#NONE} if there is no image. */
  static Tracks find(GameFiles files) {
    return files.names().stream()
        .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(SHEET_SUFFIX))
        .findFirst()
        .<Tracks>map(sheet -> new DiscImage(read(files, sheet)))
        .orElse(NONE);
  }

  private static Map<Integer, ByteSource> read(GameFiles files, String sheetName) {
    Map<Integer, ByteSource> tracks = new HashMap<>();
    try {
      String text = toText(files.read(sheetName, 0, MAX_SHEET_BYTES));
      String folder = sheetName.substring(0, sheetName.lastIndexOf('/') + 1);
      List<CueSheet.Track> sheetTracks = CueSheet.read(text).tracks();
      long offset = 0;
      for (int i = 0; i < sheetTracks.size(); i++) {
        CueSheet.Track track = sheetTracks.get(i);
        boolean isFirstOfFile = i == 0 || !sheetTracks.get(i - 1).file().equals(track.file());
        offset = isFirstOfFile ? track.startFrame() * track.sectorSize() : offset;
        boolean isLastOfFile =
            i + 1 == sheetTracks.size() || !sheetTracks.get(i + 1).file().equals(track.file());
        long length =
            isLastOfFile
                ? Long.MAX_VALUE
                : (sheetTracks.get(i + 1).startFrame() - track.startFrame()) * track.sectorSize();
        if (track.isAudio() && length > 0) {
          add(files, folder + track.file(), track.number(), offset, length, tracks);
        }
        offset += isLastOfFile ? 0 : length;
      }
    } catch (FormatException exception) {
      tracks.clear();
    }
    return tracks;
  }

  /** Returns the text of a sheet, without a UTF-8 byte order mark. */
  private static String toText(byte[] sheetBytes) {
    String text = new String(sheetBytes, StandardCharsets.ISO_8859_1);
    return text.startsWith(UTF_8_MARK) ? text.substring(UTF_8_MARK.length()) : text;
  }

  private static void add(
      GameFiles files,
      String name,
      int number,
      long offset,
      long length,
      Map<Integer, ByteSource> tracks) {
    files
        .find(name)
        .map(foundName -> new FileSource(files, foundName).part(offset, length))
        .filter(sectors -> sectors.size() >= SECTOR_BYTES)
        .ifPresent(sectors -> tracks.put(number, toWav(sectors)));
  }

  /** Returns raw sectors as a WAV file, by adding a header. */
  private static ByteSource toWav(ByteSource sectors) {
    return RiffHeader.ofPcm(
        SAMPLE_RATE, 2, 16, sectors.part(0, sectors.size() / SECTOR_BYTES * SECTOR_BYTES));
  }

  @Override
  public long length(int track) {
    ByteSource wav = tracks.get(track);
    return wav == null ? 0 : (wav.size() - WAV_HEADER_BYTES) / SECTOR_BYTES;
  }

  @Override
  public Optional<ByteSource> file(int track) {
    return Optional.ofNullable(tracks.get(track));
  }
}
