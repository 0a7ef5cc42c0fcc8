package org.bowsprit.editors;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.bowsprit.bow.SourceAnalyzer;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.rpc.Params;

/**
 * The files that are open in the editor, their games, and the last diagnostics that were sent for
 * these files.
 */
final class Documents {

  private final Map<Path, String> textByFile = new TreeMap<>();
  private final Map<Path, String> addressByFile = new HashMap<>();
  private final Set<Path> changedFolders = new TreeSet<>();
  private final Map<Path, Set<Path>> filesWithDiagnostics = new HashMap<>();
  private final Map<Path, SourceAnalyzer> analyzerByFolder = new HashMap<>();
  private final Map<Path, EditedGame> gameByFolder = new TreeMap<>();

  /** Receives the compiler's diagnostics of a file. */
  @FunctionalInterface
  interface Listener {
    /** Receives all diagnostics of the file at an address. */
    void publish(String address, List<Diagnostic> diagnostics);
  }

  /**
   * Returns the file at an address; empty if the address is not in a file system, or is the root of
   * a file system.
   */
  static Optional<Path> file(String address) {
    try {
      Path path = Path.of(URI.create(address)).toAbsolutePath().normalize();
      return Optional.of(path).filter(file -> file.getParent() != null);
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns the address of a file. If the file is open in the editor, the address has the form that
   * the editor uses.
   */
  String address(Path file) {
    return addressByFile.getOrDefault(file, file.toUri().toString());
  }

  /** Replaces the text of a script on disk with the editor's text. */
  void put(String address, String text) {
    put(address, () -> text);
  }

  /** Changes the editor's text of a script. */
  void change(String address, List<Params> changes) {
    for (Params each : changes) {
      String text = file(address).map(textByFile::get).orElse("");
      put(address, () -> new FileText(text).applyChange(each));
    }
  }

  private void put(String address, Supplier<String> text) {
    file(address)
        .filter(file -> file.toString().endsWith(EditedSources.SUFFIX))
        .ifPresent(
            file -> {
              textByFile.put(file, text.get());
              addressByFile.put(file, address);
              markChanged(EditedSources.folderOf(file));
            });
  }

  /** Discards the editor's text of a file, so that the text on disk is used again. */
  void close(String address) {
    file(address).ifPresent(textByFile::remove);
    check(address);
  }

  /** Marks the folder of a file for compilation. */
  void check(String address) {
    file(address)
        .filter(addressByFile::containsKey)
        .map(EditedSources::folderOf)
        .ifPresent(this::markChanged);
  }

  private void markChanged(Path folder) {
    changedFolders.add(folder);
    gameByFolder.remove(folder);
  }

  /** Returns the game of a folder with the current texts. */
  EditedGame game(Path folder) throws IOException {
    EditedGame game = gameByFolder.get(folder);
    if (game == null) {
      List<SourceText> sources = EditedSources.read(folder, textByFile);
      SourceAnalyzer analyzer =
          analyzerByFolder.computeIfAbsent(folder, key -> new SourceAnalyzer());
      game = new EditedGame(folder, sources, analyzer.analyze(sources));
      gameByFolder.put(folder, game);
    }
    return game;
  }

  /** Returns the games about which the editor has sent requests. */
  List<EditedGame> games() {
    return List.copyOf(gameByFolder.values());
  }

  /**
   * Returns a cursor at the start of the document in a request; empty if the document is not a
   * script.
   */
  Optional<Cursor> document(Params params) throws IOException {
    Optional<Path> file = file(params.get("textDocument").get("uri").text());
    if (file.isEmpty()) {
      return Optional.empty();
    }
    Path folder = EditedSources.folderOf(file.get());
    String name = EditedSources.name(folder, file.get());
    EditedGame game = game(folder);
    return game.file(name).map(text -> new Cursor(game, name, text, 0));
  }

  /** Returns a cursor at the position in a request; empty if the position is not in a script. */
  Optional<Cursor> cursor(Params params) throws IOException {
    Params position = params.get("position");
    position.get("line").number();
    position.get("character").number();
    return document(params)
        .map(
            each ->
                new Cursor(each.game(), each.file(), each.text(), each.text().offset(position)));
  }

  /**
   * Compiles each folder that has changed, and reports the diagnostics of its files, including
   * files whose diagnostics were resolved.
   */
  void compile(Listener listener) throws IOException {
    for (Path folder : Set.copyOf(changedFolders)) {
      changedFolders.remove(folder);
      compile(folder, listener);
    }
  }

  private void compile(Path folder, Listener listener) throws IOException {
    EditedGame game = game(folder);
    Set<String> paths = game.sources().stream().map(SourceText::path).collect(Collectors.toSet());
    Map<Path, List<Diagnostic>> diagnosticsByFile =
        game.analysis().compilation().diagnostics().stream()
            .map(each -> paths.contains(each.at().path()) ? each : atStartOfGame(each))
            .collect(Collectors.groupingBy(each -> folder.resolve(each.at().path())));
    Set<Path> files = new TreeSet<>(diagnosticsByFile.keySet());
    files.addAll(filesWithDiagnostics.getOrDefault(folder, Set.of()));
    textByFile.keySet().stream()
        .filter(each -> EditedSources.folderOf(each).equals(folder))
        .forEach(files::add);
    filesWithDiagnostics.put(folder, diagnosticsByFile.keySet());
    files.forEach(
        each -> listener.publish(address(each), diagnosticsByFile.getOrDefault(each, List.of())));
  }

  /**
   * Converts a diagnostic about an interface of the language to a diagnostic at the start of
   * game.bow, because the editor cannot show the source of the interface.
   */
  private static Diagnostic atStartOfGame(Diagnostic diagnostic) {
    return new Diagnostic(
        diagnostic.severity(),
        new SourcePosition(EditedSources.GAME, 1, 1),
        1,
        diagnostic.at() + ": " + diagnostic.message(),
        "");
  }
}
