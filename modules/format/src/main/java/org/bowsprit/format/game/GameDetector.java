package org.bowsprit.format.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.Index;

/** Recognises games by the contents of their files (spec 01 §10, 13 §1.2). */
public final class GameDetector {

  private static final String INDEX_SUFFIX = ".000";
  private static final List<String> SPEECH =
      List.of("monster.sou", "monster.so3", "monster.sog", "monster.sof");

  private final Releases releases;
  private final Wrappings wrappings;
  private final OlderAndNewer others = new OlderAndNewer();
  private final Unreadable unreadable = new Unreadable();

  /** Creates a detector that knows all known releases. */
  public GameDetector() {
    this(Releases.known());
  }

  /** Creates a detector that knows {@code releases}. */
  public GameDetector(Releases releases) {
    this.releases = releases;
    this.wrappings = new Wrappings(releases);
  }

  /**
   * Returns the games in {@code files}, those in plain files first, and a message about each folder
   * whose files have known names but cannot be played. Two games with the same index are one game.
   * The nearer one counts; if both are equally near, the one with the name of a known title counts.
   * A message reports the other one.
   */
  public List<Detection> look(GameFiles files) {
    FileTree tree = new FileTree(files);
    List<Detection> seen = new ArrayList<>();
    List<Detection.Refused> failed = wrappings.open(tree);
    List<String> folders = new ArrayList<>(tree.folders());
    folders.sort(Comparator.comparing(folder -> !tree.holder(folder).isEmpty()));
    for (String folder : folders) {
      seen.addAll(inFolder(tree, folder));
    }
    List<Detection> once = new Copies(tree).once(seen);
    once.addAll(failed);
    return Choices.named(once);
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

  /** Returns the files named like an index, those of known titles first. */
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
    Optional<FileKey> key = keyOf(raw);
    return refusal(identity, raw, key)
        .<Detection>map(reason -> new Detection.Refused(written, reason))
        .orElseGet(
            () -> new Detection.Found(written, identity, key.orElse(FileKey.USUAL), files, ""));
  }

  /**
   * Returns the reason why the index does not belong to a version 5 game. A known release is never
   * refused.
   */
  private Optional<String> refusal(GameIdentity identity, byte[] raw, Optional<FileKey> key) {
    String index = identity.indexName();
    if (identity.isKnown()) {
      return Optional.empty();
    }
    Optional<String> wrapped = unreadable.describe(index, raw);
    if (wrapped.isPresent()) {
      return wrapped;
    }
    if (key.isEmpty()) {
      return Optional.of(
          index + " is not a SCUMM index file: it does not begin with a chunk of such a file.");
    }
    ChunkSequence sequence = ChunkSequence.ofFile(key.get().apply(raw));
    if (isVersion6(sequence.chunks())) {
      return Optional.of(others.version6(index));
    }
    boolean isCut = sequence.damage().isPresent() && !Index.isWhole(sequence);
    return isCut && identity.title() != GameTitle.UNKNOWN
        ? Optional.of(Unreadable.incomplete(index))
        : Optional.empty();
  }

  private static GameIdentity titled(GameIdentity identity, GameFiles files) {
    return identity.isNamed()
        ? identity
        : SymbolHeading.title(files, identity.stem()).map(identity::called).orElse(identity);
  }

  /**
   * Identifies the game by its index. If the index is unknown, the file that contains it identifies
   * the release.
   */
  private GameIdentity identify(
      FileTree tree, String folder, GameFiles files, String index, byte[] raw) {
    boolean speech = SPEECH.stream().anyMatch(name -> files.find(name).isPresent());
    GameIdentity identity = titled(releases.identify(index, raw, speech), files);
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

  /**
   * Returns the key of an index. Its chunks may stand in any order, so any of them may be the
   * first.
   */
  private static Optional<FileKey> keyOf(byte[] raw) {
    return Index.CHUNKS.stream().flatMap(tag -> FileKey.of(raw, tag).stream()).findFirst();
  }

  /** Returns whether the index has version 6. The versions 5 and 6 differ only in their limits. */
  private static boolean isVersion6(List<Chunk> chunks) {
    return chunks.stream()
        .filter(chunk -> chunk.tag().equals(GameLimits.TAG))
        .findFirst()
        .filter(limits -> limits.payload().length() >= GameLimits.BYTES_OF_VERSION_6)
        .isPresent();
  }
}
