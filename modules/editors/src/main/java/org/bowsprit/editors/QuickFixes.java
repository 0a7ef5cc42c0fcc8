package org.bowsprit.editors;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.rpc.Params;

/** Offers to replace a misspelt name with the suggestion of the compiler. */
final class QuickFixes implements Feature {

  private static final Pattern SUGGESTION = Pattern.compile("did you mean '([^']+)'\\?");

  private final Documents documents;

  QuickFixes(Documents documents) {
    this.documents = documents;
  }

  @Override
  public Object answer(Params params) throws IOException {
    Optional<Cursor> document = documents.document(params);
    List<Map<String, Object>> actions = new ArrayList<>();
    if (document.isPresent()) {
      String address = params.get("textDocument").get("uri").text();
      for (Params each : params.get("context").get("diagnostics").elements()) {
        Matcher suggestion = SUGGESTION.matcher(each.get("message").text());
        if (suggestion.find()) {
          actions.add(action(document.get().text(), address, each, suggestion.group(1)));
        }
      }
    }
    return actions;
  }

  private static Map<String, Object> action(
      FileText text, String address, Params diagnostic, String suggestion) {
    int start = text.offset(diagnostic.get("range").get("start"));
    int end = text.offset(diagnostic.get("range").get("end"));
    // For example, the compiler marks 'kitchen.hacth' and suggests 'hatch'.
    int name = suggestion.contains(".") ? start : text.text().lastIndexOf('.', end - 1) + 1;
    Map<String, Object> edit =
        Map.of("range", text.range(Math.max(start, name), end), "newText", suggestion);
    return Map.of(
        "title",
        "Replace by '" + suggestion + "'",
        "kind",
        "quickfix",
        "isPreferred",
        true,
        "edit",
        Map.of("changes", Map.of(address, List.of(edit))));
  }
}
