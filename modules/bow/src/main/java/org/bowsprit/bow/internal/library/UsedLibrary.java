package org.bowsprit.bow.internal.library;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.parse.DeclarationParser;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.tree.Declaration;

/**
 * The interface that a game uses.
 *
 * @param name its name
 * @param languages the languages of the game
 * @param replaced names that the game declares itself
 */
public record UsedLibrary(String name, List<String> languages, Set<String> replaced) {

  /** Stores immutable copies of the collections. */
  public UsedLibrary {
    languages = List.copyOf(languages);
    replaced = Set.copyOf(replaced);
  }

  /** Returns the interface that sources use; empty if they use none or an unknown one. */
  public static Optional<UsedLibrary> of(List<Source> sources) {
    if (sources.stream().noneMatch(each -> each.text().contains("interface"))) {
      return Optional.empty();
    }
    List<Declaration> own = new ArrayList<>();
    sources.forEach(each -> own.addAll(DeclarationParser.parse(each, new Diagnostics())));
    Set<String> names = new HashSet<>();
    own.forEach(each -> NamedDeclaration.of(each).ifPresent(named -> names.add(named.name())));
    return own.stream()
        .filter(Declaration.Use.class::isInstance)
        .map(each -> ((Declaration.Use) each).library())
        .filter(InterfaceLibrary.NAMES::contains)
        .findFirst()
        .map(name -> new UsedLibrary(name, LibraryLinker.languages(own), names));
  }

  /** Returns the original source. */
  public Source source() {
    return InterfaceLibrary.source(name);
  }

  /** Returns a text's versions in the languages of the game. English replaces a missing version. */
  public List<String> versions(List<String> all) {
    return InterfaceLibrary.versions(all, languages);
  }

  /** Returns whether the interface has words in a language. */
  public boolean hasTexts(String language) {
    return InterfaceLibrary.LANGUAGES.contains(language);
  }
}
