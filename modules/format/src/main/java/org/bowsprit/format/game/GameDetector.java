package org.bowsprit.format.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.index.RoomNames;

/** Tells by their contents what games some files are, if any (spec 01 §10, 13 §1.2). */
public final class GameDetector {

  private static final String INDEX_SUFFIX = ".000";
  private static final List<String> SPEECH =
      List.of("monster.sou", "monster.so3", "monster.sog", "monster.sof");
  private static final String ARRAYS = "AARY";
  private static final int EMPTY_NAMES = 1;

  private final Releases releases;
  private final Wrappings wrappings;
  private final OlderAndNewer others = new OlderAndNewer();
  private final Unreadable unreadable = new Unreadable();

  /** Makes a detector that knows all known releases. */
  public GameDetector() {
    this(Releases.known());
  }

  /** Makes a detector that knows {@code releases}. */
  public GameDetector(Releases releases) {
    this.releases = releases;
    this.wrappings = new Wrappings(releases);
  }

  /**
   * Returns the games in {@code files}, those of plain files first, and a word about each folder
   * with something else that can be named. Two with the same index are one game.
   */
  public List<Detection> look(GameFiles files) {
    FileTree tree = new FileTree(files);
    List<Detection> seen = new ArrayList<>();
    List<Detection.Refused> failed = wrappings.open(tree);
    Set<String> digests = new HashSet<>();
    List<String> folders = new ArrayList<>(tree.folders());
    folders.sort(Comparator.comparing(folder -> !tree.holder(folder).isEmpty()));
    for (String folder : folders) {
      for (Detection detection : inFolder(tree, folder)) {
        if (!(detection instanceof Detection.Found found) || digests.add(found.identity().md5())) {
          seen.add(detection);
        }
      }
    }
    seen.addAll(failed);
    return Choices.named(seen);
  }

  private List<Detection> inFolder(FileTree tree, String folder) {
    GameFiles own = tree.filesOf(folder);
    List<Detection> seen = new ArrayList<>();
    for (String index : indexCandidates(own)) {
      seen.add(detect(tree, folder, index));
    }
    boolean isGame = seen.stream().anyMatch(Detection.Found.class::isInstance);
    if (!isGame) {
      others
          .describe(own)
          .map(reason -> new Detection.Refused(tree.written(folder), reason))
          .ifPresent(other -> seen.add(0, other));
    }
    return isGame
        ? seen.stream().filter(Detection.Found.class::isInstance).toList()
        : seen.stream().limit(1).toList();
  }

  /** Files that are called as an index is, those of known titles first. */
  private static List<String> indexCandidates(GameFiles files) {
    return files.names().stream()
        .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(INDEX_SUFFIX))
        .sorted(Comparator.comparing(name -> GameTitle.ofStem(stem(name))))
        .toList();
  }

  private static String stem(String index) {
    return index.substring(0, index.length() - INDEX_SUFFIX.length());
  }

  private Detection detect(FileTree tree, String folder, String index) {
    GameFiles files = tree.serving(folder, stem(index));
    String written = tree.written(folder);
    byte[] raw;
    try {
      raw = files.readAll(index);
    } catch (FormatException e) {
      return new Detection.Refused(written, "The index file " + index + " cannot be read.");
    }
    GameIdentity identity = identify(tree, folder, files, index, raw);
    Optional<String> wrapped = unreadable.describe(index, raw);
    if (wrapped.isPresent()) {
      return new Detection.Refused(written, wrapped.get());
    }
    Optional<FileKey> key = keyOf(raw);
    if (key.isEmpty()) {
      return new Detection.Refused(
          written, index + " is not a SCUMM index file: it begins with no chunk of one.");
    }
    ChunkSequence sequence = ChunkSequence.ofFile(key.get().apply(raw));
    if (isVersion6(sequence.chunks())) {
      return new Detection.Refused(written, others.version6(index));
    }
    if (sequence.damage().isPresent() && identity.title() != GameTitle.UNKNOWN) {
      return new Detection.Refused(written, unreadable.incomplete(index));
    }
    return new Detection.Found(written, identity, key.get(), files, "");
  }

  /** An index that is not known is of the release that the file is which holds it. */
  private GameIdentity identify(
      FileTree tree, String folder, GameFiles files, String index, byte[] raw) {
    boolean speech = SPEECH.stream().anyMatch(name -> files.find(name).isPresent());
    GameIdentity identity = releases.identify(index, raw, speech);
    String holder = tree.holder(folder);
    return identity.isKnown() || holder.isEmpty()
        ? identity
        : wrappings
            .release(tree.files(), holder)
            .map(release -> identity.inside(release.in(lastOf(folder))))
            .orElse(identity);
  }

  private static String lastOf(String folder) {
    String path = folder.endsWith("/") ? folder.substring(0, folder.length() - 1) : folder;
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** Index chunks may stand in any order, so any of them may be the first. */
  private static Optional<FileKey> keyOf(byte[] raw) {
    return Stream.of(
            RoomNames.TAG,
            GameLimits.TAG,
            Index.ROOMS,
            Index.SCRIPTS,
            Index.SOUNDS,
            Index.COSTUMES,
            Index.CHARSETS,
            ObjectDirectory.TAG)
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
