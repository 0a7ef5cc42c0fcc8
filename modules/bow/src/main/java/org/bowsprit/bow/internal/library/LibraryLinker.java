package org.bowsprit.bow.internal.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.parse.DeclarationParser;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.vm.symbol.NearestName;

/**
 * Adds the declarations of an interface of the {@link InterfaceLibrary} to those of the game that
 * uses it. They come after the game's own declarations, so that these are numbered first.
 * Declarations that the game replaces are left out.
 */
public final class LibraryLinker {

  private final List<Declaration> own;
  private final Optional<Source> translated;
  private final Diagnostics diagnostics;
  private final Map<String, Named> named = new HashMap<>();
  private final List<String> languages;

  /**
   * Prepares to link.
   *
   * @param own the declarations of the game's files
   * @param translated the interface's source with its texts in the game's languages; empty to use
   *     the original texts
   * @param diagnostics receives errors
   */
  public LibraryLinker(
      List<Declaration> own, Optional<Source> translated, Diagnostics diagnostics) {
    this.own = List.copyOf(own);
    this.translated = translated;
    this.diagnostics = diagnostics;
    this.languages = languages(own);
    own.forEach(each -> Named.of(each).ifPresent(it -> named.putIfAbsent(it.name(), it)));
  }

  /** Returns whether a path names an interface instead of a file of the game. */
  public static boolean isLibrary(String path) {
    return path.startsWith(InterfaceLibrary.FOLDER);
  }

  /** Returns all declarations of the game. */
  public List<Declaration> link() {
    List<Declaration> all = new ArrayList<>(own);
    all(own, Declaration.Need.class)
        .forEach(each -> diagnostics.add(each.span().error("expected a game's declaration")));
    List<Declaration.Use> uses = all(own, Declaration.Use.class);
    if (uses.size() > 1) {
      diagnostics.add(uses.get(1).span().error("expected only one interface in a game"));
    } else if (uses.size() == 1) {
      link(uses.get(0), all);
    }
    return all;
  }

  private void link(Declaration.Use use, List<Declaration> all) {
    if (!InterfaceLibrary.NAMES.contains(use.library())) {
      diagnostics.add(
          use.span()
              .error(
                  "no interface is called '%s'%s There is %s"
                      .formatted(
                          use.library(),
                          sentence(NearestName.hint(use.library(), InterfaceLibrary.NAMES)),
                          String.join(", ", InterfaceLibrary.NAMES))));
      return;
    }
    List<Declaration> library =
        translated
            .map(source -> DeclarationParser.parse(source, diagnostics))
            .orElseGet(
                () ->
                    DeclarationParser.parse(
                        InterfaceLibrary.source(use.library()), this::versions, diagnostics));
    List<String> missing = new ArrayList<>();
    for (Declaration each : library) {
      if (each instanceof Declaration.Need need) {
        missing(need).ifPresent(missing::add);
      } else if (!isReplaced(each, use)) {
        all.add(each);
      }
    }
    if (!missing.isEmpty()) {
      diagnostics.add(
          use.span()
              .error(
                  "the interface %s needs %s"
                      .formatted(use.library(), String.join("; ", missing))));
    }
  }

  private static String sentence(String suggestion) {
    return suggestion.isEmpty() ? "." : suggestion;
  }

  private List<Span> versions(List<Span> all) {
    return InterfaceLibrary.versions(all, languages);
  }

  static List<String> languages(List<Declaration> declarations) {
    return all(declarations, Declaration.Settings.class).stream()
        .filter(each -> each.kind().isWord("languages"))
        .flatMap(each -> each.settings().stream())
        .flatMap(each -> each.values().stream())
        .filter(Expression.Name.class::isInstance)
        .map(each -> ((Expression.Name) each).name())
        .toList();
  }

  /** Returns the message for a requirement that the game does not meet. */
  private Optional<String> missing(Declaration.Need need) {
    String kind = need.kind().text();
    boolean met =
        named.values().stream()
            .filter(each -> each.kind().equals(kind))
            .anyMatch(each -> need.name().isEmpty() || need.name().get().isWord(each.name()));
    String name = need.name().map(each -> " '" + each.text() + "'").orElse("");
    String article = kind.startsWith("a") ? "an " : "a ";
    return met
        ? Optional.empty()
        : Optional.of(article + kind + name + " (" + need.reason().text() + ")");
  }

  /**
   * Returns whether the game declares the same name. Reports an error if its declaration has
   * another kind.
   */
  private boolean isReplaced(Declaration declaration, Declaration.Use use) {
    Named theirs = Named.of(declaration).orElseThrow();
    Named ours = named.get(theirs.name());
    if (ours == null) {
      return false;
    }
    if (!ours.kind().equals(theirs.kind())) {
      diagnostics.add(
          ours.declaration()
              .span()
              .error(
                  "expected another name: the interface %s has a %s '%s'"
                      .formatted(use.library(), theirs.kind(), theirs.name())));
    } else if (ours.parameters().size() != theirs.parameters().size()) {
      diagnostics.add(
          ours.declaration()
              .span()
              .error(
                  "expected %s(%s), as the interface %s calls it"
                      .formatted(
                          theirs.name(), String.join(", ", theirs.parameters()), use.library())));
    }
    return true;
  }

  private static <T extends Declaration> List<T> all(
      List<Declaration> declarations, Class<T> kind) {
    return declarations.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
