package org.bowsprit.editors;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.DeclaredName;
import org.bowsprit.bow.SourceToken;
import org.bowsprit.rpc.Params;

/** Lists the declarations of a file, and searches the declarations of all games. */
final class SymbolLists {

  // The numbers of SymbolKind in the protocol.
  private static final int MODULE = 2;
  private static final int FUNCTION = 12;
  private static final int VARIABLE = 13;
  private static final int CONSTANT = 14;
  private static final int OBJECT = 19;
  private static final int KEY = 20;
  private static final Map<String, Integer> KINDS =
      Map.of(
          "room", MODULE,
          "script", FUNCTION,
          "function", FUNCTION,
          "var", VARIABLE,
          "bit", VARIABLE,
          "string", VARIABLE,
          "const", CONSTANT,
          "object", OBJECT);

  private final Documents documents;

  SymbolLists(Documents documents) {
    this.documents = documents;
  }

  /** Returns the declarations of a file. The declarations of a room are children of the room. */
  List<Map<String, Object>> ofDocument(Params params) throws IOException {
    Optional<Cursor> document = documents.document(params);
    return document.map(each -> symbolsOf(each, "")).orElse(List.of());
  }

  private static List<Map<String, Object>> symbolsOf(Cursor document, String room) {
    List<Map<String, Object>> symbols = new ArrayList<>();
    for (DeclaredName each : document.game().names()) {
      if (each.room().equals(room) && each.position().path().equals(document.file())) {
        boolean isRoom = each.kind().equals("room");
        symbols.add(symbol(document, each, isRoom ? symbolsOf(document, each.name()) : List.of()));
      }
    }
    return symbols;
  }

  private static Map<String, Object> symbol(
      Cursor document, DeclaredName name, List<Map<String, Object>> children) {
    FileText text = document.text();
    int start = text.offset(name.position());
    int end = start + name.name().length();
    return Map.of(
        "name",
        name.name(),
        "detail",
        name.kind(),
        "kind",
        KINDS.getOrDefault(name.kind(), KEY),
        "range",
        text.range(start, Math.max(end, blockEnd(text, start))),
        "selectionRange",
        text.range(start, end),
        "children",
        children);
  }

  /**
   * Returns the end of the block that begins on the line of an offset; 0 if no block begins there.
   */
  private static int blockEnd(FileText text, int start) {
    int depth = 0;
    for (SourceToken each : text.tokens()) {
      boolean isOutside = depth == 0 && text.lineOf(each.start()) > text.lineOf(start);
      if (isOutside || (depth == 0 && each.start() > start && each.is(";"))) {
        return 0;
      }
      if (each.start() > start && each.is("{")) {
        depth++;
      } else if (each.start() > start && each.is("}") && --depth <= 0) {
        return depth == 0 ? each.end() : 0;
      }
    }
    return 0;
  }

  /** Returns the declarations in all games whose names contain a text. */
  List<Map<String, Object>> ofAll(Params params) {
    String query = params.get("query").text().toLowerCase(Locale.ROOT);
    List<Map<String, Object>> symbols = new ArrayList<>();
    for (EditedGame game : documents.games()) {
      for (DeclaredName each : game.names()) {
        if (each.name().toLowerCase(Locale.ROOT).contains(query)) {
          game.file(each.position().path())
              .ifPresent(text -> symbols.add(locatedSymbol(game, each, text)));
        }
      }
    }
    return symbols;
  }

  private Map<String, Object> locatedSymbol(EditedGame game, DeclaredName name, FileText text) {
    int start = text.offset(name.position());
    return Map.of(
        "name",
        name.name(),
        "kind",
        KINDS.getOrDefault(name.kind(), KEY),
        "containerName",
        name.room(),
        "location",
        Map.of(
            "uri",
            documents.address(game.folder().resolve(name.position().path())),
            "range",
            text.range(start, start + name.name().length())));
  }
}
