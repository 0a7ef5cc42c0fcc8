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
 * edits are returned, the renamed game is compiled to check that its code is unchanged.
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
            .filter(each -> cursor.get().game().file(each.declaration().path()).isPresent());
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
            .orElseThrow(() -> refusal("expected the cursor on a name that the game declares"));
    EditedGame game = cursor.get().game();
    if (game.file(use.declaration().path()).isEmpty()) {
      throw refusal(
          "'"
              + use.name()
              + "' is declared in "
              + use.declaration().path()
              + ", which is not a script of this game, so it cannot be renamed");
    }
    checkName(name);
    Map<String, List<Integer>> nameOffsets = nameOffsets(game, use);
    checkSameCode(game, renamedSources(game, nameOffsets, use.name(), name));
    return edit(game, use, name, nameOffsets);
  }

  private static void checkName(String name) {
    if (!name.matches(NAME)) {
      throw refusal(
          "expected a name of letters, digits, '_' and '$', beginning with a letter or '_', found '"
              + name
              + "'");
    }
    if (LanguageWords.keywords().contains(name)
        || LanguageWords.operands(name).isPresent()
        || LanguageWords.knownNames().contains(name)) {
      throw refusal("'" + name + "' is a word of the language");
    }
  }

  /**
   * Returns the offsets of a name in the files of the game. The offsets in each file are in
   * descending order.
   */
  private static Map<String, List<Integer>> nameOffsets(EditedGame game, NameUse use) {
    Map<String, List<Integer>> nameOffsets = new TreeMap<>();
    for (NameUse each : game.usesOf(use)) {
      String path = each.position().path();
      FileText text =
          game.file(path)
              .orElseThrow(
                  () ->
                      refusal(
                          "'"
                              + use.name()
                              + "' is used in "
                              + path
                              + ", which is not a script of this game, so it cannot be renamed"));
      nameOffsets.computeIfAbsent(path, key -> new ArrayList<>()).add(text.offset(each.position()));
    }
    nameOffsets.values().forEach(each -> each.sort((a, b) -> b - a));
    return nameOffsets;
  }

  private static List<SourceText> renamedSources(
      EditedGame game, Map<String, List<Integer>> nameOffsets, String old, String name) {
    List<SourceText> sources = new ArrayList<>();
    for (SourceText each : game.sources()) {
      StringBuilder text = new StringBuilder(each.text());
      for (int offset : nameOffsets.getOrDefault(each.path(), List.of())) {
        text.replace(offset, offset + old.length(), name);
      }
      sources.add(new SourceText(each.path(), text.toString()));
    }
    return sources;
  }

  private static void checkSameCode(EditedGame game, List<SourceText> renamed) {
    Compilation before = game.analysis().compilation();
    if (before.game().isEmpty()) {
      throw refusal("correct the errors first: " + firstError(before));
    }
    Compilation after = new ScriptCompiler().compile(renamed);
    if (after.game().isEmpty()) {
      throw refusal("the game would have errors: " + firstError(after));
    }
    if (!CompiledCode.of(before.game().get()).equals(CompiledCode.of(after.game().get()))) {
      throw refusal(
          "the code of the game would change, because the new name is used for something else");
    }
  }

  private static String firstError(Compilation compilation) {
    Diagnostic error = compilation.errors().get(0);
    return error.at() + ": " + error.message();
  }

  private Map<String, Object> edit(
      EditedGame game, NameUse use, String name, Map<String, List<Integer>> nameOffsets) {
    List<Map<String, String>> files = new NamedFiles(game).renameOperations(use, name);
    if (!files.isEmpty() && !canRenameFiles) {
      throw refusal("files are called '" + use.name() + "', and the editor cannot rename them");
    }
    List<Object> changes = new ArrayList<>();
    nameOffsets.forEach(
        (path, offsets) -> {
          FileText text = game.file(path).orElseThrow();
          List<Map<String, Object>> edits =
              offsets.stream()
                  .map(
                      offset ->
                          Map.<String, Object>of(
                              "range",
                              text.range(offset, offset + use.name().length()),
                              "newText",
                              name))
                  .toList();
          changes.add(Map.of("textDocument", document(game, path), "edits", edits));
        });
    if (!canRenameFiles) {
      return Map.of("changes", editsByAddress(changes));
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
  private static Map<Object, Object> editsByAddress(List<Object> changes) {
    Map<Object, Object> byAddress = new TreeMap<>();
    for (Object each : changes) {
      Map<?, ?> change = (Map<?, ?>) each;
      byAddress.put(((Map<?, ?>) change.get("textDocument")).get("uri"), change.get("edits"));
    }
    return byAddress;
  }

  private static RpcException refusal(String reason) {
    return RpcException.wrongParameters(reason);
  }
}
