package org.bowsprit.bow.internal.decompile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.bowsprit.bow.internal.code.ChoiceStyle;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/** Reads the instructions that the compiler generates for a choice, in order. */
final class ChoiceReader {

  private static final Reference INPUT =
      new Reference(EngineVariable.VERB_SCRIPT.number(), Reference.NOT_INDEXED);

  /** The settings of the look of a line, in this order. */
  private static final List<SubOp> LINE_SETTINGS =
      List.of(
          SubOp.VERB_NEW,
          SubOp.VERB_TEXT,
          SubOp.VERB_POSITION,
          SubOp.VERB_COLOR,
          SubOp.VERB_HI_COLOR,
          SubOp.VERB_BACK_COLOR,
          SubOp.VERB_KEY,
          SubOp.VERB_ON);

  private final CodeMap code;
  private final int start;
  private final int limit;
  private final SharedInformation shared;
  private final List<ShownLine> shownLines = new ArrayList<>();
  private int position;

  /** Thrown if an instruction does not belong to a choice. */
  private static final class Mismatch extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Mismatch() {
      super(null, null, false, false);
    }
  }

  /** The positions of the tests and of the texts of a line. */
  private record ShownLine(int from, int to, int hiddenTarget, List<Integer> texts) {}

  ChoiceReader(CodeMap code, int start, int limit, SharedInformation shared) {
    this.code = code;
    this.start = start;
    this.limit = limit;
    this.shared = shared;
    this.position = start;
  }

  /**
   * Returns whether the instruction at a position hides verbs. A choice begins with such an
   * instruction.
   */
  static boolean isBeginning(CodeMap code, int at) {
    return code.op(at) == Op.SAVE_RESTORE_VERBS
        && code.at(at).subOperations().get(0).op() == SubOp.VERBS_SAVE;
  }

  /** Returns the choice; empty if the instructions are something else. */
  Optional<ChoiceCode> read() {
    try {
      return Optional.of(choice());
    } catch (Mismatch e) {
      return Optional.empty();
    }
  }

  private ChoiceCode choice() {
    List<Operand> hiddenVerbs =
        sub(readInstruction(Op.SAVE_RESTORE_VERBS), SubOp.VERBS_SAVE).operands();
    Reference chosenVerb = readAssignment(new Operand.Literal(0));
    Instruction first = readInstruction(Op.MOVE);
    Reference y = reference(first.operand(0));
    int top = literal(first.operand(1));
    Reference key = readAssignment(new Operand.Literal('1'));
    int step = 0;
    while (!isNext(Op.IS_NOT_EQUAL) || !code.at(position).operand(0).equals(y)) {
      step = readLine(y, key);
    }
    expect(!shownLines.isEmpty());
    Instruction visibleTest = readInstruction(Op.IS_NOT_EQUAL);
    int noLine = code.target(position - 1);
    expect(visibleTest.operand(1).equals(new Operand.Literal(top)));
    Reference savedInput = readAssignment(INPUT);
    int inputScript = readWait(chosenVerb);
    expectAssignment(INPUT, savedInput);
    int firstVerb = literal(code.at(shownLines.get(0).texts.get(0)).operand(0));
    for (int i = 0; i < shownLines.size(); i++) {
      Instruction delete = readInstruction(Op.VERB_OPS);
      expect(literal(delete.operand(0)) == firstVerb + i);
      sub(delete, SubOp.VERB_DELETE);
    }
    expect(position == noLine);
    expectAssignment(y, chosenVerb);
    expect(
        sub(readInstruction(Op.SAVE_RESTORE_VERBS), SubOp.VERBS_RESTORE)
            .operands()
            .equals(hiddenVerbs));
    boolean repeats = isNext(Op.NOT_EQUAL_ZERO) && code.at(position).operand(0).equals(y);
    int noLineTarget = repeats ? code.target(position++) : -1;
    List<ChoiceCode.Line> lines = readChosenLines(y, firstVerb);
    if (repeats) {
      expect(
          readInstruction(Op.JUMP_RELATIVE) != null
              && code.target(position - 1) == start
              && position == noLineTarget);
    }
    int target = repeats ? start : position;
    expect(lines.stream().allMatch(each -> code.target(each.to()) == target));
    ChoiceStyle style = style(firstVerb, hiddenVerbs, top, step);
    return new ChoiceCode(
        start,
        new ChoiceNumbers(style, chosenVerb.word(), inputScript),
        savedInput,
        lines,
        repeats,
        position);
  }

  /** Reads the tests and the texts of a line; returns the distance to the next line. */
  private int readLine(Reference y, Reference key) {
    int from = position;
    while (!isText(position) && languages().isEmpty()) {
      expect(position < limit && !isNext(Op.ADD));
      position++;
    }
    int to = position;
    List<Integer> texts = readVersions();
    expect(texts.stream().allMatch(this::isText));
    Instruction down = readInstruction(Op.ADD);
    expect(down.operand(0).equals(y));
    Instruction next = readInstruction(Op.ADD);
    expect(next.operand(0).equals(key) && next.operand(1).equals(new Operand.Literal(1)));
    shownLines.add(new ShownLine(from, to, position, texts));
    return literal(down.operand(1));
  }

  private boolean isText(int position) {
    return position < limit
        && code.op(position) == Op.VERB_OPS
        && code.at(position).subOperations().stream()
            .map(SubOperation::op)
            .toList()
            .equals(LINE_SETTINGS);
  }

  /** Reads one instruction, or its version for each language; returns the positions. */
  private List<Integer> readVersions() {
    expect(position < limit);
    Optional<LanguageVersions> versions = languages();
    List<Integer> positions = versions.map(LanguageVersions::bodies).orElse(List.of(position));
    position = versions.map(LanguageVersions::end).orElse(position + 1);
    return positions;
  }

  private Optional<LanguageVersions> languages() {
    return LanguageVersions.at(code, position, limit, shared.language());
  }

  /** Reads the instructions that wait for a click; returns the number of the input script. */
  private int readWait(Reference chosen) {
    Instruction input = readInstruction(Op.MOVE);
    expect(input.operand(0).equals(INPUT));
    sub(readInstruction(Op.CURSOR_COMMAND), SubOp.CURSOR_SOFT_ON);
    sub(readInstruction(Op.CURSOR_COMMAND), SubOp.USERPUT_SOFT_ON);
    int loopStart = position;
    readInstruction(Op.BREAK_HERE);
    expect(
        readInstruction(Op.NOT_EQUAL_ZERO).operand(0).equals(chosen)
            && code.target(position - 1) == loopStart);
    sub(readInstruction(Op.CURSOR_COMMAND), SubOp.USERPUT_SOFT_OFF);
    sub(readInstruction(Op.CURSOR_COMMAND), SubOp.CURSOR_SOFT_OFF);
    return literal(input.operand(1));
  }

  /** Reads the statements after each line. */
  private List<ChoiceCode.Line> readChosenLines(Reference chosen, int firstVerb) {
    List<ChoiceCode.Line> lines = new ArrayList<>();
    for (int i = 0; i < shownLines.size(); i++) {
      Instruction test = readInstruction(Op.IS_EQUAL);
      int next = code.target(position - 1);
      expect(
          test.operand(0).equals(chosen)
              && test.operand(1).equals(new Operand.Literal(firstVerb + i)));
      expect(next > position && next <= limit && code.op(next - 1) == Op.JUMP_RELATIVE);
      ShownLine line = shownLines.get(i);
      OptionalInt once = readOnceBit(line);
      boolean silent = !readSpeech(line, next - 1);
      int conditions = once.isPresent() ? line.from + 1 : line.from;
      lines.add(
          new ChoiceCode.Line(
              once,
              conditions,
              line.to,
              line.hiddenTarget,
              line.texts,
              silent,
              position,
              next - 1));
      position = next;
    }
    return lines;
  }

  /** If a line is shown only once, reads the statement that stores that it was chosen. */
  private OptionalInt readOnceBit(ShownLine line) {
    boolean isOnce =
        line.from < line.to
            && code.op(line.from) == Op.EQUAL_ZERO
            && code.target(line.from) == line.hiddenTarget
            && code.at(line.from).operand(0) instanceof Reference bit
            && (bit.word() & Reference.BIT_VARIABLE_BIT) != 0
            && !bit.isIndexed()
            && shared.onceBits().contains(bit.word() & ~Reference.BIT_VARIABLE_BIT)
            && isNext(Op.MOVE)
            && code.at(position).operand(0).equals(bit)
            && code.at(position).operand(1).equals(new Operand.Literal(1));
    if (!isOnce) {
      return OptionalInt.empty();
    }
    position++;
    return OptionalInt.of(
        reference(code.at(line.from).operand(0)).word() & ~Reference.BIT_VARIABLE_BIT);
  }

  /** Reads the speech of a line if ego speaks the line; returns whether ego does. */
  private boolean readSpeech(ShownLine line, int to) {
    int before = position;
    List<Integer> spoken = readVersions();
    boolean speaks =
        position < to
            && InstructionWriter.isWaitForSpeech(code.at(position))
            && spoken.size() == line.texts.size();
    for (int i = 0; speaks && i < spoken.size(); i++) {
      speaks = isSpeech(code.at(spoken.get(i)), code.at(line.texts.get(i)));
    }
    position = speaks ? position + 1 : before;
    return speaks;
  }

  private static boolean isSpeech(Instruction speech, Instruction shown) {
    if (speech.op() != Op.PRINT_EGO || speech.subOperations().size() != 1) {
      return false;
    }
    SubOperation text = speech.subOperations().get(0);
    return text.op() == SubOp.PRINT_TEXT
        && text.operand(0).equals(shown.subOperations().get(1).operand(0));
  }

  private ChoiceStyle style(int firstVerb, List<Operand> hiddenVerbs, int y, int step) {
    List<SubOperation> look = code.at(shownLines.get(0).texts.get(0)).subOperations();
    return new ChoiceStyle(
        firstVerb,
        literal(hiddenVerbs.get(0)),
        literal(hiddenVerbs.get(1)),
        literal(hiddenVerbs.get(2)),
        literal(look.get(2).operand(0)),
        y,
        step,
        literal(look.get(3).operand(0)),
        literal(look.get(4).operand(0)),
        literal(look.get(5).operand(0)));
  }

  private boolean isNext(Op op) {
    return position < limit && code.op(position) == op;
  }

  private Instruction readInstruction(Op op) {
    expect(isNext(op));
    return code.at(position++);
  }

  private void expectAssignment(Reference variable, Operand value) {
    expect(readAssignment(value).equals(variable));
  }

  /** Reads the assignment of a value; returns its variable. */
  private Reference readAssignment(Operand value) {
    Instruction move = readInstruction(Op.MOVE);
    expect(move.operand(1).equals(value));
    return reference(move.operand(0));
  }

  private static SubOperation sub(Instruction instruction, SubOp op) {
    List<SubOperation> subs = instruction.subOperations();
    expect(subs.size() == 1 && subs.get(0).op() == op);
    return subs.get(0);
  }

  private static int literal(Operand operand) {
    expect(operand instanceof Operand.Literal);
    return ((Operand.Literal) operand).value();
  }

  private static Reference reference(Operand operand) {
    expect(operand instanceof Reference);
    return (Reference) operand;
  }

  private static void expect(boolean condition) {
    if (!condition) {
      throw new Mismatch();
    }
  }
}
