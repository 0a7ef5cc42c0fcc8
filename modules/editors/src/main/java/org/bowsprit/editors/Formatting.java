package org.bowsprit.editors;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.SourceFormatter;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.SourceToken;
import org.bowsprit.rpc.Params;

/** Formats a file, or some of its lines, in the style of the language. */
final class Formatting implements Feature {

  private final Documents documents;

  Formatting(Documents documents) {
    this.documents = documents;
  }

  @Override
  public Object answer(Params params) throws IOException {
    Optional<Cursor> document = documents.document(params);
    if (document.isEmpty()) {
      return null;
    }
    FileText text = document.get().text();
    Optional<String> formatted =
        SourceFormatter.format(new SourceText(document.get().file(), text.text())).text();
    Params range = params.get("range");
    return formatted
        .map(
            each ->
                range.isMissing()
                    ? edit(text, 0, text.text().length(), each)
                    : edit(text, range, new FileText(each)))
        .orElse(List.of());
  }

  private static List<Map<String, Object>> edit(
      FileText text, int start, int end, String replacement) {
    return text.text().substring(start, end).equals(replacement)
        ? List.of()
        : List.of(Map.of("range", text.range(start, end), "newText", replacement));
  }

  /**
   * Replaces the lines that a range touches. Formatting changes no tokens except semicolons, so the
   * tokens of both texts correspond to each other.
   */
  private static List<Map<String, Object>> edit(FileText text, Params range, FileText formatted) {
    List<SourceToken> before = tokens(text);
    List<SourceToken> after = tokens(formatted);
    int firstLine = range.get("start").get("line").number();
    int lastLine = range.get("end").get("line").number();
    int first = 0;
    while (first < before.size() && text.lineOf(before.get(first).end()) < firstLine) {
      first++;
    }
    int last = before.size() - 1;
    while (last >= 0 && text.lineOf(before.get(last).start()) > lastLine) {
      last--;
    }
    if (first > last) {
      return List.of();
    }
    while (first > 0 && !(startsLine(text, before, first) && startsLine(formatted, after, first))) {
      first--;
    }
    int from = before.get(first).start() - indent(text, before.get(first));
    int to = after.get(first).start() - indent(formatted, after.get(first));
    return edit(
        text, from, before.get(last).end(), formatted.text().substring(to, after.get(last).end()));
  }

  private static List<SourceToken> tokens(FileText text) {
    return text.tokens().stream().filter(each -> !each.is(";")).toList();
  }

  private static boolean startsLine(FileText text, List<SourceToken> tokens, int index) {
    return index == 0
        || text.lineOf(tokens.get(index - 1).end()) < text.lineOf(tokens.get(index).start());
  }

  private static int indent(FileText text, SourceToken token) {
    return token.start() - (text.text().lastIndexOf('\n', token.start()) + 1);
  }
}
