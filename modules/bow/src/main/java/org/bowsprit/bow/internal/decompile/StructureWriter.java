package org.bowsprit.bow.internal.decompile;

import java.util.Optional;
import java.util.stream.Collectors;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.text.InstructionPrinter;

/**
 * Writes a script or handler as statements, with the conditions, loops and scenes that the other
 * classes of this package find in its jumps. Other jumps become {@code goto}. Instructions that the
 * language would encode differently become {@code asm}.
 */
final class StructureWriter {

  private final Attempt attempt;
  private final CodeMap code;
  private final JumpTargets targets;
  private final int end;
  private final LocalVariables locals;
  private final InstructionWriter writer;
  private final InstructionPrinter assembler;
  private final ConditionReader conditions;
  private final SimpleStatementReader reader;
  private final SourceWriter out = new SourceWriter();

  /**
   * Creates a writer.
   *
   * @param targets the jump targets. If the same code has been written with these targets before,
   *     they contain the labels that are needed
   * @param end the position after the last instruction of the script or handler
   */
  StructureWriter(Attempt attempt, Names names, JumpTargets targets, int end) {
    this.attempt = attempt;
    this.code = attempt.code();
    this.targets = targets;
    this.end = end;
    this.locals = new LocalVariables(attempt.parameters(), names.locals());
    this.writer = new InstructionWriter(names.operands(), locals);
    this.assembler = new InstructionPrinter(targets::label, attempt.objectCode());
    ScriptCalls calls = new ScriptCalls(attempt);
    this.conditions = new ConditionReader(attempt, writer, calls, end);
    this.reader = new SimpleStatementReader(attempt, writer, calls, conditions);
  }

  /** Returns the statements from a position on, with the labels that are needed. */
  String writeFrom(int position) {
    int to = writtenEnd(position);
    block(position, to);
    if (to < end && out.endsWithAssembly()) {
      // The compiler adds no end instruction after assembler statements.
      statements(to, end);
      to = end;
    }
    if (to < end || end == code.size()) {
      label(to);
    }
    return out.text();
  }

  /** Returns the statements and the lines of a dialogue. */
  String writeDialogue(DialogueCode dialogue) {
    ChoiceCode topics = dialogue.topics();
    statements(dialogue.from(), topics.start());
    label(topics.start());
    topics(topics);
    return out.text();
  }

  /**
   * Returns the number of parameters for which the compiler uses the same temporary variables. Must
   * be called after the statements have been written.
   */
  int parameters() {
    return locals.parameters();
  }

  /**
   * Returns the end of the statements to write. The compiler adds the end instruction itself if
   * execution can reach it.
   */
  private int writtenEnd(int from) {
    int last = end - 1;
    if (last < from || code.op(last) != Op.STOP_OBJECT_CODE || !attempt.isExpressible(last)) {
      return end;
    }
    if (last == from) {
      return last;
    }
    Op before = code.op(last - 1);
    boolean isReached =
        code.isTarget(last) || (before != Op.STOP_OBJECT_CODE && before != Op.JUMP_RELATIVE);
    return isReached ? last : end;
  }

  /**
   * Writes a range of positions. Variables that the range declares are no longer declared after it.
   */
  private void block(int from, int to) {
    locals.block(() -> statements(from, to));
  }

  /**
   * Writes a block and the label of the instruction after it, which belongs to the surrounding
   * statement.
   */
  private void blockWithEndLabel(int from, int to) {
    block(from, to);
    label(to);
  }

  private void statements(int from, int to) {
    int position = from;
    while (position < to) {
      label(position);
      position = statement(position, to);
    }
  }

  private void label(int position) {
    targets.neededLabel(code.offset(position)).ifPresent(label -> out.label(label + ":"));
  }

  /** Writes the statement at a position. Returns the position after it. */
  private int statement(int position, int to) {
    Optional<LoopCode> loop = loop(position, to);
    return loop.isPresent() ? write(loop.get()) : writeNonLoop(position, to);
  }

  /**
   * Returns the loop at a position; empty if the instructions repeat because of another statement,
   * such as a wait.
   */
  private Optional<LoopCode> loop(int position, int to) {
    boolean repeatsItself =
        EndWait.at(attempt, position, to).isPresent()
            || choice(position, to).filter(ChoiceCode::repeats).isPresent();
    return repeatsItself ? Optional.empty() : LoopCode.at(attempt, conditions, position, to);
  }

  /** Writes a statement that is not a loop. Returns the position after it. */
  private int writeNonLoop(int position, int to) {
    Optional<SimpleStatement> statement = reader.statementAt(position, to);
    if (statement.isPresent()) {
      return write(statement.get());
    }
    Optional<SceneCode> scene = SceneCode.at(attempt, position, to);
    if (scene.isPresent()) {
      return write(scene.get());
    }
    Optional<ChoiceCode> choice = choice(position, to);
    if (choice.isPresent()) {
      return write(choice.get());
    }
    Optional<CaseCode> selection = selection(position, to);
    if (selection.isPresent()) {
      return write(selection.get(), position);
    }
    Optional<BranchCode> branch = branch(position, to);
    return branch.isPresent() ? write(branch.get()) : writeInstruction(position);
  }

  private int write(SimpleStatement statement) {
    statement.temporary().ifPresent(locals::noteTemporary);
    out.line(locals.asDeclaration(statement.text()));
    return statement.to();
  }

  /** Writes one instruction. Returns the position after it. */
  private int writeInstruction(int position) {
    Instruction instruction = code.at(position);
    if (!attempt.isExpressible(position) || instruction.op() == Op.END_CUTSCENE) {
      out.assembly(assembler.printExactly(instruction));
    } else if (instruction.op() == Op.JUMP_RELATIVE) {
      out.line(targets.jump(instruction.target()));
    } else if (instruction.op().isConditional()) {
      String condition = writer.condition(instruction, Optional.empty());
      out.line("goto " + targets.label(instruction.target()) + " unless " + condition);
    } else {
      out.line(locals.asDeclaration(writer.statement(instruction)));
    }
    return position + 1;
  }

  private int write(LoopCode loop) {
    loop.condition().ifPresent(this::noteTemporaries);
    if (loop.isFrameWait(code)) {
      out.line("wait while " + loop.condition().orElseThrow().text());
    } else {
      targets.loop(
          code.offset(loop.nextIteration()), code.offset(loop.end()), () -> writeLoop(loop));
    }
    return loop.end();
  }

  private void writeLoop(LoopCode loop) {
    if (loop.isUntil()) {
      out.openBlock("do");
      body(loop);
      out.closeBlock(" until " + writer.condition(code.at(loop.jump()), Optional.empty()));
    } else if (loop.condition().isPresent()) {
      out.openBlock("while " + loop.condition().get().text());
      blockWithEndLabel(loop.condition().get().end(), loop.jump());
      out.closeBlock("");
    } else {
      out.openBlock("loop");
      body(loop);
      out.closeBlock("");
    }
  }

  /** Writes the statements of a loop whose start and its label have been written. */
  private void body(LoopCode loop) {
    locals.block(() -> statements(writeNonLoop(loop.start(), loop.jump()), loop.jump()));
    label(loop.jump());
  }

  private Optional<BranchCode> branch(int position, int to) {
    return conditions
        .longestCondition(position, to)
        .map(condition -> BranchCode.of(code, condition, to, targets));
  }

  private int write(BranchCode branch) {
    out.openBlock("if " + branch.condition().text());
    alternatives(branch);
    out.closeBlock("");
    return branch.end();
  }

  /** Writes the statements of a branch whose condition has been written. */
  private void alternatives(BranchCode branch) {
    noteTemporaries(branch.condition());
    block(branch.condition().end(), branch.thenEnd());
    if (!branch.hasAlternative()) {
      return;
    }
    label(branch.thenEnd());
    Optional<BranchCode> next = elseIf(branch);
    if (next.isPresent()) {
      out.nextBlock("else if " + next.get().condition().text());
      alternatives(next.get());
    } else {
      out.nextBlock("else");
      block(branch.elseStart(), branch.end());
    }
  }

  /**
   * Returns the branch if the statements for a false condition are exactly one branch; empty
   * otherwise.
   */
  private Optional<BranchCode> elseIf(BranchCode branch) {
    int position = branch.elseStart();
    int to = branch.end();
    boolean isNotBranch =
        position >= to
            || targets.neededLabel(code.offset(position)).isPresent()
            || code.lastJumpBack(position, to) >= 0
            || LanguageVersions.at(code, position, to, attempt.shared().language()).isPresent()
            || selection(position, to).isPresent();
    return isNotBranch ? Optional.empty() : branch(position, to).filter(each -> each.end() == to);
  }

  private Optional<ChoiceCode> choice(int position, int to) {
    return ChoiceCode.at(attempt, position, to);
  }

  private int write(ChoiceCode choice) {
    if (choice.repeats()) {
      out.openBlock("topics");
      topics(choice);
    } else {
      out.openBlock("choice");
      lines(choice);
    }
    out.closeBlock("");
    return choice.end();
  }

  private void topics(ChoiceCode topics) {
    targets.topics(code.offset(topics.start()), code.offset(topics.end()), () -> lines(topics));
  }

  private void lines(ChoiceCode choice) {
    locals.noteTemporary(choice.temporary());
    for (ChoiceCode.Line line : choice.lines()) {
      Optional<Condition> condition =
          conditions.longestCondition(line.conditionFrom(), line.conditionTo(), line.hidden());
      condition.ifPresent(this::noteTemporaries);
      arm(head(line, condition), line.from(), line.to());
    }
  }

  private String head(ChoiceCode.Line line, Optional<Condition> condition) {
    StringBuilder head = new StringBuilder();
    head.append(
        line.texts().stream()
            .map(code::at)
            .map(writer::lineText)
            .collect(Collectors.joining(" | ")));
    line.once().ifPresent(bit -> head.append(" once @").append(bit));
    head.append(line.silent() ? " silent" : "");
    condition.ifPresent(shownCondition -> head.append(" if ").append(shownCondition.text()));
    return head.toString();
  }

  private Optional<CaseCode> selection(int position, int to) {
    return attempt.idioms().contains(Idiom.CASES)
        ? conditions.caseOfStoredCall(position, to).or(() -> CaseCode.at(code, position, to))
        : Optional.empty();
  }

  private int write(CaseCode selection, int position) {
    boolean isCall = !code.op(position).isConditional();
    if (isCall) {
      locals.noteTemporary((Reference) selection.value());
    }
    String value =
        isCall ? writer.callWithResult(code.at(position)) : writer.operand(selection.value());
    out.openBlock("case " + value);
    for (CaseCode.Arm arm : selection.arms()) {
      String values = arm.tests().stream().map(this::values).collect(Collectors.joining(", "));
      arm(values, arm.from(), arm.to());
    }
    if (selection.elseStart() < selection.end()) {
      out.arm("else", () -> block(selection.elseStart(), selection.end()));
    }
    out.closeBlock("");
    return selection.end();
  }

  /** Returns the value or the range of values that a test checks. */
  private String values(int test) {
    String first = writer.comparedValue(code.at(test));
    return CaseCode.isRange(code, test)
        ? first + ".." + writer.comparedValue(code.at(test + 1))
        : first;
  }

  /** Writes the statements after an arrow, up to the jump to the end of the selection. */
  private void arm(String head, int from, int jump) {
    out.arm(head, () -> blockWithEndLabel(from, jump));
  }

  private int write(SceneCode scene) {
    out.openBlock(sceneHead(scene));
    blockWithEndLabel(scene.from(), scene.to());
    scene.override().ifPresent(part -> override(scene, part));
    out.closeBlock("");
    return scene.end();
  }

  private String sceneHead(SceneCode scene) {
    return scene.arguments().map(this::cutscene).orElse("skippable");
  }

  private String cutscene(Operand.Arguments arguments) {
    return arguments.elements().isEmpty()
        ? "cutscene"
        : "cutscene" + writer.argumentList(arguments);
  }

  private void override(SceneCode scene, SceneCode.OverridePart part) {
    out.nextBlock("override");
    block(part.from(), part.to());
    boolean isLabelled = part.to() == scene.to();
    if (!isLabelled) {
      label(part.to());
    }
  }

  private void noteTemporaries(Condition condition) {
    condition.temporaries().forEach(locals::noteTemporary);
  }
}
