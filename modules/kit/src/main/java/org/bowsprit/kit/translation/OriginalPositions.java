package org.bowsprit.kit.translation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bow.text.TextFinder;
import org.bowsprit.bow.text.TextOccurrence;

/**
 * Moves diagnostics from the compiled sources, which include translations, to their positions in
 * the author's sources. The compiled texts are longer, but each stays on its line.
 */
public final class OriginalPositions {

  private final Map<String, SourceText> originals = new HashMap<>();
  private final Map<String, SourceText> compiled = new HashMap<>();

  /**
   * Prepares to move diagnostics between two versions of the same sources.
   *
   * @param originals the sources that the author wrote
   * @param compiled the sources that were compiled
   */
  public OriginalPositions(List<SourceText> originals, List<SourceText> compiled) {
    originals.forEach(source -> this.originals.put(source.path(), source));
    compiled.forEach(source -> this.compiled.put(source.path(), source));
  }

  /** Returns the diagnostic with its position and line in the original source. */
  public Diagnostic of(Diagnostic diagnostic) {
    SourcePosition at = diagnostic.at();
    SourceText original = originals.get(at.path());
    SourceText compiledText = compiled.get(at.path());
    if (original == null || compiledText == null || original.equals(compiledText)) {
      return diagnostic;
    }
    int offset = lineStart(compiledText.text(), at.line()) + at.column() - 1;
    int start = lineStart(original.text(), at.line());
    int column = Math.max(0, originalOffset(offset, original, compiledText) - start);
    String line = original.text().substring(start).lines().findFirst().orElse("");
    return new Diagnostic(
        diagnostic.severity(),
        new SourcePosition(at.path(), at.line(), Math.min(column, line.length()) + 1),
        diagnostic.length(),
        diagnostic.message(),
        line);
  }

  /**
   * Returns the offset in the original source. The code between two texts is the same in both
   * sources.
   */
  private static int originalOffset(int offset, SourceText original, SourceText compiledText) {
    List<TextOccurrence> originalPlaces = TextFinder.find(original);
    List<TextOccurrence> compiledPlaces = TextFinder.find(compiledText);
    int shift = 0;
    for (int i = 0; i < Math.min(originalPlaces.size(), compiledPlaces.size()); i++) {
      if (offset < compiledPlaces.get(i).end()) {
        return Math.min(offset + shift, originalPlaces.get(i).end() - 1);
      }
      shift = originalPlaces.get(i).end() - compiledPlaces.get(i).end();
    }
    return offset + shift;
  }

  private static int lineStart(String text, int line) {
    int start = 0;
    for (int i = 1; i < line; i++) {
      int end = text.indexOf('\n', start);
      if (end < 0) {
        return text.length();
      }
      start = end + 1;
    }
    return start;
  }
}
