package org.bowsprit.editors;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bow.Compilation;
import org.bowsprit.bow.LanguageWords;
import org.bowsprit.bow.NameUse;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.rpc.Params;
import org.bowsprit.rpc.RpcException;

/**
 * Renames a name in all scripts of a game, and the files and folders with that name. Before the
 * answer, the renamed game is compiled to check that its code is the same.
 */
final class Renaming implements Feature {

  private static final String NAME = "[\\p{L}_][\\p{L}\\d_$]*";

  private final Documents documents;
  private boolean canRenameFiles;

  Renaming(Documents documents) {
    this.documents = documents;
  }

  /** Stores the capabilities of the editor. */
  void initialize(Params params) {
    canRenameFiles =
        params
            .get("capabilities")
            .get("workspace")
            .get("workspaceEdit")
            .get("resourceOperations")
            .elements()
            .stream()
            .anyMatch(each -> each.text().equals("rename"));
  }

  /** Returns the range of the name at the cursor; null if it cannot be renamed. */
  Object prepare(Params params) throws IOException {
    Optional<Cursor> cursor = documents.cursor(params);
    Optional<NameUse> use =
        cursor
            .flatMap(each -> each.game().useAt(each))
            .filter(each -> cursor.get().game().file(each.declared().path()).isPresent());
    return use.<Object>map(
            each ->
                cursor
                    .get()
                    .text()
                    .range(
                        cursor.get().word().orElseThrow().start(),
                        cursor.get().word().orElseThrow().end()))
        .orElse(null);
  }

  @Override
  public Object answer(Params params) throws IOException {
    String name = params.get("newName").text();
    Optional<Cursor> cursor = documents.cursor(params);
    NameUse use =
        cursor
            .flatMap(each -> each.game().useAt(each))
            .orElseThrow(() -> refused("expected the cursor on a name that the game declares"));
    EditedGame game = cursor.get().game();
    if (game.file(use.declared().path()).isEmpty()) {
      throw refused("'" + use.name() + "' is a name of " + use.declared().path());
    }
    checkName(name);
    Map<String, List<Integer>> places = places(game, use);
    checkMeaning(game, renamed(game, places, use.name(), name));
    return edit(game, use, name, places);
  }

  private static void checkName(String name) {
    if (!name.matches(NAME)) {
      throw refused("expected a name of letters, digits and '_', found '" + name + "'");
    }
    if (LanguageWords.keywords().contains(name)
        || LanguageWords.operands(name).isPresent()
        || LanguageWords.knownNames().contains(name)) {
      throw refused("'" + name + "' is a word of the language");
    }
  }

  /**
   * Returns the offsets of a name in the files of the game. In each file, the last offset is first.
   */
  private static Map<String, List<Integer>> places(EditedGame game, NameUse use) {
    Map<String, List<Integer>> places = new TreeMap<>();
    for (NameUse each : game.usesOf(use)) {
      String path = each.at().path();
      FileText text =
          game.file(path)
              .orElseThrow(() -> refused("'" + use.name() + "' is a name that " + path + " uses"));
      places.computeIfAbsent(path, key -> new ArrayList<>()).add(text.offset(each.at()));
    }
    places.values().forEach(each -> each.sort((a, b) -> b - a));
    return places;
  }

  private static List<SourceText> renamed(
      EditedGame game, Map<String, List<Integer>> places, String old, String name) {
    List<SourceText> sources = new ArrayList<>();
    for (SourceText each : game.sources()) {
      StringBuilder text = new StringBuilder(each.text());
      for (int at : places.getOrDefault(each.path(), List.of())) {
        text.replace(at, at + old.length(), name);
      }
      sources.add(new SourceText(each.path(), text.toString()));
    }
    return sources;
  }

  private static void checkMeaning(EditedGame game, List<SourceText> renamed) {
    Compilation before = game.analysis().compilation();
    if (before.game().isEmpty()) {
      throw refused("correct the errors first: " + first(before));
    }
    Compilation after = new ScriptCompiler().compile(renamed);
    if (after.game().isEmpty()) {
      throw refused("the game would have errors: " + first(after));
    }
    if (!GameCode.of(before.game().get()).equals(GameCode.of(after.game().get()))) {
      throw refused("the new name would mean something else somewhere");
    }
  }

  private static String first(Compilation compilation) {
    Diagnostic error = compilation.errors().get(0);
    return error.at() + ": " + error.message();
  }

  private Map<String, Object> edit(
      EditedGame game, NameUse use, String name, Map<String, List<Integer>> places) {
    List<Map<String, String>> files = new NamedFiles(game).renamed(use, name);
    if (!files.isEmpty() && !canRenameFiles) {
      throw refused("files are called '" + use.name() + "', and the editor cannot rename them");
    }
    List<Object> changes = new ArrayList<>();
    places.forEach(
        (path, offsets) -> {
          FileText text = game.file(path).orElseThrow();
          List<Map<String, Object>> edits =
              offsets.stream()
                  .map(
                      at ->
                          Map.<String, Object>of(
                              "range", text.range(at, at + use.name().length()), "newText", name))
                  .toList();
          changes.add(Map.of("textDocument", document(game, path), "edits", edits));
        });
    if (!canRenameFiles) {
      return Map.of("changes", byAddress(changes));
    }
    changes.addAll(files);
    return Map.of("documentChanges", changes);
  }

  private Map<String, Object> document(EditedGame game, String path) {
    Map<String, Object> document = new TreeMap<>();
    document.put("uri", documents.address(game.folder().resolve(path)));
    document.put("version", null);
    return document;
  }

  /** Returns the edits in the older form of the protocol, which every editor can read. */
  private static Map<Object, Object> byAddress(List<Object> changes) {
    Map<Object, Object> byAddress = new TreeMap<>();
    for (Object each : changes) {
      Map<?, ?> change = (Map<?, ?>) each;
      byAddress.put(((Map<?, ?>) change.get("textDocument")).get("uri"), change.get("edits"));
    }
    return byAddress;
  }

  private static RpcException refused(String why) {
    return RpcException.wrong(why);
  }
}
