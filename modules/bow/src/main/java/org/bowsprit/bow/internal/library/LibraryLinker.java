package org.bowsprit.bow.internal.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.parse.DeclarationParser;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Declaration.Setting;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.vm.symbol.NearestName;

/**
 * Adds the declarations of an interface of the {@link InterfaceLibrary} to the declarations of the
 * game that uses it. The added declarations follow the declarations of the game, which are
 * therefore numbered first. Declarations that the game replaces are left out.
 */
public final class LibraryLinker {

  private final List<Declaration> gameDeclarations;
  private final Optional<Source> translatedSource;
  private final Diagnostics diagnostics;
  private final Map<String, NamedDeclaration> declarationsByName = new HashMap<>();
  private final List<String> languages;

  /**
   * Creates a linker for a game.
   *
   * @param gameDeclarations the declarations of the game's files
   * @param translatedSource the interface's source with its texts in the game's languages; empty to
   *     use the original texts
   * @param diagnostics the collection to which errors are added
   */
  public LibraryLinker(
      List<Declaration> gameDeclarations,
      Optional<Source> translatedSource,
      Diagnostics diagnostics) {
    this.gameDeclarations = List.copyOf(gameDeclarations);
    this.translatedSource = translatedSource;
    this.diagnostics = diagnostics;
    this.languages = languages(gameDeclarations);
    gameDeclarations.forEach(
        each ->
            NamedDeclaration.of(each)
                .ifPresent(it -> declarationsByName.putIfAbsent(it.name(), it)));
  }

  /** Returns whether a path is the path of an interface and not of a file of the game. */
  public static boolean isLibrary(String path) {
    return path.startsWith(InterfaceLibrary.PATH_PREFIX);
  }

  /** Returns all declarations of the game. */
  public List<Declaration> link() {
    List<Declaration> declarations = new ArrayList<>(gameDeclarations);
    all(gameDeclarations, Declaration.Need.class)
        .forEach(each -> diagnostics.add(each.span().error("expected a game's declaration")));
    List<Declaration.Use> uses = all(gameDeclarations, Declaration.Use.class);
    if (uses.size() > 1) {
      diagnostics.add(uses.get(1).span().error("expected only one interface in a game"));
    } else if (uses.size() == 1) {
      link(uses.get(0), declarations);
    }
    return declarations;
  }

  private void link(Declaration.Use use, List<Declaration> declarations) {
    if (!InterfaceLibrary.NAMES.contains(use.library())) {
      diagnostics.add(
          use.span()
              .error(
                  "no interface is called '%s'%s There is %s"
                      .formatted(
                          use.library(),
                          orFullStop(NearestName.hint(use.library(), InterfaceLibrary.NAMES)),
                          String.join(", ", InterfaceLibrary.NAMES))));
      return;
    }
    List<String> missingNames = new ArrayList<>();
    for (Declaration each : declarations(use)) {
      if (each instanceof Declaration.Need need) {
        unmetNeedMessage(need).ifPresent(missingNames::add);
      } else if (!isReplaced(each, use)) {
        declarations.add(each);
      }
    }
    if (!missingNames.isEmpty()) {
      diagnostics.add(
          use.span()
              .error(
                  "the interface %s needs %s"
                      .formatted(use.library(), String.join("; ", missingNames))));
    }
  }

  /** Returns the declarations of the interface, with the changes that its settings require. */
  private List<Declaration> declarations(Declaration.Use use) {
    List<Declaration> library =
        translatedSource
            .map(source -> DeclarationParser.parse(source, diagnostics))
            .orElseGet(() -> parse(InterfaceLibrary.source(use.library())));
    for (Setting each : use.settings()) {
      Optional<Source> change =
          value(each)
              .flatMap(it -> InterfaceLibrary.replacements(use.library(), each.name().text(), it));
      if (change.isPresent()) {
        library = applyChanges(library, parse(change.get()));
      }
    }
    return library;
  }

  private List<Declaration> parse(Source source) {
    return DeclarationParser.parse(source, this::versions, diagnostics);
  }

  /**
   * Returns the value of a setting of an interface. If there is none, reports an error and returns
   * empty.
   */
  private Optional<String> value(Setting setting) {
    String name = setting.name().text();
    List<String> values = InterfaceLibrary.SETTINGS.getOrDefault(name, List.of());
    if (values.isEmpty()) {
      diagnostics.add(
          setting
              .name()
              .span()
              .error(
                  "no setting of an interface is called '%s'%s"
                      .formatted(
                          name, NearestName.hint(name, InterfaceLibrary.SETTINGS.keySet()))));
      return Optional.empty();
    }
    Optional<String> value =
        setting.values().size() == 1 && setting.values().get(0) instanceof Expression.Name word
            ? Optional.of(word.name()).filter(values::contains)
            : Optional.empty();
    if (value.isEmpty()) {
      diagnostics.add(
          setting
              .name()
              .span()
              .error("expected %s %s".formatted(name, String.join(" or ", values))));
    }
    return value;
  }

  /**
   * Returns the declarations together with changes. Each change replaces the declaration with the
   * same name.
   */
  private static List<Declaration> applyChanges(List<Declaration> all, List<Declaration> changes) {
    Set<String> names =
        changes.stream()
            .flatMap(each -> NamedDeclaration.of(each).stream())
            .map(NamedDeclaration::name)
            .collect(Collectors.toSet());
    return Stream.concat(
            all.stream()
                .filter(
                    each ->
                        NamedDeclaration.of(each)
                            .filter(it -> names.contains(it.name()))
                            .isEmpty()),
            changes.stream())
        .toList();
  }

  private static String orFullStop(String suggestion) {
    return suggestion.isEmpty() ? "." : suggestion;
  }

  private List<Span> versions(List<Span> all) {
    return InterfaceLibrary.versions(all, languages);
  }

  static List<String> languages(List<Declaration> declarations) {
    return all(declarations, Declaration.Settings.class).stream()
        .filter(each -> each.kind().isWord("languages"))
        .flatMap(each -> each.names().stream())
        .toList();
  }

  /** Returns the message about a need that the game does not meet; empty if the game meets it. */
  private Optional<String> unmetNeedMessage(Declaration.Need need) {
    String kind = need.kind().text();
    boolean isMet =
        declarationsByName.values().stream()
            .filter(each -> each.kind().equals(kind))
            .anyMatch(each -> need.name().isEmpty() || need.name().get().isWord(each.name()));
    String name = need.name().map(each -> " '" + each.text() + "'").orElse("");
    String article = kind.startsWith("a") ? "an " : "a ";
    return isMet
        ? Optional.empty()
        : Optional.of(article + kind + name + " (" + need.reason().text() + ")");
  }

  /**
   * Returns whether the game declares the same name. Reports an error if its declaration has
   * another kind.
   */
  private boolean isReplaced(Declaration declaration, Declaration.Use use) {
    NamedDeclaration interfaceDeclaration = NamedDeclaration.of(declaration).orElseThrow();
    NamedDeclaration gameDeclaration = declarationsByName.get(interfaceDeclaration.name());
    if (gameDeclaration == null) {
      return false;
    }
    if (!gameDeclaration.kind().equals(interfaceDeclaration.kind())) {
      diagnostics.add(
          gameDeclaration
              .declaration()
              .span()
              .error(
                  "expected another name: the interface %s has a %s '%s'"
                      .formatted(
                          use.library(),
                          interfaceDeclaration.kind(),
                          interfaceDeclaration.name())));
    } else if (gameDeclaration.parameters().size() != interfaceDeclaration.parameters().size()) {
      diagnostics.add(
          gameDeclaration
              .declaration()
              .span()
              .error(
                  "expected %s(%s), as the interface %s calls it"
                      .formatted(
                          interfaceDeclaration.name(),
                          String.join(", ", interfaceDeclaration.parameters()),
                          use.library())));
    }
    return true;
  }

  private static <T extends Declaration> List<T> all(
      List<Declaration> declarations, Class<T> kind) {
    return declarations.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
