package org.bowsprit.editors;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.DeclaredName;
import org.bowsprit.bow.NameUse;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.rpc.Params;

/** Finds the declaration and the occurrences of a name. */
final class Occurrences {

  private final Documents documents;

  Occurrences(Documents documents) {
    this.documents = documents;
  }

  /** Returns the position of the declaration of the name at the cursor. */
  List<Map<String, Object>> definition(Params params) throws IOException {
    Optional<Cursor> cursor = documents.cursor(params);
    if (cursor.isEmpty()) {
      return List.of();
    }
    EditedGame game = cursor.get().game();
    Optional<NameUse> use = game.useAt(cursor.get());
    if (use.isPresent()) {
      return locations(game, List.of(use.get().declaration()), use.get().name());
    }
    List<DeclaredName> meant = game.possibleDeclarations(cursor.get());
    return meant.isEmpty()
        ? List.of()
        : locations(game, meant.stream().map(DeclaredName::position).toList(), meant.get(0).name());
  }

  /** Returns the occurrences of the name at the cursor. */
  List<Map<String, Object>> references(Params params) throws IOException {
    boolean withDeclaration = params.get("context").get("includeDeclaration").isTrue();
    Optional<Cursor> cursor = documents.cursor(params);
    Optional<NameUse> use = cursor.flatMap(each -> each.game().useAt(each));
    if (use.isEmpty()) {
      return List.of();
    }
    List<SourcePosition> all =
        cursor.get().game().usesOf(use.get()).stream()
            .filter(each -> withDeclaration || !each.isDeclaration())
            .map(NameUse::position)
            .sorted()
            .toList();
    return locations(cursor.get().game(), all, use.get().name());
  }

  /** Returns the occurrences of the name at the cursor in the same file. */
  List<Map<String, Object>> highlights(Params params) throws IOException {
    Optional<Cursor> cursor = documents.cursor(params);
    Optional<NameUse> use = cursor.flatMap(each -> each.game().useAt(each));
    if (use.isEmpty()) {
      return List.of();
    }
    FileText text = cursor.get().text();
    return cursor.get().game().usesOf(use.get()).stream()
        .filter(each -> each.position().path().equals(cursor.get().file()))
        .map(each -> text.offset(each.position()))
        .map(at -> Map.<String, Object>of("range", text.range(at, at + use.get().name().length())))
        .toList();
  }

  private List<Map<String, Object>> locations(
      EditedGame game, List<SourcePosition> positions, String name) {
    return positions.stream()
        .map(each -> location(game, each, name.length()))
        .flatMap(Optional::stream)
        .toList();
  }

  /**
   * Returns a location in a file of the game; empty if the position is in an interface of the
   * language.
   */
  private Optional<Map<String, Object>> location(EditedGame game, SourcePosition at, int length) {
    return game.file(at.path())
        .map(
            text ->
                Map.of(
                    "uri",
                    documents.address(game.folder().resolve(at.path())),
                    "range",
                    text.range(text.offset(at), text.offset(at) + length)));
  }
}
