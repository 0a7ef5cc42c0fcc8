package org.bowsprit.bow.internal.decompile;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
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
  private final Set<Integer> wanted = new HashSet<>();
  private final Map<Integer, Instruction> questions = new HashMap<>();
  private SourceWriter out = new SourceWriter();
  private int again = NONE;
  private int end = NONE;
  private int bound = NONE;
  private int temporaries = NONE;

  StructureWriter(
      CodeMap code,
      InstructionWriter writer,
      Verifier verifier,
      boolean objectCode,
      Set<Idiom> idioms) {
    this.idioms = idioms;
    this.code = code;
    this.writer = writer;
    this.verifier = verifier;
    this.assembler = new InstructionPrinter(this::want, objectCode);
  }

  /** Returns the statements of a range of positions, with the labels that are needed. */
  String write(int from, int to) {
    out = new SourceWriter();
    bound = to;
    temporaries = NONE;
    int written = plainEnd(from, to);
    range(from, written, NONE);
    if (written < to || to == code.size()) {
      label(written);
    }
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
    int at = from;
    while (at < to) {
      if (at != known) {
        label(at);
      }
      int behind = idiom(at, to);
      if (behind != NONE) {
        at = behind;
        continue;
      }
      int loop = at == known ? NONE : code.lastJumpBack(at, to);
      if (loop != NONE && (code.op(loop) == Op.JUMP_RELATIVE || isWritten(loop))) {
        at = loop(at, loop);
      } else if (code.op(at) == Op.CUTSCENE || isOverride(at, SubOp.OVERRIDE_BEGIN)) {
        at = scene(at, to);
      } else if (code.op(at).isConditional() && isWritten(at)) {
        at = branch(at, to);
      } else {
        at = single(at);
      }
    }
  }

  /** Writes the idiom at a position. Returns the position after it, or −1 if there is none. */
  private int idiom(int at, int to) {
    if (idioms.contains(Idiom.SPOKEN_LINE) && isSpokenLine(at, to)) {
      out.line(writer.spokenLine(code.at(at)));
      return at + 2;
    }
    if (idioms.contains(Idiom.AWAITED_END) && isAwaitedEnd(at, to)) {
      temporary(code.at(at).operand(0));
      out.line(writer.awaitedEnd(code.at(at)));
      return at + 4;
    }
    if (idioms.contains(Idiom.QUESTION_IN_CONDITION) && isQuestionInCondition(at, to)) {
      temporary(code.at(at).operand(0));
      questions.put(at + 1, code.at(at));
      return at + 1;
    }
    return NONE;
  }

  private void temporary(Operand local) {
    int number = ((Reference) local).word() & ~Reference.LOCAL;
    temporaries = temporaries == NONE ? number : Math.min(temporaries, number);
  }

  /**
   * Returns the number of parameters with which the compiler chooses the locals for answers that
   * the statements have. Called after {@link #write}.
   */
  int parameters() {
    return Math.max(0, temporaries);
  }

  private boolean isSpokenLine(int at, int to) {
    return at + 1 < to
        && InstructionWriter.isLine(code.at(at))
        && isWritten(at)
        && !code.isTarget(at + 1)
        && code.op(at + 1) == Op.WAIT
        && code.at(at + 1).subOperations().get(0).op() == SubOp.WAIT_FOR_MESSAGE
        && isWritten(at + 1);
  }

  private boolean isAwaitedEnd(int at, int to) {
    return at + 3 < to
        && (code.op(at) == Op.IS_SCRIPT_RUNNING || code.op(at) == Op.IS_SOUND_RUNNING)
        && code.op(at + 1) == Op.NOT_EQUAL_ZERO
        && isLocal(code.at(at).operand(0))
        && code.at(at + 1).operand(0).equals(code.at(at).operand(0))
        && code.target(at + 1) == at + 4
        && code.op(at + 2) == Op.BREAK_HERE
        && code.op(at + 3) == Op.JUMP_RELATIVE
        && code.target(at + 3) == at
        && IntStream.rangeClosed(at, at + 2).allMatch(this::isWritten)
        && IntStream.rangeClosed(at + 1, at + 3).noneMatch(code::isTarget);
  }

  private boolean isQuestionInCondition(int at, int to) {
    return at + 1 < to
        && InstructionWriter.isQuestion(code.op(at))
        && isLocal(code.at(at).operand(0))
        && InstructionWriter.isComparison(code.op(at + 1))
        && code.at(at + 1).operand(0).equals(code.at(at).operand(0))
        && isWritten(at)
        && isWritten(at + 1)
        && !code.isTarget(at + 1)
        && isForgotten(code.at(at).operand(0), at + 2);
  }

  private static boolean isLocal(Operand operand) {
    return operand instanceof Reference reference
        && (reference.word() & Reference.LOCAL) != 0
        && !reference.isIndexed();
  }

  /** Returns whether no later instruction reads a local before another question sets it. */
  private boolean isForgotten(Operand local, int from) {
    for (int i = from; i < bound; i++) {
      boolean sets = code.op(i).hasResult() && code.at(i).operand(0).equals(local);
      if (sets) {
        return true;
      }
      if (code.at(i).toString().contains(local.toString())) {
        return false;
      }
    }
    return true;
  }

  private int single(int at) {
    Instruction instruction = code.at(at);
    if (instruction.op() == Op.JUMP_RELATIVE) {
      out.line(jump(instruction.target()));
    } else if (isWritten(at)
        && !instruction.op().isConditional()
        && code.op(at) != Op.END_CUTSCENE) {
      out.line(writer.statement(instruction));
    } else {
      out.assembly(assembler.printExactly(instruction));
    }
    return at + 1;
  }

  private String jump(int target) {
    if (target == again) {
      return "continue";
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

  /**
   * Returns the position of the last of consecutive conditions from {@code at} that jump to the
   * same target.
   */
  private int lastOfConditions(int at) {
    int last = at;
    while (last + 1 < code.size()
        && code.op(last + 1).isConditional()
        && code.at(last + 1).target() == code.at(at).target()
        && !code.isTarget(last + 1)
        && isWritten(last + 1)) {
      last++;
    }
    return last;
  }

  private String conditions(int from, int last) {
    return IntStream.rangeClosed(from, last)
        .mapToObj(this::condition)
        .collect(Collectors.joining(" && "));
  }

  private String condition(int at) {
    return writer.condition(code.at(at), Optional.ofNullable(questions.get(at)));
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
      int last = code.op(at).isConditional() && isWritten(at) ? lastOfConditions(at) : NONE;
      boolean tests = last != NONE && code.at(at).target() == end && last < jump;
      boolean waits =
          tests
              && jump == last + 2
              && code.op(last + 1) == Op.BREAK_HERE
              && !code.isTarget(jump)
              && !code.isTarget(last + 1);
      if (waits) {
        out.line("wait while " + conditions(at, last));
      } else {
        out.open(tests ? "while " + conditions(at, last) : "loop");
        range(tests ? last + 1 : at, jump, tests ? NONE : at);
        label(jump);
        out.close("");
      }
    }
    again = outsideAgain;
    end = outsideEnd;
    return jump + 1;
  }

  /**
   * Returns the position of the last condition of a disjunction that begins at {@code at}: all its
   * conditions except the last jump to the code after the last one. Returns {@code at} if there is
   * no disjunction.
   */
  private int lastOfAlternatives(int at, int to) {
    int body = code.target(at);
    int last = body - 1;
    boolean isChain =
        idioms.contains(Idiom.ALTERNATIVES)
            && last > at
            && last < to
            && IntStream.rangeClosed(at, last)
                .allMatch(i -> code.op(i).isConditional() && isWritten(i))
            && IntStream.range(at, last).allMatch(i -> code.target(i) == body)
            && IntStream.rangeClosed(at + 1, last).noneMatch(code::isTarget)
            && code.target(last) > body
            && code.target(last) <= to;
    return isChain ? last : at;
  }

  private String alternatives(int from, int last) {
    String others =
        IntStream.range(from, last).mapToObj(this::opposite).collect(Collectors.joining(" || "));
    return others + " || " + condition(last);
  }

  private String opposite(int at) {
    return writer.opposite(code.at(at), Optional.ofNullable(questions.get(at)));
  }

  private int branch(int at, int to) {
    int alternative = lastOfAlternatives(at, to);
    int target = code.target(alternative);
    if (target <= at || target > to) {
      out.line("goto " + want(code.at(at).target()) + " unless " + condition(at));
      return at + 1;
    }
    int last = alternative > at ? alternative : lastOfConditions(at);
    out.open("if " + (alternative > at ? alternatives(at, last) : conditions(at, last)));
    int jump = target - 1;
    int past = jump > last && code.op(jump) == Op.JUMP_RELATIVE ? code.target(jump) : NONE;
    boolean leaves =
        past != NONE && (code.at(jump).target() == end || code.at(jump).target() == again);
    if (past < target || past > to || leaves) {
      range(last + 1, target, NONE);
      out.close("");
      return target;
    }
    range(last + 1, jump, NONE);
    label(jump);
    out.close(" else {");
    out.deeper();
    range(target, past, NONE);
    out.close("");
    return past;
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
