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
 * them.
 */
final class Documents {

  private final Map<Path, String> texts = new TreeMap<>();
  private final Map<Path, String> addresses = new HashMap<>();
  private final Set<Path> changed = new TreeSet<>();
  private final Map<Path, Set<Path>> filesWithDiagnostics = new HashMap<>();
  private final Map<Path, SourceAnalyzer> analyzers = new HashMap<>();
  private final Map<Path, EditedGame> games = new TreeMap<>();

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
    return addresses.getOrDefault(file, file.toUri().toString());
  }

  /** Replaces the text of a script on disk with the editor's text. */
  void put(String address, String text) {
    put(address, () -> text);
  }

  /** Changes the editor's text of a script. */
  void change(String address, List<Params> changes) {
    for (Params each : changes) {
      String text = file(address).map(texts::get).orElse("");
      put(address, () -> new FileText(text).applyChange(each));
    }
  }

  private void put(String address, Supplier<String> text) {
    file(address)
        .filter(file -> file.toString().endsWith(EditedSources.SUFFIX))
        .ifPresent(
            file -> {
              texts.put(file, text.get());
              addresses.put(file, address);
              markChanged(EditedSources.folderOf(file));
            });
  }

  /** Discards the editor's text of a file, so that the text on disk is used again. */
  void close(String address) {
    file(address).ifPresent(texts::remove);
    check(address);
  }

  /** Marks the folder of a file for compilation. */
  void check(String address) {
    file(address)
        .filter(addresses::containsKey)
        .map(EditedSources::folderOf)
        .ifPresent(this::markChanged);
  }

  private void markChanged(Path folder) {
    changed.add(folder);
    games.remove(folder);
  }

  /** Returns the game of a folder with the current texts. */
  EditedGame game(Path folder) throws IOException {
    EditedGame game = games.get(folder);
    if (game == null) {
      List<SourceText> sources = EditedSources.read(folder, texts);
      SourceAnalyzer analyzer = analyzers.computeIfAbsent(folder, key -> new SourceAnalyzer());
      game = new EditedGame(folder, sources, analyzer.analyze(sources));
      games.put(folder, game);
    }
    return game;
  }

  /** Returns the games about which the editor has sent requests. */
  List<EditedGame> games() {
    return List.copyOf(games.values());
  }

  /** Returns the start of the document in a request; empty if it is not a script. */
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

  /** Returns the position in a request; empty if the position is not in a script. */
  Optional<Cursor> cursor(Params params) throws IOException {
    Params position = params.get("position");
    position.get("line").number();
    position.get("character").number();
    return document(params)
        .map(
            each ->
                new Cursor(each.game(), each.file(), each.text(), each.text().offset(position)));
  }

  /** Compiles each folder that has changed, and reports new, remaining and resolved diagnostics. */
  void compile(Listener listener) throws IOException {
    for (Path folder : Set.copyOf(changed)) {
      changed.remove(folder);
      compile(folder, listener);
    }
  }

  private void compile(Path folder, Listener listener) throws IOException {
    EditedGame game = game(folder);
    Set<String> paths = game.sources().stream().map(SourceText::path).collect(Collectors.toSet());
    Map<Path, List<Diagnostic>> found =
        game.analysis().compilation().diagnostics().stream()
            .map(each -> paths.contains(each.at().path()) ? each : atStartOfGame(each))
            .collect(Collectors.groupingBy(each -> folder.resolve(each.at().path())));
    Set<Path> files = new TreeSet<>(found.keySet());
    files.addAll(filesWithDiagnostics.getOrDefault(folder, Set.of()));
    texts.keySet().stream()
        .filter(each -> EditedSources.folderOf(each).equals(folder))
        .forEach(files::add);
    filesWithDiagnostics.put(folder, found.keySet());
    files.forEach(each -> listener.publish(address(each), found.getOrDefault(each, List.of())));
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
