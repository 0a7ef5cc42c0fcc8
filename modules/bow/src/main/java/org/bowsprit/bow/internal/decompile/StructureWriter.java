package org.bowsprit.bow.internal.decompile;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.text.InstructionPrinter;

/**
 * Writes instructions as statements and recovers conditions, loops and scenes from their jumps.
 * Other jumps become {@code goto}. Instructions that the language would encode differently become
 * {@code asm}.
 */
final class StructureWriter {

  private static final int NONE = -1;

  private final CodeMap code;
  private final InstructionWriter writer;
  private final Verifier verifier;
  private final InstructionPrinter assembler;
  private final Set<Idiom> idioms;
  private final boolean isFunction;
  private final int parameters;
  private final Shared shared;
  private final ScriptCalls calls;
  private final Set<Integer> wanted = new HashSet<>();

  /** The offsets behind the topics around the statement that is written, innermost first. */
  private final Deque<Integer> topics = new ArrayDeque<>();

  private SourceWriter out = new SourceWriter();
  private int again = NONE;
  private int end = NONE;
  private ConditionReader conditions;
  private int temporaries = NONE;

  /** The number of local variables that are declared at this place. */
  private int declared;

  StructureWriter(
      CodeMap code,
      InstructionWriter writer,
      Verifier verifier,
      boolean objectCode,
      Set<Idiom> idioms,
      Shared shared,
      boolean isFunction,
      int parameters) {
    this.parameters = parameters;
    this.isFunction = isFunction;
    this.idioms = idioms;
    this.shared = shared;
    this.code = code;
    this.writer = writer;
    this.verifier = verifier;
    this.assembler = new InstructionPrinter(this::want, objectCode);
    this.calls = new ScriptCalls(code, shared, idioms);
    this.conditions = conditions(code.size());
  }

  /** Returns the statements of a range of positions, with the labels that are needed. */
  String write(int from, int to) {
    begin(to);
    int written = plainEnd(from, to);
    range(from, written, NONE);
    if (written < to || to == code.size()) {
      label(written);
    }
    return out.text();
  }

  private void begin(int to) {
    out = new SourceWriter();
    conditions = conditions(to);
    temporaries = NONE;
    declared = 0;
    while (declaresVariables() && declared < parameters) {
      writer.declare(declared++);
    }
  }

  private boolean declaresVariables() {
    return idioms.contains(Idiom.VARIABLES) && parameters != NONE;
  }

  /** Writes the statement that sets a variable. The first one declares a local variable. */
  private void assignment(String statement) {
    String first = "Local[" + declared + "] = ";
    if (declaresVariables() && statement.startsWith(first)) {
      out.line("var " + writer.local(declared) + " = " + statement.substring(first.length()));
      writer.declare(declared++);
    } else {
      out.line(statement);
    }
  }

  private ConditionReader conditions(int bound) {
    return new ConditionReader(code, writer, verifier, calls, idioms, bound);
  }

  /**
   * Returns the topics that the whole code consists of, in the scene of a dialogue; empty if it is
   * not a dialogue.
   */
  private Optional<ChoiceCode> dialogue() {
    int scene = code.size() - 2;
    boolean isScene =
        idioms.contains(Idiom.CHOICES)
            && scene > 0
            && code.op(0) == Op.CUTSCENE
            && opening(0).equals("cutscene")
            && closing(0, code.size()) == scene
            && code.op(scene + 1) == Op.STOP_OBJECT_CODE;
    return isScene
        ? IntStream.range(1, scene)
            .mapToObj(at -> choice(at, scene, true))
            .flatMap(Optional::stream)
            .filter(each -> each.end() == scene)
            .findFirst()
        : Optional.empty();
  }

  /** Returns whether the whole code is a dialogue. */
  boolean isDialogue() {
    return dialogue().isPresent();
  }

  /** Returns the statements and the lines of a dialogue. */
  String writeDialogue() {
    begin(code.size());
    ChoiceCode lines = dialogue().orElseThrow();
    statements(1, lines.start(), NONE);
    label(lines.start());
    repeated(lines);
    return out.text();
  }

  /**
   * Returns the end of the statements to write. The compiler adds the end instruction by itself if
   * execution can reach it.
   */
  private int plainEnd(int from, int to) {
    int last = to - 1;
    if (last < from || code.op(last) != Op.STOP_OBJECT_CODE || !verifier.isPlain(code.at(last))) {
      return to;
    }
    boolean reached =
        code.isTarget(last)
            || (last > from
                && code.op(last - 1) != Op.STOP_OBJECT_CODE
                && code.op(last - 1) != Op.JUMP_RELATIVE);
    boolean behindAssembly = last > from && !isWritten(last - 1);
    boolean alone = last == from;
    return (reached || alone) && !behindAssembly ? last : to;
  }

  private boolean isWritten(int position) {
    return code.op(position) == Op.JUMP_RELATIVE
        || code.op(position) == Op.END_CUTSCENE
        || verifier.isPlain(code.at(position));
  }

  /**
   * Writes a range of positions. A loop at {@code known} and its label have already been written.
   */
  private void range(int from, int to, int known) {
    int outside = declared;
    statements(from, to, known);
    while (declared > outside) {
      writer.forget(--declared);
    }
  }

  /** Writes a range of positions whose variables stay declared after it. */
  private void statements(int from, int to, int known) {
    int at = from;
    while (at < to) {
      if (at != known) {
        label(at);
      }
      int loop = at == known ? NONE : loopFrom(at, to);
      int behind = loop == NONE ? simple(at, to) : NONE;
      if (behind != NONE) {
        at = behind;
      } else if (loop != NONE) {
        at = loop(at, loop);
      } else if (code.op(at) == Op.CUTSCENE || isOverride(at, SubOp.OVERRIDE_BEGIN)) {
        at = scene(at, to);
      } else if (choice(at, to, false).isPresent()) {
        at = choice(choice(at, to, false).get());
      } else if (idioms.contains(Idiom.CASES) && isCase(at, to)) {
        at = writeCase(at, to);
      } else if (conditions.isTest(at, to)) {
        at = branch(at, to);
      } else {
        at = single(at);
      }
    }
  }

  /**
   * Returns the position of the jump that ends the loop at a position; −1 if there is none or a
   * statement repeats the instructions by itself.
   */
  private int loopFrom(int at, int to) {
    int jump = code.lastJumpBack(at, to);
    boolean isLoop =
        jump != NONE
            && (code.op(jump) == Op.JUMP_RELATIVE || isWritten(jump))
            && !(idioms.contains(Idiom.AWAITED_END) && isAwaitedEnd(at, to))
            && choice(at, to, true).isEmpty();
    return isLoop ? jump : NONE;
  }

  /** Writes a statement that is no loop. Returns the position after it, or −1 if it is another. */
  private int simple(int at, int to) {
    int behind = isFunction ? answer(at) : NONE;
    if (behind == NONE) {
      behind = idiom(at, to);
    }
    return behind == NONE ? topics(at, to) : behind;
  }

  /** Writes the idiom at a position. Returns the position after it, or −1 if there is none. */
  private int idiom(int at, int to) {
    if (idioms.contains(Idiom.SPOKEN_LINE) && isSpokenLine(at, to)) {
      out.line(writer.spokenLine(code.at(at)));
      return at + 2;
    }
    if (idioms.contains(Idiom.AWAITED_END) && isAwaitedEnd(at, to)) {
      temporary((Reference) code.at(at).operand(0));
      out.line(writer.awaitedEnd(code.at(at)));
      return at + 4;
    }
    int behind = call(at, to);
    return behind == NONE ? inLanguages(at, to) : behind;
  }

  /**
   * Writes the call of a script or function. Returns the position after it, or −1 if there is none.
   */
  private int call(int at, int to) {
    if (calls.isStart(at, to)) {
      String call = writer.scriptCall(code.at(at));
      boolean isAwaited =
          isAwaitedEnd(at + 1, to)
              && code.sources(at + 1).equals(List.of(at + 4))
              && code.op(at + 1) == Op.IS_SCRIPT_RUNNING
              && code.at(at + 1).operand(1).equals(code.at(at).operand(0));
      if (isAwaited) {
        temporary((Reference) code.at(at + 1).operand(0));
      }
      out.line(isAwaited ? call : "start " + call);
      return isAwaited ? at + 5 : at + 1;
    }
    if (!calls.isFunctionCall(at, to) || conditions.isTest(at, to) || isCase(at, to)) {
      return NONE;
    }
    String call = writer.scriptCall(code.at(at));
    boolean isAnswered = calls.isAnswered(at, to);
    assignment(isAnswered ? writer.operand(code.at(at + 1).operand(0)) + " = " + call : call);
    return isAnswered ? at + 2 : at + 1;
  }

  /**
   * Writes the end of a function with its value. Returns the position after it, or −1 if it does
   * not end here.
   */
  private int answer(int at) {
    String assignment = writer.operand(ScriptCalls.RESULT) + " = ";
    boolean isAnswer =
        at + 1 < code.size()
            && code.op(at + 1) == Op.STOP_OBJECT_CODE
            && !code.isTarget(at + 1)
            && isWritten(at)
            && isWritten(at + 1)
            && !CodeMap.canJump(code.at(at))
            && writer.statement(code.at(at)).startsWith(assignment);
    if (!isAnswer) {
      return NONE;
    }
    out.line("return " + writer.statement(code.at(at)).substring(assignment.length()));
    return at + 2;
  }

  /**
   * Writes a statement with texts in several languages. Returns the position after it, or −1 if
   * there is none.
   */
  private int inLanguages(int at, int to) {
    Optional<LanguageVersions> found =
        idioms.contains(Idiom.LANGUAGES)
            ? LanguageVersions.at(code, at, to, shared.language())
            : Optional.empty();
    if (found.isEmpty() || !found.get().bodies().stream().allMatch(this::isWritten)) {
      return NONE;
    }
    LanguageVersions versions = found.get();
    boolean isSpoken =
        isAwaited(versions.end(), to)
            && versions.endsAlone(code)
            && versions.bodies().stream().map(code::at).allMatch(InstructionWriter::isLine);
    Optional<String> statement =
        LanguageVersions.merged(
            versions.bodies().stream()
                .map(code::at)
                .map(isSpoken ? writer::spokenLine : writer::statement)
                .toList());
    statement.ifPresent(out::line);
    return statement.isEmpty() ? NONE : versions.end() + (isSpoken ? 1 : 0);
  }

  private void temporary(Reference local) {
    int number = local.word() & ~Reference.LOCAL;
    temporaries = temporaries == NONE ? number : Math.min(temporaries, number);
  }

  /**
   * Returns the number of parameters with which the compiler chooses the locals for answers that
   * the statements have. Called after {@link #write}.
   */
  int parameters() {
    return declaresVariables() ? parameters : Math.max(0, temporaries);
  }

  private boolean isSpokenLine(int at, int to) {
    return at + 1 < to
        && InstructionWriter.isLine(code.at(at))
        && isWritten(at)
        && !code.isTarget(at + 1)
        && isAwaited(at + 1, to);
  }

  /** Returns whether the instruction at a position waits for the end of speech. */
  private boolean isAwaited(int at, int to) {
    return idioms.contains(Idiom.SPOKEN_LINE)
        && at < to
        && code.op(at) == Op.WAIT
        && code.at(at).subOperations().get(0).op() == SubOp.WAIT_FOR_MESSAGE
        && isWritten(at);
  }

  private boolean isAwaitedEnd(int at, int to) {
    return at + 3 < to
        && (code.op(at) == Op.IS_SCRIPT_RUNNING || code.op(at) == Op.IS_SOUND_RUNNING)
        && code.op(at + 1) == Op.NOT_EQUAL_ZERO
        && ConditionReader.isLocal(code.at(at).operand(0))
        && code.at(at + 1).operand(0).equals(code.at(at).operand(0))
        && code.target(at + 1) == at + 4
        && code.op(at + 2) == Op.BREAK_HERE
        && code.op(at + 3) == Op.JUMP_RELATIVE
        && code.target(at + 3) == at
        && IntStream.rangeClosed(at, at + 2).allMatch(this::isWritten)
        && IntStream.rangeClosed(at + 1, at + 3).noneMatch(code::isTarget);
  }

  private int single(int at) {
    Instruction instruction = code.at(at);
    if (instruction.op() == Op.JUMP_RELATIVE) {
      out.line(jump(instruction.target()));
    } else if (isWritten(at)
        && !instruction.op().isConditional()
        && code.op(at) != Op.END_CUTSCENE) {
      assignment(writer.statement(instruction));
    } else {
      out.assembly(assembler.printExactly(instruction));
    }
    return at + 1;
  }

  private String jump(int target) {
    if (target == again) {
      return "continue";
    }
    if (!topics.isEmpty() && target == topics.getLast()) {
      return "leave";
    } else if (!topics.isEmpty() && target == topics.getFirst()) {
      return "back";
    }
    return target == end ? "break" : "goto " + want(target);
  }

  private String want(int target) {
    wanted.add(target);
    return String.format(Locale.ROOT, "L%04X", target);
  }

  private void label(int position) {
    int offset = code.offset(position);
    if (wanted.contains(offset)) {
      out.label(String.format(Locale.ROOT, "L%04X:", offset));
    }
  }

  private int loop(int at, int jump) {
    int outsideAgain = again;
    int outsideEnd = end;
    end = code.offset(jump + 1);
    if (code.op(jump) != Op.JUMP_RELATIVE) {
      again = code.offset(jump);
      out.open("do");
      range(at, jump, at);
      label(jump);
      out.close(" until " + writer.condition(code.at(jump), Optional.empty()));
    } else {
      again = code.offset(at);
      Optional<Condition> test = conditions.longest(at, jump, jump + 1);
      test.ifPresent(each -> each.temporaries().forEach(this::temporary));
      int first = test.map(Condition::to).orElse(at);
      boolean waits =
          test.isPresent()
              && jump == first + 1
              && code.op(first) == Op.BREAK_HERE
              && !code.isTarget(jump)
              && !code.isTarget(first);
      if (waits) {
        out.line("wait while " + test.get().text());
      } else {
        out.open(test.map(each -> "while " + each.text()).orElse("loop"));
        range(first, jump, test.isPresent() ? NONE : at);
        label(jump);
        out.close("");
      }
    }
    again = outsideAgain;
    end = outsideEnd;
    return jump + 1;
  }

  /**
   * A condition with the statements that follow it.
   *
   * @param to the position after the statements for a true condition
   * @param otherwise the position of the statements for a false one; −1 if there are none
   * @param end the position after all
   */
  private record Branch(Condition condition, int to, int otherwise, int end) {}

  private int branch(int at, int to) {
    Optional<Branch> branch = branchAt(at, to);
    if (branch.isPresent()) {
      out.open("if " + branch.get().condition.text());
      branch(branch.get());
      return branch.get().end;
    }
    if (!code.op(at).isConditional()) {
      return single(at);
    }
    out.line(
        "goto "
            + want(code.at(at).target())
            + " unless "
            + writer.condition(code.at(at), Optional.empty()));
    return at + 1;
  }

  private Optional<Branch> branchAt(int at, int to) {
    return conditions.longest(at, to).map(condition -> branch(condition, to));
  }

  private Branch branch(Condition condition, int to) {
    int target = condition.otherwise();
    int jump = target - 1;
    int past =
        jump >= condition.to() && code.op(jump) == Op.JUMP_RELATIVE ? code.target(jump) : NONE;
    boolean leaves =
        past != NONE && (code.at(jump).target() == end || code.at(jump).target() == again);
    return past < target || past > to || leaves
        ? new Branch(condition, target, NONE, target)
        : new Branch(condition, jump, target, past);
  }

  /** Writes the statements of a branch whose condition has been written. */
  private void branch(Branch branch) {
    branch.condition.temporaries().forEach(this::temporary);
    range(branch.condition.to(), branch.to, NONE);
    if (branch.otherwise == NONE) {
      out.close("");
      return;
    }
    label(branch.to);
    Optional<Branch> next = nextBranch(branch);
    if (next.isPresent()) {
      out.close(" else if " + next.get().condition.text() + " {");
      out.deeper();
      branch(next.get());
      return;
    }
    out.close(" else {");
    out.deeper();
    range(branch.otherwise, branch.end, NONE);
    out.close("");
  }

  /** Returns the branch that the statements for a false condition consist of. */
  private Optional<Branch> nextBranch(Branch branch) {
    int at = branch.otherwise;
    boolean isOther =
        at >= branch.end
            || wanted.contains(code.offset(at))
            || code.lastJumpBack(at, branch.end) != NONE
            || LanguageVersions.at(code, at, branch.end, shared.language()).isPresent()
            || isAwaitedEnd(at, branch.end)
            || (idioms.contains(Idiom.CASES) && isCase(at, branch.end));
    return isOther
        ? Optional.empty()
        : branchAt(at, branch.end).filter(each -> each.end == branch.end);
  }

  /** Returns the choice at a position; empty if there is none like the others of the game. */
  private Optional<ChoiceCode> choice(int at, int to, boolean repeats) {
    return idioms.contains(Idiom.CHOICES)
        ? ChoiceCode.at(code, at, to, shared)
            .filter(each -> each.repeats() == repeats)
            .filter(each -> shared.choices().equals(Optional.of(each.numbers())))
        : Optional.empty();
  }

  private int choice(ChoiceCode choice) {
    out.open("choice");
    lines(choice);
    out.close("");
    return choice.end();
  }

  /** Writes topics. Returns the position after them, or −1 if there are none. */
  private int topics(int at, int to) {
    Optional<ChoiceCode> found = choice(at, to, true);
    if (found.isEmpty()) {
      return NONE;
    }
    out.open("topics");
    repeated(found.get());
    out.close("");
    return found.get().end();
  }

  private void repeated(ChoiceCode lines) {
    int outsideAgain = again;
    int outsideEnd = end;
    again = code.offset(lines.start());
    end = code.offset(lines.end());
    topics.push(end);
    lines(lines);
    topics.pop();
    again = outsideAgain;
    end = outsideEnd;
  }

  private void lines(ChoiceCode choice) {
    temporary(choice.temporary());
    for (ChoiceCode.Line line : choice.lines()) {
      arm(head(line), line.from(), line.to());
    }
  }

  private String head(ChoiceCode.Line line) {
    StringBuilder head = new StringBuilder();
    head.append(
        line.texts().stream()
            .map(code::at)
            .map(writer::lineText)
            .collect(Collectors.joining(" | ")));
    line.once().ifPresent(bit -> head.append(" once @").append(bit));
    head.append(line.silent() ? " silent" : "");
    conditions
        .longest(line.conditionFrom(), line.conditionTo(), line.hidden())
        .ifPresent(
            condition -> {
              condition.temporaries().forEach(this::temporary);
              head.append(" if ").append(condition.text());
            });
    return head + " ->";
  }

  private boolean isCase(int at, int to) {
    return CaseCode.at(code, at, to).isPresent() || conditions.questionedCase(at, to).isPresent();
  }

  private int writeCase(int at, int to) {
    Optional<CaseCode> questioned = conditions.questionedCase(at, to);
    CaseCode found = questioned.or(() -> CaseCode.at(code, at, to)).orElseThrow();
    questioned.ifPresent(each -> temporary((Reference) each.value()));
    out.open(
        "case "
            + (questioned.isPresent()
                ? writer.question(code.at(at))
                : writer.operand(found.value())));
    for (CaseCode.Arm arm : found.arms()) {
      String values = arm.tests().stream().map(this::values).collect(Collectors.joining(", "));
      arm(values + " ->", arm.from(), arm.to());
    }
    if (found.otherwise() < found.end()) {
      out.arm("else ->", () -> range(found.otherwise(), found.end(), NONE));
    }
    out.close("");
    return found.end();
  }

  /** Returns the value or the range of values that a test is for. */
  private String values(int test) {
    String first = writer.compared(code.at(test));
    return CaseCode.isRange(code, test) ? first + ".." + writer.compared(code.at(test + 1)) : first;
  }

  /** Writes the statements behind an arrow, up to a jump that is part of the arrow's statement. */
  private void arm(String head, int from, int jump) {
    out.arm(
        head,
        () -> {
          range(from, jump, NONE);
          label(jump);
        });
  }

  private boolean isOverride(int at, SubOp sub) {
    return code.op(at) == Op.OVERRIDE
        && code.at(at).subOperations().get(0).op() == sub
        && code.at(at).subOperations().get(0).code() == sub.key();
  }

  /** Writes a scene that has the compiler's layout; writes any other instruction by instruction. */
  private int scene(int at, int to) {
    boolean cutscene = code.op(at) == Op.CUTSCENE;
    int override = cutscene ? at + 1 : at;
    if (override + 1 < to
        && isOverride(override, SubOp.OVERRIDE_BEGIN)
        && code.op(override + 1) == Op.JUMP_RELATIVE) {
      int after = skippable(at, override, to);
      if (after != NONE) {
        return after;
      }
    }
    int close = cutscene ? closing(at, to) : NONE;
    if (close == NONE) {
      return single(at);
    }
    out.open(opening(at));
    range(at + 1, close, NONE);
    label(close);
    out.close("");
    return close + 1;
  }

  private String opening(int at) {
    if (code.op(at) != Op.CUTSCENE) {
      return "skippable";
    }
    Operand.Arguments arguments = (Operand.Arguments) code.at(at).operand(0);
    return arguments.elements().isEmpty() ? "cutscene" : "cutscene" + writer.list(arguments);
  }

  private int closing(int at, int to) {
    int depth = 0;
    for (int i = at; i < to; i++) {
      depth += code.op(i) == Op.CUTSCENE ? 1 : code.op(i) == Op.END_CUTSCENE ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return NONE;
  }

  private int skippable(int at, int override, int to) {
    int skipped = code.target(override + 1);
    if (skipped <= override + 1 || skipped >= to) {
      return NONE;
    }
    int repair = skipped;
    int close = skipped;
    if (code.op(skipped) == Op.NOT_EQUAL_ZERO
        && code.at(skipped).operand(0).equals(overrideVariable())
        && isWritten(skipped)) {
      repair = skipped + 1;
      close = code.target(skipped);
    }
    boolean cutscene = code.op(at) == Op.CUTSCENE;
    int last = cutscene ? close + 1 : close;
    boolean shaped =
        close >= repair
            && last < to
            && isOverride(close, SubOp.OVERRIDE_END)
            && (!cutscene || code.op(last) == Op.END_CUTSCENE);
    if (!shaped) {
      return NONE;
    }
    out.open(opening(at));
    range(override + 2, skipped, NONE);
    label(skipped);
    out.close(" override {");
    out.deeper();
    range(repair, close, NONE);
    if (close != skipped) {
      label(close);
    }
    out.close("");
    return last + 1;
  }

  private static Operand overrideVariable() {
    return new Reference(EngineVariable.OVERRIDE.number(), Reference.NOT_INDEXED);
  }
}
