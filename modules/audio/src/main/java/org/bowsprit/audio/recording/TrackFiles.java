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
 * 13 §12.1), such as {@code track1.ogg}, {@code Track 01.wav} and {@code track_17.fla}. If there
 * are none, names such as {@code monkey_02.ogg} are accepted, then a disc image, then a wave bank
 * of the Special Edition. If a track has several files, a lossless file is preferred.
 */
public final class TrackFiles implements Tracks {

  private static final String NAME = "(?:.*/)?track[ _-]?(\\d{1,2})";

  /** The pattern of a name that contains one number of one or two digits. */
  private static final String NUMBERED = "(?:.*/)?[^/\\d]*?(\\d{1,2})[^/\\d]*";

  /** The suffixes of built-in kinds, best first. */
  private static final List<String> SUFFIXES =
      List.of("wav", "flac", "fla", "ogg", "mp3", "opus", "m4a", "aac", "wma");

  /** The suffixes that need a plugin which is not included in Bowsprit. */
  private static final Set<String> OF_PLUGIN = Set.of("opus", "m4a", "aac", "wma");

  private static final int LAST_TRACK = 99;

  private final GameFiles files;
  private final SoundFileReaders readers;
  private final List<String> suffixes;
  private final Map<Integer, String> names = new HashMap<>();
  private final List<String> guessed;
  private final Tracks others;
  private Optional<String> damage = Optional.empty();

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
    suffixes = Stream.concat(SUFFIXES.stream(), readers.suffixes().stream()).toList();
    others = DiscImage.in(files).or(bank(files));
    collect(NAME);
    boolean isGuess = names.isEmpty();
    if (isGuess) {
      collect(NUMBERED);
    }
    guessed = isGuess ? names.values().stream().sorted().toList() : List.of();
  }

  private void collect(String form) {
    Pattern pattern = Pattern.compile(form + "\\.(" + String.join("|", suffixes) + ")");
    files.names().stream()
        .filter(name -> pattern.matcher(lower(name)).matches())
        .sorted(Comparator.comparing(name -> suffixes.indexOf(suffix(name))))
        .forEach(name -> names.putIfAbsent(number(pattern, name), name));
  }

  private Tracks bank(GameFiles files) {
    try {
      return BankTracks.name(files).<Tracks>map(name -> BankTracks.read(files, name)).orElse(NONE);
    } catch (FormatException damaged) {
      damage = Optional.of(damaged.getMessage());
      return NONE;
    }
  }

  /**
   * Returns the track files that need a plugin which is not part of Bowsprit. A file is left out if
   * the track has another file.
   */
  public List<String> wantingPlugin() {
    return names.values().stream()
        .filter(name -> OF_PLUGIN.contains(suffix(name)))
        .sorted()
        .toList();
  }

  /**
   * Returns the files that count as tracks only because of the number in their names, because no
   * file has a usual name.
   */
  public List<String> guessed() {
    return guessed;
  }

  /** Returns whether one of the tracks, 1 to 99, is a file of the given kind. */
  public boolean has(FileKind kind) {
    for (int track = 1; track <= LAST_TRACK; track++) {
      if (isOf(kind, track)) {
        return true;
      }
    }
    return false;
  }

  private boolean isOf(FileKind kind, int track) {
    try {
      return file(track).flatMap(FileKind::of).filter(kind::equals).isPresent();
    } catch (FormatException unreadable) {
      return false;
    }
  }

  /**
   * Returns the fault of the wave bank, in one line; empty if the bank is valid or there is none.
   */
  public Optional<String> damage() {
    return damage;
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private static int number(Pattern pattern, String name) {
    Matcher matcher = pattern.matcher(lower(name));
    return matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
  }

  private static String suffix(String name) {
    return lower(name.substring(name.lastIndexOf('.') + 1));
  }

  /** Returns the name of a track's file. */
  public Optional<String> name(int track) {
    return Optional.ofNullable(names.get(track));
  }

  @Override
  public long length(int track) {
    return lengths.computeIfAbsent(track, this::measure);
  }

  private long measure(int track) {
    return own(track)
        .flatMap(readers::length)
        .map(length -> length.in(CdCue.FRAMES_A_SECOND))
        .orElseGet(() -> others.length(track));
  }

  @Override
  public Optional<ByteSource> file(int track) {
    return own(track).or(() -> others.file(track));
  }

  private Optional<ByteSource> own(int track) {
    try {
      return name(track).map(name -> new FileSource(files, name));
    } catch (FormatException lost) {
      return Optional.empty();
    }
  }
}
