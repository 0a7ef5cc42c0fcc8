package org.bowsprit.audio.recording;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.format.FormatException;
import org.bowsprit.format.game.GameFiles;

/**
 * CD tracks that lie beside a game's files, by the names people give them (spec 10 §5.1): {@code
 * track1.ogg}, {@code Track 01.wav}, {@code track_17.fla}, or in the image of a disc. Of several
 * files for a track a lossless one is taken.
 */
public final class TrackFiles implements Tracks {

  private static final Pattern NAME =
      Pattern.compile("(?:.*/)?track[ _-]?(\\d{1,2})\\.(wav|flac|fla|ogg|mp3|m4a)");

  /** Best first. */
  private static final List<String> SUFFIXES = List.of("wav", "flac", "fla", "ogg", "mp3", "m4a");

  private static final String NOT_READ = "m4a";

  private final GameFiles files;
  private final Map<Integer, String> names = new HashMap<>();
  private final List<String> declined;
  private final Tracks image;

  /** Measured when first asked. */
  private final Map<Integer, Long> lengths = new HashMap<>();

  /** Looks for tracks among {@code files}. */
  public TrackFiles(GameFiles files) {
    this.files = files;
    image = DiscImage.in(files);
    files.names().stream()
        .filter(name -> NAME.matcher(lower(name)).matches())
        .sorted(Comparator.comparing(name -> SUFFIXES.indexOf(suffix(name))))
        .forEach(name -> names.putIfAbsent(number(name), name));
    declined = names.values().stream().filter(TrackFiles::isNotRead).sorted().toList();
    names.values().removeIf(TrackFiles::isNotRead);
  }

  private static boolean isNotRead(String name) {
    return suffix(name).equals(NOT_READ);
  }

  /** Returns the files of tracks that are there in a kind that is not read alone, M4A. */
  public List<String> declined() {
    return declined;
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private static int number(String name) {
    Matcher matcher = NAME.matcher(lower(name));
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
    return file(track)
        .flatMap(FileLength::of)
        .map(length -> length.in(CdCue.FRAMES_A_SECOND))
        .orElseGet(() -> image.length(track));
  }

  @Override
  public Optional<ByteSource> file(int track) {
    try {
      return name(track).map(name -> ByteSource.of(files, name)).or(() -> image.file(track));
    } catch (FormatException lost) {
      return Optional.empty();
    }
  }
}
