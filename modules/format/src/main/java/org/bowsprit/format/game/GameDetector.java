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
  private static final List<String> SPEECH_NAMES =
      List.of("monster.sou", "monster.so3", "monster.sog", "monster.sof");

  private final Releases releases;
  private final ContainerOpener containers;
  private final OtherVersions otherVersions = new OtherVersions();
  private final UnreadableIndexDetector unreadableIndexDetector = new UnreadableIndexDetector();

  /** Creates a detector that knows all known releases. */
  public GameDetector() {
    this(Releases.known());
  }

  /** Creates a detector that knows {@code releases}. */
  public GameDetector(Releases releases) {
    this.releases = releases;
    this.containers = new ContainerOpener(releases);
  }

  /**
   * Returns the games in {@code files}, and a refusal for each folder whose files have known names
   * but cannot be played. Games outside of archives come first. If several games have the same
   * index, only one of them is returned: the game with the fewest folders in its path or, among
   * several such games, a game with the file name of a known title. The others are returned as
   * refusals.
   */
  public List<Detection> detectGames(GameFiles files) {
    FileTree tree = new FileTree(files);
    List<Detection> detections = new ArrayList<>();
    List<Detection.Refused> unopenedContainers = containers.mountAll(tree);
    List<String> folders = new ArrayList<>(tree.folders());
    folders.sort(Comparator.comparing(folder -> !tree.containerOf(folder).isEmpty()));
    for (String folder : folders) {
      detections.addAll(detectInFolder(tree, folder));
    }
    List<Detection> games = new CopyFinder(tree).withoutCopies(detections);
    games.addAll(unopenedContainers);
    return ChoiceWords.withChoiceWords(games);
  }

  private List<Detection> detectInFolder(FileTree tree, String folder) {
    GameFiles folderFiles = tree.filesOf(folder);
    List<Detection> detections = new ArrayList<>();
    for (String index : indexCandidates(folderFiles)) {
      detections.add(detectIndex(tree, folder, index));
    }
    boolean isGame = detections.stream().anyMatch(Detection.Found.class::isInstance);
    if (!isGame) {
      otherVersions
          .describe(folderFiles)
          .map(reason -> new Detection.Refused(tree.displayName(folder), reason))
          .ifPresent(refused -> detections.add(0, refused));
    }
    return isGame
        ? detections.stream().filter(Detection.Found.class::isInstance).toList()
        : detections.stream().limit(1).toList();
  }

  /** Returns the files whose names are names of index files. Files of known titles come first. */
  private static List<String> indexCandidates(GameFiles files) {
    return files.names().stream()
        .filter(name -> name.toLowerCase(Locale.ROOT).endsWith(INDEX_SUFFIX))
        .sorted(Comparator.comparing(name -> GameTitle.ofStem(stem(name))))
        .toList();
  }

  private static String stem(String index) {
    return index.substring(0, index.length() - INDEX_SUFFIX.length());
  }

  private Detection detectIndex(FileTree tree, String folder, String index) {
    GameFiles files = tree.filesForGame(folder, stem(index));
    String folderName = tree.displayName(folder);
    byte[] raw;
    try {
      raw = files.readAll(index);
    } catch (FormatException e) {
      return new Detection.Refused(folderName, "The index file " + index + " cannot be read.");
    }
    GameIdentity identity = identify(tree, folder, files, index, raw);
    Optional<FileKey> key = keyOf(raw);
    return refusal(identity, raw, key)
        .<Detection>map(reason -> new Detection.Refused(folderName, reason))
        .orElseGet(
            () ->
                new Detection.Found(folderName, identity, key.orElse(FileKey.SHIPPED), files, ""));
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
    Optional<String> unreadableReason = unreadableIndexDetector.describe(index, raw);
    if (unreadableReason.isPresent()) {
      return unreadableReason;
    }
    if (key.isEmpty()) {
      return Optional.of(
          index + " is not a SCUMM index file: it does not begin with a chunk of such a file.");
    }
    ChunkSequence sequence = ChunkSequence.ofFile(key.get().apply(raw));
    if (isVersion6(sequence.chunks())) {
      return Optional.of(otherVersions.describeVersion6(index));
    }
    boolean isTruncated = sequence.damage().isPresent() && !Index.isComplete(sequence);
    return isTruncated && identity.title() != GameTitle.UNKNOWN
        ? Optional.of(UnreadableIndexDetector.incompleteMessage(index))
        : Optional.empty();
  }

  private static GameIdentity withOwnTitle(GameIdentity identity, GameFiles files) {
    return identity.isNamed()
        ? identity
        : SymbolHeading.title(files, identity.stem()).map(identity::withTitle).orElse(identity);
  }

  /**
   * Identifies the game by its index. If the index is unknown, the file that contains it identifies
   * the release.
   */
  private GameIdentity identify(
      FileTree tree, String folder, GameFiles files, String index, byte[] raw) {
    boolean hasSpeech = SPEECH_NAMES.stream().anyMatch(name -> files.find(name).isPresent());
    GameIdentity identity = withOwnTitle(releases.identify(index, raw, hasSpeech), files);
    String container = tree.containerOf(folder);
    return identity.isKnown() || container.isEmpty()
        ? identity
        : containers
            .identifyRelease(tree.files(), container)
            .map(release -> identity.insideContainer(release.inFolder(lastFolder(folder))))
            .orElse(identity);
  }

  private static String lastFolder(String folder) {
    String path = folder.endsWith("/") ? folder.substring(0, folder.length() - 1) : folder;
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /**
   * Returns the key of an index. The chunks of an index can be stored in any order, so any of them
   * may be the first.
   */
  private static Optional<FileKey> keyOf(byte[] raw) {
    return Index.CHUNK_TAGS.stream().flatMap(tag -> FileKey.of(raw, tag).stream()).findFirst();
  }

  /**
   * Returns whether the index has version 6. Indexes of the versions 5 and 6 differ only in their
   * limits.
   */
  private static boolean isVersion6(List<Chunk> chunks) {
    return chunks.stream()
        .filter(chunk -> chunk.tag().equals(GameLimits.TAG))
        .findFirst()
        .filter(limits -> limits.payload().length() >= GameLimits.VERSION_6_BYTES)
        .isPresent();
  }
}
