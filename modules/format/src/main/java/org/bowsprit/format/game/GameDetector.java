package org.bowsprit.format.game;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.format.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.index.Limits;
import org.bowsprit.format.index.ObjectTable;
import org.bowsprit.format.index.RoomNames;

/** Tells by their contents what game some files are, if any (spec 01 §10). */
public final class GameDetector {

  private static final String INDEX_SUFFIX = ".000";
  private static final List<String> SPEECH =
      List.of("monster.sou", "monster.so3", "monster.sog", "monster.sof");
  private static final String ARRAYS = "AARY";
  private static final int EMPTY_NAMES = 1;

  private final Releases releases;
  private final OlderAndNewer others = new OlderAndNewer();

  /** Makes a detector that knows all known releases. */
  public GameDetector() {
    this(Releases.known());
  }

  /** Makes a detector that knows {@code releases}. */
  public GameDetector(Releases releases) {
    this.releases = releases;
  }

  /** Looks at {@code files}; what it cannot read is part of the answer. */
  public Detection detect(GameFiles files) {
    Detection refused = null;
    for (String index : indexCandidates(files)) {
      Detection detection = detect(files, index);
      if (detection instanceof Detection.Found) {
        return detection;
      }
      refused = refused == null ? detection : refused;
    }
    Optional<String> other = others.describe(files);
    if (other.isPresent()) {
      return new Detection.Refused(other.get());
    }
    return refused != null
        ? refused
        : new Detection.Refused(
            "There is no SCUMM version 5 index file here (a name that ends in .000).");
  }

  /** Files that are called as an index is, those of known titles first. */
  private static List<String> indexCandidates(GameFiles files) {
    return files.names().stream()
        .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(INDEX_SUFFIX))
        .sorted(
            Comparator.comparing(
                name -> GameTitle.ofStem(name.substring(0, name.length() - INDEX_SUFFIX.length()))))
        .toList();
  }

  private Detection detect(GameFiles files, String index) {
    byte[] raw;
    try {
      raw = files.readAll(index);
    } catch (FormatException e) {
      return new Detection.Refused("The index file " + index + " cannot be read.");
    }
    boolean speech = SPEECH.stream().anyMatch(name -> files.find(name).isPresent());
    GameIdentity identity = releases.identify(index, raw, speech);
    Optional<FileKey> key = keyOf(raw);
    if (key.isEmpty()) {
      return new Detection.Refused(
          index + " is not a SCUMM index file: it begins with no chunk of one.");
    }
    List<Chunk> chunks = ChunkSequence.ofFile(key.get().apply(raw)).chunks();
    if (isVersion6(chunks)) {
      return new Detection.Refused(others.version6(index));
    }
    return new Detection.Found(identity, key.get());
  }

  /** Index chunks may stand in any order, so any of them may be the first. */
  private static Optional<FileKey> keyOf(byte[] raw) {
    return Stream.of(
            RoomNames.TAG,
            Limits.TAG,
            Index.ROOMS,
            Index.SCRIPTS,
            Index.SOUNDS,
            Index.COSTUMES,
            Index.CHARSETS,
            ObjectTable.TAG)
        .flatMap(tag -> FileKey.of(raw, tag).stream())
        .findFirst();
  }

  /** Version 6 brought array definitions and left the list of room names empty. */
  private static boolean isVersion6(List<Chunk> chunks) {
    return chunks.stream()
        .anyMatch(
            chunk ->
                chunk.tag().equals(ARRAYS)
                    || (chunk.tag().equals(RoomNames.TAG)
                        && chunk.payload().length() <= EMPTY_NAMES));
  }
}
