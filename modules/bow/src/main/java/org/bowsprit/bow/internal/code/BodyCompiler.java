package org.bowsprit.bow.internal.code;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.bowsprit.bow.declaration.TestDeclaration;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.CodeSymbols;

/** Compiles complete units of code: scripts, entry and exit code, and the handlers of an object. */
public final class BodyCompiler {

  private final GameContext game;
  private final CodeSymbolCollector symbols = new CodeSymbolCollector();

  /** Creates a compiler for the code of a game. */
  public BodyCompiler(GameContext game) {
    this.game = game;
  }

  /** Returns the source lines of the code that was compiled so far. */
  public List<CodeSymbols> codeSymbols() {
    return symbols.all();
  }

  /** Returns the code of a script. */
  public Bytes script(DeclaredSymbol symbol, Declaration.Script script) {
    UnitKind kind = symbol.kind() == SymbolKind.FUNCTION ? UnitKind.FUNCTION : UnitKind.SCRIPT;
    Compilers compilers = new Compilers(new ScriptUnit(game, kind, symbol));
    ScriptUnit unit = compilers.unit();
    declareParameters(unit, script.parameters(), script.name().span());
    CodeName code =
        symbol.isLocalScript()
            ? CodeName.local(roomNumber(symbol.room()), symbol.number())
            : CodeName.global(symbol.number());
    return compileUnit(compilers, script.body(), code, symbols);
  }

  /**
   * Returns a compiled test.
   *
   * @param number the number of the script of the test
   */
  public TestDeclaration test(Declaration.Test test, int number) {
    Compilers compilers = new Compilers(new ScriptUnit(game, "", UnitKind.TEST));
    CodeSymbolCollector lines = new CodeSymbolCollector();
    Bytes code = compileUnit(compilers, test.body(), CodeName.global(number), lines);
    return new TestDeclaration(
        test.title().text(),
        number,
        code,
        compilers.unit().expectations(),
        lines.all(),
        test.span().position());
  }

  static void declareParameters(ScriptUnit unit, List<Token> parameters, Span span) {
    unit.slots().open();
    for (Token parameter : parameters) {
      if (unit.declareParameter(parameter.text(), parameter.span()) == null) {
        unit.error(parameter.span(), "expected a new name for this parameter");
      }
    }
    unit.checkLocals(span);
  }

  private int roomNumber(String room) {
    return game.names().declared("", room).number();
  }

  /**
   * Returns the code of a room's entry or exit.
   *
   * @param kind entry or exit
   * @param room the room's name
   * @param body its statements
   */
  public Bytes roomCode(CodeName.Kind kind, String room, Statement.Block body) {
    Compilers compilers = new Compilers(new ScriptUnit(game, room, UnitKind.OBJECT_CODE));
    return compileUnit(compilers, body, new CodeName(kind, roomNumber(room), 0), symbols);
  }

  private static Bytes compileUnit(
      Compilers compilers, Statement.Block body, CodeName name, CodeSymbolCollector symbols) {
    ScriptUnit unit = compilers.unit();
    compileBody(compilers, body);
    unit.checkLabels();
    Bytes code = Bytes.wrap(unit.code().layOut(0, unit::error));
    symbols.add(name, unit, 0, code.length());
    return code;
  }

  /**
   * Compiles a body and its final end instruction. If the body ends with an assembler statement,
   * this statement contains the end instruction.
   */
  static void compileBody(Compilers compilers, Statement.Block body) {
    compilers.statements().compile(body);
    List<Statement> statements = body.statements();
    boolean endsWithAssembly =
        !statements.isEmpty()
            && statements.get(statements.size() - 1) instanceof Statement.Assembly;
    if (!endsWithAssembly && compilers.unit().code().reachesEnd()) {
      compilers.statements().emitEnd();
    }
  }

  /** Returns the verb table of an object with its code. */
  public VerbEntries object(String room, Declaration.ObjectNode object) {
    if (object.handlers().isEmpty() && object.code().isEmpty()) {
      return VerbEntries.NONE;
    }
    Compilers compilers = new Compilers(new ScriptUnit(game, room, UnitKind.OBJECT_CODE));
    ScriptUnit unit = compilers.unit();
    List<int[]> verbs = new ArrayList<>();
    new TwoObjectHandlerCompiler(compilers).compile(object, each -> verb(unit, each), verbs);
    for (Declaration.Handler handler : object.handlers()) {
      if (!handler.partners().isEmpty()) {
        continue;
      }
      int label = unit.code().newLabel();
      unit.code().markAsTarget(label);
      unit.code().placeLabel(label);
      if (handler.verbs().isEmpty()) {
        verbs.add(new int[] {VerbEntries.ANY_VERB, label});
      }
      handler.verbs().forEach(each -> verbs.add(new int[] {verb(unit, each), label}));
      int mark = unit.slots().mark();
      declareParameters(unit, handler.parameters(), handler.body().span());
      compileBody(compilers, handler.body());
      unit.slots().close(mark);
    }
    object
        .code()
        .ifPresent(
            code ->
                compilers
                    .statements()
                    .assembly()
                    .compile(code.text(), (verb, label) -> verbs.add(new int[] {verb, label})));
    unit.checkLabels();
    VerbEntries table = verbTable(unit, verbs, object.span());
    int number = game.names().declared(room, object.name().text()).number();
    symbols.add(
        CodeName.object(roomNumber(room), number),
        unit,
        VerbEntries.codeStart(verbs.size()),
        table.script().code().length());
    return table;
  }

  private static VerbEntries verbTable(ScriptUnit unit, List<int[]> verbs, Span span) {
    byte[] code = unit.code().layOut(VerbEntries.codeStart(verbs.size()), unit::error);
    List<VerbEntries.Entry> entries =
        verbs.stream()
            .map(each -> new VerbEntries.Entry(each[0], unit.code().offset(each[1]) & 0xFFFF))
            .toList();
    if (code.length + VerbEntries.codeStart(verbs.size()) > 0xFFFF) {
      unit.error(span, "expected at most 65535 bytes of code in an object");
    }
    return VerbEntries.of(entries, Bytes.wrap(code));
  }

  private int verb(ScriptUnit unit, Expression expression) {
    if (expression instanceof Expression.Name name && name.room().isEmpty()) {
      DeclaredSymbol symbol = game.names().find(name, unit.room());
      if (symbol == null
          || (symbol.kind() != SymbolKind.VERB && symbol.kind() != SymbolKind.CONSTANT)) {
        unit.error(name.span(), new UnknownVerbMessage(game.names()).message(name.name(), symbol));
        return 1;
      }
    }
    OptionalInt number = unit.constant(expression);
    if (number.isEmpty() || number.getAsInt() < 1 || number.getAsInt() > 0xFF) {
      unit.error(expression.span(), "expected a verb from 1 to 255");
      return 1;
    }
    return number.getAsInt();
  }

  /** Returns the bytes of a name that the player reads. */
  public ScriptText label(String room, Expression.Quoted quoted) {
    ScriptUnit unit = new ScriptUnit(game, room, UnitKind.SCRIPT);
    return new TextCompiler(unit).text(quoted, TextCompiler.MAX_LABEL_BYTES);
  }

  /**
   * Returns the input script for choices. The script stores the verb number of the line that the
   * player clicks, or whose key the player presses.
   */
  public Bytes choiceInputScript() {
    ChoiceStyle style = game.choices();
    CodeBuffer code = new CodeBuffer(false);
    int end = code.newLabel();
    Reference area = new Reference(Reference.LOCAL_BIT, Reference.NOT_INDEXED);
    Reference verb = new Reference(Reference.LOCAL_BIT | 1, Reference.NOT_INDEXED);
    Operand.Target ignored = new Operand.Target(end);
    code.emit(Op.IS_EQUAL, area, new Operand.Literal(1), ignored);
    code.emit(Op.IS_LESS_EQUAL, verb, new Operand.Literal(style.firstVerb()), ignored);
    int lastVerb = style.firstVerb() + ChoiceCompiler.MAX_LINES - 1;
    code.emit(Op.IS_GREATER_EQUAL, verb, new Operand.Literal(lastVerb), ignored);
    code.emit(Op.MOVE, VariableCompiler.reference(game.chosenVariable()), verb);
    code.placeLabel(end);
    code.emit(Op.STOP_OBJECT_CODE);
    return Bytes.wrap(code.layOut(0, (span, message) -> {}));
  }
}
