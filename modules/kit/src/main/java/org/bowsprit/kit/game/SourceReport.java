package org.bowsprit.kit.game;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.Diagnostic.Severity;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.media.image.ColourPicture;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;

/** Reads sources and reports each error at the place where the author can fix it. */
final class SourceReport {

  private final SourceTree tree;
  private final Diagnostics diagnostics;
  private final Set<String> readPictures = new HashSet<>();

  SourceReport(SourceTree tree, Diagnostics diagnostics) {
    this.tree = tree;
    this.diagnostics = diagnostics;
  }

  SourceTree tree() {
    return tree;
  }

  /** Reports an error at a place in a text. */
  void error(SourcePosition at, String message) {
    add(Severity.ERROR, at, 1, message);
  }

  /** Reports a warning at a place in a text. */
  void warning(SourcePosition at, String message) {
    add(Severity.WARNING, at, 1, message);
  }

  /** Returns the position of the first character of a line that is not a blank. */
  SourcePosition startOfLine(String path, int line) {
    String text = tree.line(new SourcePosition(path, line, 1));
    return new SourcePosition(path, line, text.length() - text.stripLeading().length() + 1);
  }

  /** Reports the problems of a text file, such as the file of a room's walk boxes. */
  void reportProblems(String path, Severity severity, List<TextProblem> problems) {
    for (TextProblem problem : problems) {
      SourcePosition position = new SourcePosition(path, problem.line(), problem.column());
      add(severity, position, problem.length(), problem.getMessage());
    }
  }

  private void add(Severity severity, SourcePosition at, int length, String message) {
    diagnostics.add(new Diagnostic(severity, at, length, message, tree.line(at)));
  }

  /** Returns a file. If it does not exist, reports an error at {@code at}. */
  Optional<Bytes> file(String path, SourcePosition at) {
    Optional<Bytes> file = tree.file(path);
    if (file.isEmpty()) {
      boolean isOutside = ("/" + path + "/").contains("/../");
      error(
          at,
          isOutside
              ? "expected a file of this folder or one below, found " + path + ": copy it here"
              : "expected the file " + path + ", which is not there" + similarPathHint(path));
    }
    return file;
  }

  /**
   * Returns a hint that names a file whose path differs only in capital letters, or an empty
   * string.
   */
  private String similarPathHint(String path) {
    return tree.files().keySet().stream()
        .filter(each -> each.equalsIgnoreCase(path))
        .findFirst()
        .map(each -> "; there is " + each)
        .orElse("");
  }

  /** Returns a picture. If it does not exist or cannot be read, reports an error at {@code at}. */
  Optional<IndexedPicture> picture(String path, SourcePosition at) {
    readPictures.add(path);
    Optional<Bytes> file = file(path, at);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(PngReader.read(file.get().toArray()));
    } catch (PngException e) {
      boolean isQuantised =
          path.startsWith(RoomFiles.ROOMS) || path.startsWith(CostumeBuilder.FOLDER);
      String hint =
          isQuantised && isTrueColour(path)
              ? "; or build with --quantise, or write 'quantise 1' in game { }"
              : "";
      error(at, path + ": " + e.getMessage() + hint);
      return Optional.empty();
    }
  }

  /** Returns whether {@link #picture} was called for a path. */
  boolean wasRead(String path) {
    return readPictures.contains(path);
  }

  /** Returns whether a file exists and is a picture without a palette. */
  boolean isTrueColour(String path) {
    return tree.file(path).map(each -> PngReader.isTrueColour(each.toArray())).orElse(false);
  }

  /** Returns a true-colour picture. If it cannot be read, reports an error at {@code at}. */
  Optional<ColourPicture> colours(String path, SourcePosition at) {
    try {
      return Optional.of(PngReader.readColours(tree.file(path).orElseThrow().toArray()));
    } catch (PngException e) {
      error(at, path + ": " + e.getMessage());
      return Optional.empty();
    }
  }
}
