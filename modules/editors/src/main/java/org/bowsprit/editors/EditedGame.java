package org.bowsprit.editors;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.Analysis;
import org.bowsprit.bow.DeclaredName;
import org.bowsprit.bow.NameUse;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.SourcePosition;

/** All scripts of a folder with the texts of the editor, and the results of the compiler. */
final class EditedGame {

  private final Path folder;
  private final List<SourceText> sources;
  private final Analysis analysis;
  private final Map<String, FileText> files = new HashMap<>();
  private List<DeclaredName> names;
  private Map<SourcePosition, NameUse> uses;

  EditedGame(Path folder, List<SourceText> sources, Analysis analysis) {
    this.folder = folder;
    this.sources = sources;
    this.analysis = analysis;
  }

  Path folder() {
    return folder;
  }

  List<SourceText> sources() {
    return sources;
  }

  Analysis analysis() {
    return analysis;
  }

  /** Returns a script by its name in messages of the compiler; empty if there is none. */
  Optional<FileText> file(String name) {
    if (!files.containsKey(name)) {
      sources.stream()
          .filter(each -> each.path().equals(name))
          .forEach(each -> files.put(name, new FileText(each.text())));
    }
    return Optional.ofNullable(files.get(name));
  }

  /** Returns all names that are declared outside of code. */
  List<DeclaredName> names() {
    if (names == null) {
      names = analysis.names();
    }
    return names;
  }

  /** Returns all occurrences of names, which are declarations and uses. */
  Collection<NameUse> uses() {
    if (uses == null) {
      uses = new LinkedHashMap<>();
      for (DeclaredName each : names()) {
        uses.put(
            each.position(),
            new NameUse(each.name(), each.kind(), each.position(), each.position()));
      }
      analysis.uses().forEach(each -> uses.putIfAbsent(each.position(), each));
    }
    return uses.values();
  }

  /** Returns the name that the cursor touches; empty if the compiler has found no name there. */
  Optional<NameUse> useAt(Cursor cursor) {
    return cursor
        .word()
        .flatMap(
            word ->
                uses().stream()
                    .filter(each -> each.position().path().equals(cursor.file()))
                    .filter(each -> cursor.text().offset(each.position()) == word.start())
                    .findFirst());
  }

  /** Returns all occurrences of the same name, including its declaration. */
  List<NameUse> usesOf(NameUse name) {
    return uses().stream().filter(each -> each.declaration().equals(name.declaration())).toList();
  }

  /**
   * Returns the possible meanings of the name at the cursor. This is the meaning that the compiler
   * has found. If it has found none, as in a text with errors, all declarations of the name are
   * returned.
   */
  List<DeclaredName> possibleDeclarations(Cursor cursor) {
    Optional<NameUse> use = useAt(cursor);
    List<DeclaredName> declarations = new ArrayList<>();
    for (DeclaredName each : names()) {
      boolean isPossible =
          use.isPresent()
              ? each.position().equals(use.get().declaration())
              : cursor.word().filter(word -> word.text().equals(each.name())).isPresent();
      if (isPossible) {
        declarations.add(each);
      }
    }
    return declarations;
  }

  /**
   * Returns the declaration with a name. If there are several, a declaration in the given room
   * takes precedence.
   */
  Optional<DeclaredName> declarationOf(String name, String room) {
    return names().stream()
        .filter(each -> each.name().equals(name))
        .min((a, b) -> Boolean.compare(b.room().equals(room), a.room().equals(room)));
  }
}
