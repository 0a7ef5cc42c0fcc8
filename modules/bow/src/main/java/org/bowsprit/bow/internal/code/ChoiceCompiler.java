package org.bowsprit.bow.internal.code;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/**
 * Compiles choices between lines (spec 07 §7.6). The other verbs are hidden. Each visible line
 * becomes a verb whose key is the digit of its row. A generated input script stores the clicked
 * line. If no line is visible, nothing happens.
 */
final class ChoiceCompiler {

  /** The maximum number of lines of a choice, because each line needs a digit as its key. */
  static final int MAX_LINES = 9;

  private final Compilers compilers;
  private final StatementCompiler statements;
  private final ScriptUnit unit;
  private final CommandCompiler commands;

  ChoiceCompiler(Compilers compilers, StatementCompiler statements) {
    this.compilers = compilers;
    this.statements = statements;
    this.unit = compilers.unit();
    this.commands = new CommandCompiler(compilers);
  }

  /** Compiles a choice. If no line is visible, nothing happens. */
  void compileChoice(Statement.Choice choice) {
    int end = unit.code().newLabel();
    compileChoice(choice.lines(), choice.span(), end, OptionalInt.empty());
    unit.code().placeLabel(end);
  }

  /**
   * Compiles one display of lines to choose from.
   *
   * @param end the label to jump to after the statements of the chosen line; the caller places it
   * @param noLineLabel the label to jump to if no line is visible; empty to continue after the
   *     choice
   */
  void compileChoice(List<Statement.Line> lines, Span span, int end, OptionalInt noLineLabel) {
    compilers.scripts().requireFrames(span);
    if (unit.isTest()) {
      unit.error(span, "expected no choice in a test, because there is no player who chooses");
      return;
    }
    if (lines.size() > MAX_LINES) {
      unit.error(
          span,
          "expected at most %s lines to choose from, found %s: in a dialogue, put some into 'topics { … }'"
              .formatted(MAX_LINES, lines.size()));
      return;
    }
    ChoiceStyle style = unit.game().choices();
    Reference chosen = VariableCompiler.reference(unit.game().chosenVariable());
    Reference input = variable(EngineVariable.VERB_SCRIPT);
    Reference savedInput = unit.slots().temporary();
    Reference y = unit.slots().temporary();
    Reference key = unit.slots().temporary();
    List<Reference> onceBits = new ArrayList<>();
    emitSavedVerbs(SubOp.VERBS_SAVE, style);
    compilers.values().move(chosen, new Operand.Literal(0));
    compilers.values().move(y, new Operand.Literal(style.y()));
    compilers.values().move(key, new Operand.Literal('1'));
    for (int i = 0; i < lines.size(); i++) {
      onceBits.add(
          lines.get(i).shownOnce()
              ? VariableCompiler.reference(unit.game().onceBits().bitOf(lines.get(i)))
              : null);
      emitLine(lines.get(i), i, y, key, onceBits.get(i), style);
    }
    int noLineTarget = unit.code().newLabel();
    unit.code()
        .emit(Op.IS_NOT_EQUAL, y, new Operand.Literal(style.y()), new Operand.Target(noLineTarget));
    compilers.values().move(savedInput, input);
    compilers.values().move(input, new Operand.Literal(unit.game().choiceInputScript().number()));
    unit.code().emit(Op.CURSOR_COMMAND, SubOp.CURSOR_SOFT_ON);
    unit.code().emit(Op.CURSOR_COMMAND, SubOp.USERPUT_SOFT_ON);
    int waitLoop = unit.code().newLabel();
    unit.code().placeLabel(waitLoop);
    unit.code().emit(Op.BREAK_HERE);
    unit.code().emit(Op.NOT_EQUAL_ZERO, chosen, new Operand.Target(waitLoop));
    unit.code().emit(Op.CURSOR_COMMAND, SubOp.USERPUT_SOFT_OFF);
    unit.code().emit(Op.CURSOR_COMMAND, SubOp.CURSOR_SOFT_OFF);
    compilers.values().move(input, savedInput);
    for (int i = 0; i < lines.size(); i++) {
      emitVerb(style.firstVerb() + i, List.of(CodeBuffer.sub(SubOp.VERB_DELETE)));
    }
    unit.code().placeLabel(noLineTarget);
    // The chosen line is copied, because the statements that follow can contain another choice.
    compilers.values().move(y, chosen);
    emitSavedVerbs(SubOp.VERBS_RESTORE, style);
    noLineLabel.ifPresent(
        label -> unit.code().emit(Op.NOT_EQUAL_ZERO, y, new Operand.Target(label)));
    for (int i = 0; i < lines.size(); i++) {
      compileChosenLine(lines.get(i), style.firstVerb() + i, y, onceBits.get(i), end);
    }
  }

  private void emitLine(
      Statement.Line line,
      int index,
      Reference y,
      Reference key,
      Reference once,
      ChoiceStyle style) {
    int hiddenLabel = unit.code().newLabel();
    int mark = unit.slots().mark();
    if (once != null) {
      unit.code().emit(Op.EQUAL_ZERO, once, new Operand.Target(hiddenLabel));
    }
    line.condition()
        .ifPresent(condition -> compilers.conditions().jumpUnless(condition, hiddenLabel));
    unit.slots().release(mark);
    statements
        .languages()
        .inEach(
            List.of(line.text()),
            () -> emitVerb(style.firstVerb() + index, verbSettings(line, y, key, style)));
    unit.code().emit(Op.ADD, y, new Operand.Literal(style.step()));
    unit.code().emit(Op.ADD, key, new Operand.Literal(1));
    unit.code().placeLabel(hiddenLabel);
  }

  private List<SubOperation> verbSettings(
      Statement.Line line, Reference y, Reference key, ChoiceStyle style) {
    return List.of(
        CodeBuffer.sub(SubOp.VERB_NEW),
        CodeBuffer.sub(
            SubOp.VERB_TEXT,
            new Operand.Text(compilers.texts().text(line.text(), TextCompiler.MAX_LABEL_BYTES))),
        CodeBuffer.sub(SubOp.VERB_POSITION, new Operand.Literal(style.x()), y),
        CodeBuffer.sub(SubOp.VERB_COLOR, new Operand.Literal(style.color())),
        CodeBuffer.sub(SubOp.VERB_HI_COLOR, new Operand.Literal(style.hiColor())),
        CodeBuffer.sub(SubOp.VERB_BACK_COLOR, new Operand.Literal(style.backColor())),
        CodeBuffer.sub(SubOp.VERB_KEY, key),
        CodeBuffer.sub(SubOp.VERB_ON));
  }

  private void compileChosenLine(
      Statement.Line line, int verb, Reference chosen, Reference once, int end) {
    int next = unit.code().newLabel();
    unit.code().emit(Op.IS_EQUAL, chosen, new Operand.Literal(verb), new Operand.Target(next));
    if (once != null) {
      compilers.values().move(once, new Operand.Literal(1));
    }
    if (!line.silent()) {
      statements.languages().inEach(List.of(line.text()), () -> say(line));
      commands.waitForMessage(line.text().span());
    }
    statements.compile(line.body());
    unit.code().jump(end);
    unit.code().placeLabel(next);
  }

  private void say(Statement.Line line) {
    Operand.Text text =
        new Operand.Text(compilers.texts().text(line.text(), TextCompiler.MAX_SPEECH_BYTES));
    Expression ego = new Expression.Name("", "ego", line.text().span());
    commands.print(ego, List.of(CodeBuffer.sub(SubOp.PRINT_TEXT, text)));
  }

  private void emitSavedVerbs(SubOp sub, ChoiceStyle style) {
    unit.code()
        .emit(
            Op.SAVE_RESTORE_VERBS,
            sub,
            new Operand.Literal(style.hideFirst()),
            new Operand.Literal(style.hideLast()),
            new Operand.Literal(style.saveId()));
  }

  private void emitVerb(int number, List<SubOperation> settings) {
    unit.code().emit(Op.VERB_OPS, new Operand.Literal(number), new Operand.SubOperations(settings));
  }

  private static Reference variable(EngineVariable variable) {
    return new Reference(variable.number(), Reference.NOT_INDEXED);
  }
}
