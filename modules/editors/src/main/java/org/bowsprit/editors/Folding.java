package org.bowsprit.editors;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.SourceToken;
import org.bowsprit.rpc.Params;

/** Finds the ranges that an editor can fold: blocks, and comments of several lines. */
final class Folding implements Feature {

  private final Documents documents;

  Folding(Documents documents) {
    this.documents = documents;
  }

  @Override
  public Object answer(Params params) throws IOException {
    Optional<Cursor> document = documents.document(params);
    return document.map(each -> ranges(each.text())).orElse(List.of());
  }

  private static List<Map<String, Object>> ranges(FileText text) {
    List<Map<String, Object>> ranges = new ArrayList<>();
    Deque<Integer> open = new ArrayDeque<>();
    int commentStart = -1;
    int commentEnd = -1;
    for (SourceToken each : text.tokens()) {
      int line = text.lineOf(each.start());
      if (each.is("{")) {
        open.push(line);
      } else if (each.is("}") && !open.isEmpty()) {
        // The line with the closing brace stays visible.
        add(ranges, open.pop(), line - 1, "region");
      } else if (each.kind() == SourceToken.Kind.COMMENT) {
        if (line != commentEnd + 1 || commentStart < 0) {
          add(ranges, commentStart, commentEnd, "comment");
          commentStart = line;
        }
        commentEnd = text.lineOf(each.end());
      }
    }
    add(ranges, commentStart, commentEnd, "comment");
    return ranges;
  }

  private static void add(List<Map<String, Object>> ranges, int first, int last, String kind) {
    if (first >= 0 && last > first) {
      ranges.add(Map.of("startLine", first, "endLine", last, "kind", kind));
    }
  }
}
