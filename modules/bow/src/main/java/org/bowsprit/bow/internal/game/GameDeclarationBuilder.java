package org.bowsprit.bow.internal.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.bowsprit.bow.declaration.ActorDeclaration;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.NamedNumber;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.Properties;
import org.bowsprit.bow.declaration.ResourceDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.declaration.ScriptDeclaration;
import org.bowsprit.bow.declaration.StorageDeclaration;
import org.bowsprit.bow.declaration.TestDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bow.internal.code.BodyCompiler;
import org.bowsprit.bow.internal.code.ChosenLineBits;
import org.bowsprit.bow.internal.code.GameContext;
import org.bowsprit.bow.internal.code.GlyphTable;
import org.bowsprit.bow.internal.name.Constants;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.Declarer;
import org.bowsprit.bow.internal.name.NameTable;
import org.bowsprit.bow.internal.name.NameUses;
import org.bowsprit.bow.internal.name.Numbering;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Resolves the names in the declarations of all files, numbers the declarations and compiles them.
 */
public final class GameDeclarationBuilder {

  private final List<Declaration> declarations;
  private final Diagnostics diagnostics;
  private final NameTable names;
  private final Constants constants;
  private final SettingReader settings;
  private final GameContext context;
  private final BodyCompiler bodies;

  /**
   * Creates a builder, and names and numbers all declarations.
   *
   * @param declarations the declarations of all files in the order of their paths
   * @param diagnostics the collection to which errors are added
   */
  public GameDeclarationBuilder(List<Declaration> declarations, Diagnostics diagnostics) {
    this.declarations = declarations;
    this.diagnostics = diagnostics;
    this.names = new NameTable(diagnostics);
    this.constants = new Constants(names, diagnostics);
    this.settings = new SettingReader(names, constants, diagnostics);
    new Declarer(names).declare(declarations);
    Numbering numbering = new Numbering(names, constants, diagnostics);
    StyleReader styles = new StyleReader(declarations, constants, diagnostics);
    ChosenLineBits chosenLineBits = new ChosenLineBits(names, numbering);
    numbering.assignDeclaredNumbers();
    styles.createNumbered(numbering);
    chosenLineBits.createNumberedBits(declarations);
    numbering.assignFreeNumbers();
    GlyphTable glyphs = new GlyphTable();
    styles.declareGlyphs(glyphs);
    this.context =
        new GameContext(
            names, constants, numbering, chosenLineBits, glyphs, styles.choices(), diagnostics);
    this.bodies = new BodyCompiler(context);
  }

  /** Returns the occurrences of names in the sources that {@link #build} has compiled so far. */
  public NameUses uses() {
    return names.uses();
  }

  /** Compiles all declarations. The diagnostics receive the errors. */
  public GameDeclaration build() {
    checkOneGame();
    List<ScriptDeclaration> scripts = new ArrayList<>(scripts(""));
    List<RoomDeclaration> rooms = sorted(SymbolKind.ROOM).stream().map(this::room).toList();
    if (context.hasChoices()) {
      scripts.add(choiceInputScript());
    }
    Symbols symbols = new SymbolCollector(names).collect(title(), bodies.codeSymbols());
    List<TestDeclaration> tests = tests();
    if (!diagnostics.hasErrors()) {
      new UnusedNames(names, diagnostics).report();
    }
    scripts.sort(Comparator.comparingInt(ScriptDeclaration::number));
    return new GameDeclaration(
        title(),
        game()
            .map(each -> settings.properties(each.settings(), ""))
            .orElse(new Properties(List.of())),
        rooms,
        sorted(SymbolKind.ACTOR).stream()
            .map(each -> new ActorDeclaration(each.name(), each.number(), position(each)))
            .toList(),
        resources(SymbolKind.COSTUME),
        resources(SymbolKind.SOUND),
        resources(SymbolKind.CHARSET),
        scripts,
        namedNumbers(SymbolKind.VERB),
        namedNumbers(SymbolKind.CLASS),
        storage(SymbolKind.VARIABLE),
        storage(SymbolKind.BIT),
        storage(SymbolKind.STRING),
        namedNumbers(SymbolKind.CONSTANT),
        tests,
        symbols);
  }

  private String title() {
    return game().map(each -> each.title().text()).orElse("");
  }

  private Optional<Declaration.Game> game() {
    return all(Declaration.Game.class).stream().findFirst();
  }

  private <T extends Declaration> List<T> all(Class<T> kind) {
    return declarations.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private void checkOneGame() {
    List<Declaration.Game> games = all(Declaration.Game.class);
    if (games.size() > 1) {
      diagnostics.add(
          games
              .get(1)
              .span()
              .error(
                  "expected only one 'game'; the other is in " + games.get(0).span().position()));
    }
  }

  /** Compiles the tests after everything else, so that they do not change the game. */
  private List<TestDeclaration> tests() {
    List<Declaration.Test> tests = all(Declaration.Test.class);
    if (tests.isEmpty()) {
      return List.of();
    }
    OptionalInt number = context.lowestFreeScript();
    if (number.isEmpty()) {
      diagnostics.add(
          tests.get(0).span().error("expected a free number of a script for tests, found none"));
    }
    return tests.stream().map(each -> bodies.test(each, number.orElse(1))).toList();
  }

  private RoomDeclaration room(DeclaredSymbol symbol) {
    Declaration.Room node = (Declaration.Room) symbol.declaration();
    List<ObjectDeclaration> objects = new ArrayList<>();
    for (Declaration member : node.members()) {
      if (member instanceof Declaration.ObjectNode object) {
        objects.add(object(symbol.name(), object));
      }
    }
    return new RoomDeclaration(
        symbol.name(),
        symbol.number(),
        settings.properties(node.settings(), symbol.name()),
        objects,
        roomCode(CodeName.Kind.ENTRY, symbol, new TranslatedNames().entryCode(node)),
        roomCode(CodeName.Kind.EXIT, symbol, node.exit()),
        scripts(symbol.name()),
        position(symbol));
  }

  private ObjectDeclaration object(String room, Declaration.ObjectNode node) {
    DeclaredSymbol symbol = names.declared(room, node.name().text());
    return new ObjectDeclarationBuilder(symbol, node, names, constants, diagnostics)
        .build(bodies, settings);
  }

  private Bytes roomCode(CodeName.Kind kind, DeclaredSymbol room, Optional<Statement.Block> body) {
    return body.map(each -> bodies.roomCode(kind, room.name(), each)).orElse(Bytes.EMPTY);
  }

  /** Returns the scripts of a room, or of the whole game, by number. */
  private List<ScriptDeclaration> scripts(String room) {
    List<DeclaredSymbol> symbols = new ArrayList<>(names.all(SymbolKind.SCRIPT));
    symbols.addAll(names.all(SymbolKind.FUNCTION));
    return symbols.stream()
        .filter(each -> each.room().equals(room) && each.declaration() != null)
        .sorted(Comparator.comparingInt(DeclaredSymbol::number))
        .map(this::script)
        .toList();
  }

  private ScriptDeclaration script(DeclaredSymbol symbol) {
    Declaration.Script node = (Declaration.Script) symbol.declaration();
    return new ScriptDeclaration(
        symbol.name(),
        symbol.number(),
        node.parameters().stream().map(Token::text).toList(),
        bodies.script(symbol, node),
        position(symbol));
  }

  private ScriptDeclaration choiceInputScript() {
    DeclaredSymbol symbol = names.declared("", GameContext.CHOICE_INPUT_SCRIPT);
    return new ScriptDeclaration(
        symbol.name(),
        symbol.number(),
        List.of(),
        bodies.choiceInputScript(),
        new SourcePosition("", 1, 1));
  }

  private List<ResourceDeclaration> resources(SymbolKind kind) {
    return sorted(kind).stream()
        .map(
            each ->
                new ResourceDeclaration(
                    each.name(),
                    each.number(),
                    settings.properties(((Declaration.Numbered) each.declaration()).settings(), ""),
                    position(each)))
        .toList();
  }

  private List<NamedNumber> namedNumbers(SymbolKind kind) {
    return sorted(kind).stream().map(each -> new NamedNumber(each.name(), each.number())).toList();
  }

  private List<StorageDeclaration> storage(SymbolKind kind) {
    return sorted(kind).stream()
        .map(each -> new StorageDeclaration(each.name(), each.number(), each.size()))
        .toList();
  }

  private List<DeclaredSymbol> sorted(SymbolKind kind) {
    return names.all(kind).stream()
        .sorted(Comparator.comparingInt(DeclaredSymbol::number))
        .toList();
  }

  private static SourcePosition position(DeclaredSymbol symbol) {
    return symbol.declaration().span().position();
  }
}
