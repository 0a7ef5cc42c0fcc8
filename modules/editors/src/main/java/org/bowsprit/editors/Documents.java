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
import java.util.stream.Collectors;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.SourcePosition;

/** The files that are open in the editor, and the diagnostics last sent for their folders. */
final class Documents {

  private final Map<Path, String> texts = new TreeMap<>();
  private final Map<Path, String> addresses = new HashMap<>();
  private final Set<Path> changed = new TreeSet<>();
  private final Map<Path, Set<Path>> told = new HashMap<>();

  /** Receives the compiler's diagnostics of a file. */
  @FunctionalInterface
  interface Listener {
    /** Receives all diagnostics of the file at an address. */
    void diagnosed(String address, List<Diagnostic> diagnostics);
  }

  /** Returns the file at an address; empty if it is not in a file system, or is the root of one. */
  static Optional<Path> file(String address) {
    try {
      Path path = Path.of(URI.create(address)).toAbsolutePath().normalize();
      return Optional.of(path).filter(file -> file.getParent() != null);
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  /** Returns the address of a file, in the editor's own form if the file is open there. */
  String address(Path file) {
    return addresses.getOrDefault(file, file.toUri().toString());
  }

  /** Replaces the text of a script on disk by the editor's text. */
  void put(String address, String text) {
    file(address)
        .filter(file -> file.toString().endsWith(EditedSources.SUFFIX))
        .ifPresent(
            file -> {
              texts.put(file, text);
              addresses.put(file, address);
              changed.add(EditedSources.folderOf(file));
            });
  }

  /** Returns to the text on disk. */
  void close(String address) {
    file(address).ifPresent(texts::remove);
    check(address);
  }

  /** Marks the folder of a file for compilation. */
  void check(String address) {
    file(address)
        .filter(addresses::containsKey)
        .map(EditedSources::folderOf)
        .ifPresent(changed::add);
  }

  /** Returns all scripts of a folder. */
  List<SourceText> sources(Path folder) throws IOException {
    return EditedSources.read(folder, texts);
  }

  /** Compiles each folder that has changed, and reports new, remaining and resolved diagnostics. */
  void compile(Listener listener) throws IOException {
    for (Path folder : Set.copyOf(changed)) {
      changed.remove(folder);
      compile(folder, listener);
    }
  }

  private void compile(Path folder, Listener listener) throws IOException {
    List<SourceText> sources = sources(folder);
    Set<String> paths = sources.stream().map(SourceText::path).collect(Collectors.toSet());
    Map<Path, List<Diagnostic>> found =
        new ScriptCompiler()
            .compile(sources).diagnostics().stream()
                .map(each -> paths.contains(each.at().path()) ? each : ofInterface(each))
                .collect(Collectors.groupingBy(each -> folder.resolve(each.at().path())));
    Set<Path> files = new TreeSet<>(found.keySet());
    files.addAll(told.getOrDefault(folder, Set.of()));
    texts.keySet().stream()
        .filter(each -> EditedSources.folderOf(each).equals(folder))
        .forEach(files::add);
    told.put(folder, found.keySet());
    files.forEach(each -> listener.diagnosed(address(each), found.getOrDefault(each, List.of())));
  }

  /** An error in an interface of the language is not in a file that could be shown. */
  private static Diagnostic ofInterface(Diagnostic diagnostic) {
    return new Diagnostic(
        diagnostic.severity(),
        new SourcePosition(EditedSources.GAME, 1, 1),
        1,
        diagnostic.at() + ": " + diagnostic.message(),
        "");
  }
}
