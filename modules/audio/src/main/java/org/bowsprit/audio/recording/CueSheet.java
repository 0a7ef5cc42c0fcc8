package org.bowsprit.audio.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The table of contents of a disc image, with the file and the position of each track (spec 10
 * §5.1).
 *
 * @param tracks the tracks, in the order of the disc
 */
record CueSheet(List<Track> tracks) {

  private static final Pattern FILE = linePattern("FILE\\s+\"?([^\"]+?)\"?\\s+(\\S+)");
  private static final Pattern TRACK = linePattern("TRACK\\s+(\\d{1,2})\\s+(\\S+)");
  private static final Pattern START_POSITION =
      linePattern("INDEX\\s+0?1\\s+(\\d{1,3}):(\\d{1,2}):(\\d{1,2})");

  private static final String AUDIO = "AUDIO";
  private static final String RAW_FORMAT = "BINARY";
  private static final int RAW_SECTOR_BYTES = 2352;

  CueSheet {
    tracks = List.copyOf(tracks);
  }

  /**
   * A track.
   *
   * @param number the number on the disc, 1 to 99
   * @param file the name of the file
   * @param isAudio true if the track is an audio track in raw format
   * @param sectorSize the size of a sector in the file, in bytes
   * @param startFrame the number of frames in the file before the track. A frame is a 75th of a
   *     second and occupies one sector
   */
  record Track(int number, String file, boolean isAudio, int sectorSize, long startFrame) {}

  private static Pattern linePattern(String regex) {
    return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
  }

  /** Reads a sheet. Invalid lines are ignored. */
  static CueSheet read(String text) {
    List<Track> tracks = new ArrayList<>();
    String file = "";
    boolean isRaw = false;
    int number = 0;
    String trackType = "";
    for (String line : text.lines().map(String::strip).toList()) {
      Matcher fileLine = FILE.matcher(line);
      Matcher trackLine = TRACK.matcher(line);
      Matcher startLine = START_POSITION.matcher(line);
      if (fileLine.matches()) {
        file = fileLine.group(1);
        isRaw = fileLine.group(2).equalsIgnoreCase(RAW_FORMAT);
      } else if (trackLine.matches()) {
        number = Integer.parseInt(trackLine.group(1));
        trackType = trackLine.group(2).toUpperCase(Locale.ROOT);
      } else if (startLine.matches()) {
        boolean isAudio = isRaw && trackType.equals(AUDIO);
        tracks.add(new Track(number, file, isAudio, sectorSize(trackType), frameOf(startLine)));
      }
    }
    return new CueSheet(tracks);
  }

  /**
   * Returns the sector size of a track type. The type of a data track contains the size, for
   * example {@code MODE1/2048}.
   */
  private static int sectorSize(String trackType) {
    return switch (trackType.substring(trackType.indexOf('/') + 1)) {
      case "2048" -> 2048;
      case "2336" -> 2336;
      default -> RAW_SECTOR_BYTES;
    };
  }

  private static long frameOf(Matcher time) {
    long seconds = Integer.parseInt(time.group(1)) * 60L + Integer.parseInt(time.group(2));
    return seconds * 75 + Integer.parseInt(time.group(3));
  }
}
