package org.bowsprit.editors;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.LanguageWords;
import org.bowsprit.bow.NameUse;
import org.bowsprit.bow.SourceToken;
import org.bowsprit.rpc.Params;

/** Reports the kind of each word of a file, so that an editor can colour it. */
final class SemanticTokens implements Feature {

  /** The kinds of tokens, in the order of their numbers. */
  static final List<String> LEGEND =
      List.of(
          "keyword",
          "comment",
          "string",
          "number",
          "namespace",
          "function",
          "variable",
          "parameter",
          "class",
          "enumMember",
          "property");

  private static final Map<String, String> KINDS =
      Map.ofEntries(
          Map.entry("room", "namespace"),
          Map.entry("script", "function"),
          Map.entry("function", "function"),
          Map.entry("variable", "variable"),
          Map.entry("var", "variable"),
          Map.entry("bit", "variable"),
          Map.entry("string", "variable"),
          Map.entry("local variable", "parameter"),
          Map.entry("class", "class"),
          Map.entry("constant", "enumMember"),
          Map.entry("const", "enumMember"));

  private final Documents documents;

  SemanticTokens(Documents documents) {
    this.documents = documents;
  }

  @Override
  public Object answer(Params params) throws IOException {
    Optional<Cursor> document = documents.document(params);
    return Map.of("data", document.map(SemanticTokens::encodedTokens).orElse(List.of()));
  }

  /**
   * Returns five numbers for each token: the distance to the previous token in lines and in
   * columns, the length, the kind, and 0.
   */
  private static List<Integer> encodedTokens(Cursor document) {
    FileText text = document.text();
    Map<Integer, NameUse> uses = new HashMap<>();
    document.game().uses().stream()
        .filter(each -> each.position().path().equals(document.file()))
        .forEach(each -> uses.put(text.offset(each.position()), each));
    List<Integer> data = new ArrayList<>();
    int lastLine = 0;
    int lastStart = 0;
    for (SourceToken each : text.tokens()) {
      int kind = LEGEND.indexOf(kind(each, Optional.ofNullable(uses.get(each.start()))));
      int line = text.lineOf(each.start());
      // A token of the protocol must not extend over the end of its line.
      if (kind < 0 || each.text().contains("\n")) {
        continue;
      }
      int start = each.start() - (line == lastLine ? lastStart : each.start() - column(text, each));
      data.addAll(List.of(line - lastLine, start, each.text().length(), kind, 0));
      lastLine = line;
      lastStart = each.start();
    }
    return data;
  }

  private static int column(FileText text, SourceToken token) {
    return token.start() - (text.text().lastIndexOf('\n', token.start()) + 1);
  }

  private static String kind(SourceToken token, Optional<NameUse> use) {
    return switch (token.kind()) {
      case COMMENT -> "comment";
      case TEXT -> "string";
      case NUMBER -> "number";
      case SIGN, ASSEMBLY -> "";
      case WORD ->
          use.map(each -> KINDS.getOrDefault(each.kind().replaceFirst("^an? ", ""), "property"))
              .orElse(kindOfWord(token.text()));
    };
  }

  private static String kindOfWord(String word) {
    if (LanguageWords.keywords().contains(word)) {
      return "keyword";
    }
    return LanguageWords.operands(word).isPresent() ? "function" : "";
  }
}
