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

  /** The look of a line, in this order. */
  private static final List<SubOp> LOOK =
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
  private final Shared shared;
  private final List<Shown> shown = new ArrayList<>();
  private int at;

  /** Thrown if an instruction does not belong to a choice. */
  private static final class Mismatch extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Mismatch() {
      super(null, null, false, false);
    }
  }

  /** The positions of the tests and of the texts of a line. */
  private record Shown(int from, int to, int hidden, List<Integer> texts) {}

  ChoiceReader(CodeMap code, int start, int limit, Shared shared) {
    this.code = code;
    this.start = start;
    this.limit = limit;
    this.shared = shared;
    this.at = start;
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
    List<Operand> hidden = sub(take(Op.SAVE_RESTORE_VERBS), SubOp.VERBS_SAVE).operands();
    Reference chosen = assigned(new Operand.Literal(0));
    Instruction first = take(Op.MOVE);
    Reference y = reference(first.operand(0));
    int top = literal(first.operand(1));
    Reference key = assigned(new Operand.Literal('1'));
    int step = 0;
    while (!isNext(Op.IS_NOT_EQUAL) || !code.at(at).operand(0).equals(y)) {
      step = show(y, key);
    }
    expect(!shown.isEmpty());
    Instruction any = take(Op.IS_NOT_EQUAL);
    int nothing = code.target(at - 1);
    expect(any.operand(1).equals(new Operand.Literal(top)));
    Reference saved = assigned(INPUT);
    int pick = await(chosen);
    assign(INPUT, saved);
    int firstVerb = literal(code.at(shown.get(0).texts.get(0)).operand(0));
    for (int i = 0; i < shown.size(); i++) {
      Instruction delete = take(Op.VERB_OPS);
      expect(literal(delete.operand(0)) == firstVerb + i);
      sub(delete, SubOp.VERB_DELETE);
    }
    expect(at == nothing);
    assign(y, chosen);
    expect(sub(take(Op.SAVE_RESTORE_VERBS), SubOp.VERBS_RESTORE).operands().equals(hidden));
    boolean repeats = isNext(Op.NOT_EQUAL_ZERO) && code.at(at).operand(0).equals(y);
    int none = repeats ? code.target(at++) : -1;
    List<ChoiceCode.Line> lines = follow(y, firstVerb);
    if (repeats) {
      expect(take(Op.JUMP_RELATIVE) != null && code.target(at - 1) == start && at == none);
    }
    int target = repeats ? start : at;
    expect(lines.stream().allMatch(each -> code.target(each.to()) == target));
    ChoiceStyle style = style(firstVerb, hidden, top, step);
    return new ChoiceCode(
        start, new ChoiceNumbers(style, chosen.word(), pick), saved, lines, repeats, at);
  }

  /** Reads the tests and the texts of a line; returns the distance to the next line. */
  private int show(Reference y, Reference key) {
    int from = at;
    while (!isText(at) && languages().isEmpty()) {
      expect(at < limit && !isNext(Op.ADD));
      at++;
    }
    int to = at;
    List<Integer> texts = versions();
    expect(texts.stream().allMatch(this::isText));
    Instruction down = take(Op.ADD);
    expect(down.operand(0).equals(y));
    Instruction next = take(Op.ADD);
    expect(next.operand(0).equals(key) && next.operand(1).equals(new Operand.Literal(1)));
    shown.add(new Shown(from, to, at, texts));
    return literal(down.operand(1));
  }

  private boolean isText(int position) {
    return position < limit
        && code.op(position) == Op.VERB_OPS
        && code.at(position).subOperations().stream().map(SubOperation::op).toList().equals(LOOK);
  }

  /** Reads one instruction, or its version for each language; returns the positions. */
  private List<Integer> versions() {
    expect(at < limit);
    Optional<LanguageVersions> versions = languages();
    List<Integer> positions = versions.map(LanguageVersions::bodies).orElse(List.of(at));
    at = versions.map(LanguageVersions::end).orElse(at + 1);
    return positions;
  }

  private Optional<LanguageVersions> languages() {
    return LanguageVersions.at(code, at, limit, shared.language());
  }

  /** Reads the instructions that wait for a click; returns the number of the input script. */
  private int await(Reference chosen) {
    Instruction input = take(Op.MOVE);
    expect(input.operand(0).equals(INPUT));
    sub(take(Op.CURSOR_COMMAND), SubOp.CURSOR_SOFT_ON);
    sub(take(Op.CURSOR_COMMAND), SubOp.USERPUT_SOFT_ON);
    int again = at;
    take(Op.BREAK_HERE);
    expect(take(Op.NOT_EQUAL_ZERO).operand(0).equals(chosen) && code.target(at - 1) == again);
    sub(take(Op.CURSOR_COMMAND), SubOp.USERPUT_SOFT_OFF);
    sub(take(Op.CURSOR_COMMAND), SubOp.CURSOR_SOFT_OFF);
    return literal(input.operand(1));
  }

  /** Reads the statements after each line. */
  private List<ChoiceCode.Line> follow(Reference chosen, int firstVerb) {
    List<ChoiceCode.Line> lines = new ArrayList<>();
    for (int i = 0; i < shown.size(); i++) {
      Instruction test = take(Op.IS_EQUAL);
      int next = code.target(at - 1);
      expect(
          test.operand(0).equals(chosen)
              && test.operand(1).equals(new Operand.Literal(firstVerb + i)));
      expect(next > at && next <= limit && code.op(next - 1) == Op.JUMP_RELATIVE);
      Shown line = shown.get(i);
      OptionalInt once = once(line);
      boolean silent = !speaks(line, next - 1);
      int conditions = once.isPresent() ? line.from + 1 : line.from;
      lines.add(
          new ChoiceCode.Line(
              once, conditions, line.to, line.hidden, line.texts, silent, at, next - 1));
      at = next;
    }
    return lines;
  }

  /** If a line is shown only once, reads the statement that stores that it was chosen. */
  private OptionalInt once(Shown line) {
    boolean isOnce =
        line.from < line.to
            && code.op(line.from) == Op.EQUAL_ZERO
            && code.target(line.from) == line.hidden
            && code.at(line.from).operand(0) instanceof Reference bit
            && (bit.word() & Reference.BIT) != 0
            && !bit.isIndexed()
            && shared.onceBits().contains(bit.word() & ~Reference.BIT)
            && isNext(Op.MOVE)
            && code.at(at).operand(0).equals(bit)
            && code.at(at).operand(1).equals(new Operand.Literal(1));
    if (!isOnce) {
      return OptionalInt.empty();
    }
    at++;
    return OptionalInt.of(reference(code.at(line.from).operand(0)).word() & ~Reference.BIT);
  }

  /** Reads the speech of a line if ego speaks it; returns whether it does. */
  private boolean speaks(Shown line, int to) {
    int before = at;
    List<Integer> spoken = versions();
    boolean speaks =
        at < to
            && InstructionWriter.isWaitForLine(code.at(at))
            && spoken.size() == line.texts.size();
    for (int i = 0; speaks && i < spoken.size(); i++) {
      speaks = isSpeech(code.at(spoken.get(i)), code.at(line.texts.get(i)));
    }
    at = speaks ? at + 1 : before;
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

  private ChoiceStyle style(int firstVerb, List<Operand> hidden, int y, int step) {
    List<SubOperation> look = code.at(shown.get(0).texts.get(0)).subOperations();
    return new ChoiceStyle(
        firstVerb,
        literal(hidden.get(0)),
        literal(hidden.get(1)),
        literal(hidden.get(2)),
        literal(look.get(2).operand(0)),
        y,
        step,
        literal(look.get(3).operand(0)),
        literal(look.get(4).operand(0)),
        literal(look.get(5).operand(0)));
  }

  private boolean isNext(Op op) {
    return at < limit && code.op(at) == op;
  }

  private Instruction take(Op op) {
    expect(isNext(op));
    return code.at(at++);
  }

  private void assign(Reference variable, Operand value) {
    expect(assigned(value).equals(variable));
  }

  /** Reads the assignment of a value; returns its variable. */
  private Reference assigned(Operand value) {
    Instruction move = take(Op.MOVE);
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

  private static void expect(boolean holds) {
    if (!holds) {
      throw new Mismatch();
    }
  }
}
