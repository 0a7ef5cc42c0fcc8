package org.bowsprit.bow.internal.code;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.vm.code.Field;
import org.bowsprit.vm.code.FieldType;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.symbol.NearestName;

/**
 * Compiles calls of built-ins to instructions. The arguments of a call become operands according to
 * the instruction definitions.
 */
final class CallCompiler {

  private static final int CLASS_SET = 0x80;
  private static final String CLASSES = "classes";

  /** The instructions whose object may be an actor, because objects and actors have classes. */
  private static final Set<String> ACTOR_OR_OBJECT_INSTRUCTIONS =
      Set.of(Builtins.name(Op.SET_CLASS, null), Builtins.name(Op.CLASS_OF_IS, null));

  /**
   * The instructions whose target must be an actor. The target of other instructions may be an
   * object.
   */
  private static final Set<String> ACTOR_TARGET_INSTRUCTIONS =
      Set.of(Builtins.name(Op.PRINT, null), Builtins.name(Op.WALK_ACTOR_TO_ACTOR, null));

  private final Compilers compilers;
  private final ScriptUnit unit;

  CallCompiler(Compilers compilers) {
    this.compilers = compilers;
    this.unit = compilers.unit();
  }

  /** Returns the called built-in, or null. A declaration of the game takes precedence. */
  Builtin builtin(Expression.Call call) {
    DeclaredSymbol symbol = unit.find(call.callee());
    boolean declared = symbol != null && symbol.kind().isScript();
    return declared ? null : Builtins.find(call.callee().qualifiedName());
  }

  /** Emits a call whose result is not used. */
  void emitCall(Expression.Call call) {
    Builtin builtin = findBuiltin(call);
    if (builtin == null) {
      return;
    }
    if (builtin.hasResult() || builtin.isCondition()) {
      unit.error(call.span(), "expected a statement that uses the result of " + builtin.name());
      return;
    }
    int flags = 0;
    List<Expression> arguments = new ArrayList<>(call.arguments());
    if (builtin.op() == Op.START_SCRIPT) {
      flags =
          removeFlag(arguments, "recursive", Instruction.RECURSIVE_BIT)
              | removeFlag(arguments, "resistant", Instruction.RESISTANT_BIT);
      flags |= removeFlag(arguments, "recursive", Instruction.RECURSIVE_BIT);
    }
    unit.code().add(instruction(builtin, flags, null, arguments, call.span()));
  }

  private static int removeFlag(List<Expression> arguments, String word, int flag) {
    int last = arguments.size() - 1;
    if (last >= 1
        && arguments.get(last) instanceof Expression.Name name
        && name.qualifiedName().equals(word)) {
      arguments.remove(last);
      return flag;
    }
    return 0;
  }

  /**
   * Returns the instruction of a call with a result. If the call has no result, reports an error
   * and returns null.
   */
  Instruction callWithResult(Expression.Call call, Reference target) {
    Builtin builtin = findBuiltin(call);
    if (builtin == null) {
      return null;
    }
    if (!builtin.hasResult()) {
      unit.error(call.span(), "expected a value: " + builtin.name() + " returns no value");
      return null;
    }
    return instruction(builtin, 0, target, call.arguments(), call.span());
  }

  private Builtin findBuiltin(Expression.Call call) {
    Builtin builtin = builtin(call);
    if (builtin != null) {
      return builtin;
    }
    DeclaredSymbol symbol = unit.find(call.callee());
    String name = call.callee().qualifiedName();
    if (symbol == null) {
      unit.error(
          call.callee().span(),
          "nothing to call is named '%s'%s"
              .formatted(name, NearestName.hint(name, unit.game().callable(unit.room()))));
    } else {
      unit.reportMismatch(call.callee(), symbol, "something to call");
    }
    return null;
  }

  /** Returns the operands of a built-in condition, without the target. */
  List<Operand> conditionOperands(Builtin builtin, Expression.Call call) {
    return operands(builtin.name(), builtin.layout(), null, call.arguments(), call.span());
  }

  /** Returns the instruction that reads an element of a string resource. */
  Instruction character(Reference target, Expression.Element element) {
    SubOp sub = SubOp.STRING_GET_CHAR;
    List<Expression> arguments = List.of(element.array(), element.index());
    Builtin builtin = new Builtin(Builtins.name(Op.STRING_OPS, sub), Op.STRING_OPS, sub);
    return instruction(builtin, 0, target, arguments, element.span());
  }

  /**
   * Emits an instruction. Its operands are the values of expressions, in the order of its layout.
   */
  void emit(Op op, SubOp sub, Span span, Expression... arguments) {
    Builtin builtin = new Builtin(Builtins.name(op, sub), op, sub);
    unit.code().add(instruction(builtin, 0, null, List.of(arguments), span));
  }

  private Instruction instruction(
      Builtin builtin, int flags, Reference target, List<Expression> arguments, Span span) {
    List<Operand> operands = operands(builtin.name(), builtin.layout(), target, arguments, span);
    if (builtin.sub() != null) {
      SubOperation sub = new SubOperation(builtin.sub(), builtin.sub().key(), operands);
      operands = List.of(new Operand.SubOperations(List.of(sub)));
    }
    return unit.code().instruction(builtin.op(), flags, operands);
  }

  /**
   * Returns the operands of a layout. Missing operands are reported and replaced by placeholders.
   */
  List<Operand> operands(
      String name, List<Field> layout, Reference target, List<Expression> arguments, Span span) {
    List<Operand> operands = new ArrayList<>();
    Iterator<Expression> remaining = arguments.iterator();
    boolean isComplete = true;
    for (Field field : layout) {
      switch (field.type()) {
        case RESULT -> operands.add(target == null ? unit.slots().temporary() : target);
        case CONTROL -> operands.add(new Operand.Control(0));
        case JUMP -> {}
        case SUB_OPERATIONS -> operands.add(settings(field.family(), remaining, span));
        default -> {
          if (remaining.hasNext()) {
            Operand operand = operand(name, field, remaining.next());
            operands.add(operand);
            if (operand instanceof Operand.Literal end && end.value() == field.endValue()) {
              checkArity(name, layout, arguments, !remaining.hasNext(), span);
              return operands;
            }
          } else {
            isComplete &= field.type() == FieldType.LIST;
            operands.add(placeholder(field));
          }
        }
      }
    }
    checkArity(name, layout, arguments, isComplete && !remaining.hasNext(), span);
    return operands;
  }

  private void checkArity(
      String name, List<Field> layout, List<Expression> arguments, boolean fits, Span span) {
    if (!fits) {
      unit.reportArityMismatch(span, name, Builtin.roles(layout), arguments.size());
    }
  }

  private static Operand placeholder(Field field) {
    return switch (field.type()) {
      case LIST -> new Operand.Arguments(List.of());
      case REFERENCE -> ValueCompiler.result();
      case TEXT, PLAIN_TEXT -> new Operand.Text(ScriptText.EMPTY);
      case BYTES, WORDS, BYTES_TO_ZERO -> new Operand.Numbers(List.of());
      default -> new Operand.Literal(0);
    };
  }

  private Operand operand(String name, Field field, Expression expression) {
    return switch (field.type()) {
      case VALUE8, VALUE16 -> value(name, field, expression);
      case REFERENCE -> compilers.variables().variable(expression);
      case BYTE -> literal(expression, 0, 0xFF);
      case WORD -> literal(expression, Short.MIN_VALUE, Short.MAX_VALUE);
      case LONG -> literal(expression, 0, 0xFFFFFF);
      case LIST -> list(field, expression);
      case TEXT -> text(expression, false);
      case PLAIN_TEXT -> text(expression, true);
      case BYTES_TO_ZERO -> numbers(expression);
      default -> placeholder(field);
    };
  }

  private Operand value(String name, Field field, Expression expression) {
    Operand value = byRole(role(name, field.role()), expression);
    if (field.type() == FieldType.VALUE8 && value instanceof Operand.Literal literal) {
      return byteLiteral(literal.value(), expression.span());
    }
    return value;
  }

  /**
   * Returns the role that decides which kinds of symbols an operand accepts. In the instruction
   * definitions, some roles accept too many or too few kinds; they are replaced here.
   */
  private static String role(String name, String defined) {
    if (ACTOR_OR_OBJECT_INSTRUCTIONS.contains(name) && defined.equals("object")) {
      return Roles.ACTOR_OR_OBJECT_ROLE;
    }
    return ACTOR_TARGET_INSTRUCTIONS.contains(name) && defined.equals("target")
        ? Roles.ACTOR_ROLE
        : defined;
  }

  /** Returns the operand for a value, which must be of the kind that a role requires. */
  Operand byRole(String role, Expression expression) {
    if (expression instanceof Expression.Name name && !checkRole(role, name)) {
      return new Operand.Literal(0);
    }
    return compilers.values().value(expression);
  }

  /** Returns whether the symbol of a name is valid for a role. Reports an error if it is not. */
  boolean checkRole(String role, Expression.Name name) {
    DeclaredSymbol symbol = unit.find(name);
    boolean fits = symbol == null || Roles.isValid(role, symbol.kind());
    if (!fits) {
      unit.reportMismatch(name, symbol, Roles.expectedKind(role));
    }
    return fits;
  }

  private Operand byteLiteral(int value, Span span) {
    if (value < 0 || value > 0xFF) {
      unit.error(span, "expected a number from 0 to 255, found " + value);
      return new Operand.Literal(0);
    }
    return new Operand.Literal(value);
  }

  private Operand literal(Expression expression, int lowest, int highest) {
    OptionalInt value = unit.constant(expression);
    if (value.isEmpty() || value.getAsInt() < lowest || value.getAsInt() > highest) {
      unit.error(
          expression.span(),
          "expected a number from " + lowest + " to " + highest + " that is known beforehand");
      return new Operand.Literal(0);
    }
    return new Operand.Literal(value.getAsInt());
  }

  private Operand list(Field field, Expression expression) {
    if (!(expression instanceof Expression.ListLiteral listed)) {
      unit.error(expression.span(), "expected a list in square brackets");
      return placeholder(field);
    }
    return field.role().equals(CLASSES)
        ? classes(listed.elements())
        : elements(listed.elements(), listed.span());
  }

  /** Returns a list of values. */
  Operand.Arguments elements(List<Expression> values, Span span) {
    List<Operand.Element> elements = new ArrayList<>();
    for (Expression each : values) {
      elements.add(new Operand.Element(0, compilers.values().value(each)));
    }
    if (elements.size() > LocalSlots.COUNT) {
      unit.error(span, "expected at most " + LocalSlots.COUNT + " values");
    }
    return new Operand.Arguments(elements);
  }

  private boolean isNeverClass(Expression.Name name) {
    DeclaredSymbol symbol = unit.find(name);
    return symbol != null
        && symbol.kind() != SymbolKind.CLASS
        && symbol.kind() != SymbolKind.CONSTANT
        && !symbol.kind().isVariable();
  }

  /** Returns a list of classes. Required classes have bit 0x80; negated classes do not. */
  Operand.Arguments classes(List<Expression> values) {
    List<Operand.Element> elements = new ArrayList<>();
    for (Expression each : values) {
      boolean negated = each instanceof Expression.Unary unary && unary.operator().equals("!");
      Expression named = negated ? ((Expression.Unary) each).operand() : each;
      if (named instanceof Expression.Name name && unit.resolveClass(name) == null) {
        continue;
      }
      if (negated && named instanceof Expression.ListLiteral) {
        unit.error(each.span(), "expected 'not' before each class inside of the brackets");
        continue;
      }
      if (named instanceof Expression.Name name && isNeverClass(name)) {
        unit.reportMismatch(name, unit.find(name), "a class or a state of the object");
        continue;
      }
      boolean isClass = compilers.values().isKind(named, SymbolKind.CLASS);
      Operand value = compilers.values().value(named);
      if (isClass && !negated && value instanceof Operand.Literal literal) {
        value = new Operand.Literal(literal.value() | CLASS_SET);
      } else if (!isClass && negated) {
        unit.error(each.span(), "expected a class after 'not'");
      }
      elements.add(new Operand.Element(0, value));
    }
    return new Operand.Arguments(elements);
  }

  private Operand text(Expression expression, boolean plain) {
    if (expression instanceof Expression.Quoted quoted) {
      return new Operand.Text(
          plain
              ? compilers.texts().plainText(quoted)
              : compilers.texts().text(quoted, TextCompiler.MAX_SPEECH_BYTES));
    }
    DeclaredSymbol symbol = expression instanceof Expression.Name name ? unit.find(name) : null;
    if (symbol != null && symbol.kind() == SymbolKind.STRING && !plain) {
      return new Operand.Text(TextCompiler.stringInsertion(symbol));
    }
    unit.error(expression.span(), "expected a text between double quotes");
    return new Operand.Text(ScriptText.EMPTY);
  }

  private Operand numbers(Expression expression) {
    List<Integer> numbers = new ArrayList<>();
    if (expression instanceof Expression.ListLiteral listed) {
      for (Expression each : listed.elements()) {
        numbers.add(((Operand.Literal) literal(each, 1, 0xFF)).value());
      }
    } else {
      unit.error(expression.span(), "expected numbers in square brackets");
    }
    return new Operand.Numbers(numbers);
  }

  private Operand settings(SubFamily family, Iterator<Expression> arguments, Span span) {
    List<SubOperation> list = new ArrayList<>();
    while (arguments.hasNext() && (family.isList() || list.isEmpty())) {
      Expression each = arguments.next();
      if (each instanceof Expression.Call call && call.callee().room().isEmpty()) {
        SubOperation setting = setting(family, call.callee().name(), call.arguments(), call.span());
        if (setting != null) {
          checkTextIsLast(list, call.span());
          list.add(setting);
        }
      } else {
        unit.error(
            each.span(),
            "expected a setting with brackets, such as %s(…)"
                .formatted(Builtins.settingNames(family).iterator().next()));
      }
    }
    if (list.isEmpty() && !family.isList()) {
      list.add(withoutOperands(family, span));
    }
    return new Operand.SubOperations(list);
  }

  private void checkTextIsLast(List<SubOperation> list, Span span) {
    if (!list.isEmpty() && list.get(list.size() - 1).op().terminates()) {
      unit.error(span, "expected nothing after the text");
    }
  }

  private static SubOperation withoutOperands(SubFamily family, Span span) {
    for (SubOp sub : SubOp.values()) {
      if (sub.family() == family && sub.layout().isEmpty()) {
        return CodeBuffer.sub(sub);
      }
    }
    throw new IllegalStateException("no plain form in " + family + " at " + span.position());
  }

  /** Returns a sub-operation of a family. If there is none, reports an error and returns null. */
  SubOperation setting(SubFamily family, String name, List<Expression> arguments, Span span) {
    SubOp sub = Builtins.setting(family, name);
    if (sub == null) {
      unit.error(
          span,
          "no setting is called '%s'%s"
              .formatted(name, NearestName.hintOrAll(name, Builtins.settingNames(family))));
      return null;
    }
    return new SubOperation(sub, sub.key(), operands(name, sub.layout(), null, arguments, span));
  }
}
