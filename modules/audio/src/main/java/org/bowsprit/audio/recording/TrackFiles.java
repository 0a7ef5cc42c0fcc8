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
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;

/**
 * CD tracks that lie beside a game's files, by the names people give them (spec 10 §5.1, 13 §12.1):
 * {@code track1.ogg}, {@code Track 01.wav}, {@code track_17.fla}, where there is none of these
 * {@code monkey_02.ogg}, then the image of a disc, then a wave bank of the Special Edition. Of
 * several files for a track a lossless one is taken.
 */
public final class TrackFiles implements Tracks {

  private static final Pattern NAME =
      Pattern.compile("(?:.*/)?track[ _-]?(\\d{1,2})\\.(wav|flac|fla|ogg|mp3|opus|m4a|aac|wma)");

  /** A name with one number in it, of one or two digits. */
  private static final Pattern NUMBERED =
      Pattern.compile(
          "(?:.*/)?[^/\\d]*?(\\d{1,2})[^/\\d]*\\.(wav|flac|fla|ogg|mp3|opus|m4a|aac|wma)");

  /** Best first. */
  private static final List<String> SUFFIXES =
      List.of("wav", "flac", "fla", "ogg", "mp3", "opus", "m4a", "aac", "wma");

  /** What is read by a plugin that Bowsprit does not come with. */
  private static final Set<String> OF_PLUGIN = Set.of("opus", "m4a", "aac", "wma");

  private static final int LAST_TRACK = 99;

  private final GameFiles files;
  private final Map<Integer, String> names = new HashMap<>();
  private final List<String> guessed;
  private final Tracks others;
  private Optional<String> damage = Optional.empty();

  /** Measured when first asked. */
  private final Map<Integer, Long> lengths = new HashMap<>();

  /** Looks for tracks among {@code files}. */
  public TrackFiles(GameFiles files) {
    this.files = files;
    others = DiscImage.in(files).or(bank(files));
    collect(NAME);
    boolean isGuess = names.isEmpty();
    if (isGuess) {
      collect(NUMBERED);
    }
    guessed = isGuess ? names.values().stream().sorted().toList() : List.of();
  }

  private void collect(Pattern pattern) {
    files.names().stream()
        .filter(name -> pattern.matcher(lower(name)).matches())
        .sorted(Comparator.comparing(name -> SUFFIXES.indexOf(suffix(name))))
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
   * Returns the files of tracks that are there alone in a kind that is read by a plugin which
   * Bowsprit does not come with.
   */
  public List<String> wantingPlugin() {
    return names.values().stream()
        .filter(name -> OF_PLUGIN.contains(suffix(name)))
        .sorted()
        .toList();
  }

  /**
   * Returns the files that are taken for tracks by the one number in their names, since there are
   * none with the usual names.
   */
  public List<String> guessed() {
    return guessed;
  }

  /** Returns whether one of the tracks, 1 to 99, is a file of a kind. */
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

  /** Returns what is wrong with the wave bank, in a line; empty if it, or none, is there. */
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
        .flatMap(FileLength::of)
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
