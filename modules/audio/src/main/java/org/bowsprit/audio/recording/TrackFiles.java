package org.bowsprit.audio.recording;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;

/**
 * The CD tracks in the folder of a game's files. They are found by their usual names (spec 10 §5.1,
 * 13 §12.1), such as {@code track1.ogg}, {@code Track 01.wav} and {@code track_17.fla}. If no file
 * has a usual name, names such as {@code monkey_02.ogg} are accepted. A track without such a file
 * is read from a disc image or, if there is none, from a wave bank of the Special Edition. If a
 * track has several files, a lossless file is preferred.
 */
public final class TrackFiles implements Tracks {

  private static final String USUAL_NAME = "(?:.*/)?track[ _-]?(\\d{1,2})";

  /** The pattern of a name that contains one number of one or two digits. */
  private static final String NUMBERED_NAME = "(?:.*/)?[^/\\d]*?(\\d{1,2})[^/\\d]*";

  /** The suffixes of built-in kinds, best first. */
  private static final List<String> SUFFIXES =
      List.of("wav", "flac", "fla", "ogg", "mp3", "opus", "m4a", "aac", "wma");

  /** The suffixes that need a plugin which is not included in Bowsprit. */
  private static final Set<String> PLUGIN_SUFFIXES = Set.of("opus", "m4a", "aac", "wma");

  private static final int LAST_TRACK = 99;

  private final GameFiles files;
  private final SoundFileReaders readers;
  private final List<String> suffixes;
  private final Map<Integer, String> fileNames = new HashMap<>();
  private final List<String> guessedFiles;
  private final Tracks otherTracks;
  private Optional<String> bankFault = Optional.empty();

  /** The lengths by track. Each length is measured on first use. */
  private final Map<Integer, Long> lengths = new HashMap<>();

  /** Finds tracks of the built-in kinds among {@code files}. */
  public TrackFiles(GameFiles files) {
    this(files, SoundFileReaders.NONE);
  }

  /** Finds tracks among {@code files}, including the kinds that readers declare. */
  public TrackFiles(GameFiles files, SoundFileReaders readers) {
    this.files = files;
    this.readers = readers;
    suffixes = Stream.concat(SUFFIXES.stream(), readers.declaredSuffixes().stream()).toList();
    otherTracks = DiscImage.find(files).or(readBank(files));
    collectFiles(USUAL_NAME);
    boolean isGuess = fileNames.isEmpty();
    if (isGuess) {
      collectFiles(NUMBERED_NAME);
    }
    guessedFiles = isGuess ? fileNames.values().stream().sorted().toList() : List.of();
  }

  private void collectFiles(String namePattern) {
    Pattern pattern = Pattern.compile(namePattern + "\\.(" + String.join("|", suffixes) + ")");
    files.names().stream()
        .filter(name -> pattern.matcher(toLowerCase(name)).matches())
        .sorted(Comparator.comparing(name -> suffixes.indexOf(suffix(name))))
        .forEach(name -> fileNames.putIfAbsent(trackNumber(pattern, name), name));
  }

  private Tracks readBank(GameFiles files) {
    try {
      return BankTracks.findName(files)
          .<Tracks>map(name -> BankTracks.read(files, name))
          .orElse(NONE);
    } catch (FormatException exception) {
      bankFault = Optional.of(exception.getMessage());
      return NONE;
    }
  }

  /**
   * Returns the track files that need a plugin which is not part of Bowsprit. A file is left out if
   * the track has another file.
   */
  public List<String> filesNeedingPlugin() {
    return fileNames.values().stream()
        .filter(name -> PLUGIN_SUFFIXES.contains(suffix(name)))
        .sorted()
        .toList();
  }

  /**
   * Returns the files that are used as tracks only because of the number in their names. Such files
   * are used only if no file has a usual name.
   */
  public List<String> guessedFiles() {
    return guessedFiles;
  }

  /** Returns whether one of the tracks, 1 to 99, is a file of the given kind. */
  public boolean hasTrackOf(FileKind kind) {
    for (int track = 1; track <= LAST_TRACK; track++) {
      if (isTrackOf(kind, track)) {
        return true;
      }
    }
    return false;
  }

  private boolean isTrackOf(FileKind kind, int track) {
    try {
      return file(track).flatMap(FileKind::of).filter(kind::equals).isPresent();
    } catch (FormatException exception) {
      return false;
    }
  }

  /**
   * Returns the fault of the wave bank in one line. The result is empty if there is no wave bank,
   * or if it is valid.
   */
  public Optional<String> bankFault() {
    return bankFault;
  }

  private static String toLowerCase(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private static int trackNumber(Pattern pattern, String name) {
    Matcher matcher = pattern.matcher(toLowerCase(name));
    return matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
  }

  private static String suffix(String name) {
    return toLowerCase(name.substring(name.lastIndexOf('.') + 1));
  }

  /** Returns the name of a track's file. */
  public Optional<String> fileName(int track) {
    return Optional.ofNullable(fileNames.get(track));
  }

  @Override
  public long length(int track) {
    return lengths.computeIfAbsent(track, this::measure);
  }

  private long measure(int track) {
    return ownFile(track)
        .flatMap(readers::length)
        .map(length -> length.lengthIn(CdCue.FRAMES_PER_SECOND))
        .orElseGet(() -> otherTracks.length(track));
  }

  @Override
  public Optional<ByteSource> file(int track) {
    return ownFile(track).or(() -> otherTracks.file(track));
  }

  private Optional<ByteSource> ownFile(int track) {
    try {
      return fileName(track).map(name -> new FileSource(files, name));
    } catch (FormatException exception) {
      return Optional.empty();
    }
  }
}
