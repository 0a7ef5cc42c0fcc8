package org.bowsprit.integration.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.vm.code.Encoder;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Literal;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.SubOp;

/** Writes one script of random statements and complete control structures. */
final class ScriptMaker {

  /** The local variable that counts the rounds of a loop. */
  private static final int COUNTER = 24;

  private static final int ROUNDS = 3;

  /** Of this number of drawn instructions that change rooms, one is kept on average. */
  private static final int A_ROOM_IN = 6;

  private final Random random;
  private final InstructionMaker maker;
  private final Level level;
  private final List<Instruction> code = new ArrayList<>();
  private final List<Integer> aims = new ArrayList<>();
  private final List<Integer> marks = new ArrayList<>();

  ScriptMaker(Random random, InstructionMaker maker, Level level) {
    this.random = random;
    this.maker = maker;
    this.level = level;
  }

  /** Appends an instruction unchanged. */
  ScriptMaker add(Instruction instruction) {
    return add(instruction, -1);
  }

  private ScriptMaker add(Instruction instruction, int mark) {
    code.add(instruction);
    aims.add(mark);
    return this;
  }

  /** Appends an instruction by its byte and operands. */
  ScriptMaker add(int opcode, Operand... operands) {
    return add(new Instruction(InstructionSet.V5.op(opcode), 0, opcode, List.of(operands), 0));
  }

  /** Appends an instruction by its byte with random operands. */
  ScriptMaker draw(int opcode) {
    maker.make(opcode, level).forEach(this::add);
    return this;
  }

  /** Appends an instruction by its byte and sub-operation. */
  ScriptMaker sub(int opcode, SubOp op, Operand... operands) {
    return add(maker.make(opcode, op, operands));
  }

  /** Returns a jump target, whose position {@link #here} sets. */
  int mark() {
    marks.add(-1);
    return marks.size() - 1;
  }

  /** Sets the position of the mark to the position of the next instruction. */
  ScriptMaker here(int mark) {
    marks.set(mark, code.size());
    return this;
  }

  /** Appends a jump or a condition, from its byte and its operands without the target. */
  ScriptMaker jump(int opcode, int mark, Operand... operands) {
    List<Operand> all = new ArrayList<>(List.of(operands));
    all.add(new Operand.Target(0));
    return add(new Instruction(InstructionSet.V5.op(opcode), 0, opcode, all, 0), mark);
  }

  /** Appends random statements, including forward branches. */
  ScriptMaker statements(int count) {
    for (int left = count; left > 0; left--) {
      statement();
    }
    return this;
  }

  /** Appends random statements without jumps. */
  ScriptMaker straight(int count) {
    for (int left = count; left > 0; left--) {
      plain(draw());
    }
    return this;
  }

  private void statement() {
    int opcode = draw();
    Op op = InstructionSet.V5.op(opcode);
    if (op.isConditional()) {
      branch(opcode);
    } else if (op == Op.CHAIN_SCRIPT) {
      maybe(() -> draw(opcode));
    } else {
      plain(opcode);
    }
  }

  private void plain(int opcode) {
    Op op = InstructionSet.V5.op(opcode);
    if (op.isConditional() || op == Op.CHAIN_SCRIPT) {
      return;
    }
    draw(opcode);
    if (op == Op.FREEZE_SCRIPTS) {
      straightAway();
      add(0x60, new Literal(0));
    }
  }

  private void straightAway() {
    if (level == Level.SLOW && random.nextBoolean()) {
      add(0x80);
    }
  }

  private int draw() {
    int opcode = maker.opcode(level);
    while (changesRoom(InstructionSet.V5.op(opcode)) && random.nextInt(A_ROOM_IN) > 0) {
      opcode = maker.opcode(level);
    }
    return opcode;
  }

  private static boolean changesRoom(Op op) {
    return op == Op.LOAD_ROOM || op == Op.LOAD_ROOM_WITH_EGO || op == Op.ACTOR_FOLLOW_CAMERA;
  }

  private void branch(int opcode) {
    int otherwise = mark();
    List<Instruction> made = maker.make(opcode, level);
    made.subList(0, made.size() - 1).forEach(this::add);
    add(made.get(made.size() - 1), otherwise);
    straight(1 + random.nextInt(2));
    if (random.nextBoolean()) {
      int end = mark();
      jump(0x18, end);
      here(otherwise);
      straight(1);
      here(end);
    } else {
      here(otherwise);
    }
  }

  /** Appends the statements of {@code then} so that they run only sometimes. */
  ScriptMaker maybe(Runnable then) {
    int otherwise = mark();
    Reference drawn = new Reference(Reference.LOCAL | COUNTER - 1, Reference.NOT_INDEXED);
    add(0x16, drawn, new Literal(2));
    jump(0x28, otherwise, drawn);
    then.run();
    return here(otherwise);
  }

  /** Appends a loop of a few rounds with a break in each. */
  ScriptMaker loop(int statements) {
    Reference counter = new Reference(Reference.LOCAL | COUNTER, Reference.NOT_INDEXED);
    int again = mark();
    add(0x1A, counter, new Literal(0));
    here(again);
    statements(statements);
    add(0x80);
    add(0x46, counter);
    // Falls through when the counter exceeds the number of rounds.
    return jump(0x44, again, counter, new Literal(ROUNDS));
  }

  ScriptMaker end() {
    return add(random.nextBoolean() ? 0x00 : 0xA0);
  }

  /** Returns the bytes of the script; the first byte has the position {@code base}. */
  Bytes toBytes(int base) {
    int[] at = new int[code.size() + 1];
    at[0] = base;
    for (int i = 0; i < code.size(); i++) {
      Encoder alone = new Encoder(0);
      alone.append(aims.get(i) < 0 ? code.get(i) : aimed(code.get(i), 0));
      at[i + 1] = at[i] + alone.toBytes().length;
    }
    Encoder all = new Encoder(base);
    for (int i = 0; i < code.size(); i++) {
      int aim = aims.get(i);
      all.append(aim < 0 ? code.get(i) : aimed(code.get(i), at[marks.get(aim)]));
    }
    return Bytes.wrap(all.toBytes());
  }

  private static Instruction aimed(Instruction jump, int offset) {
    List<Operand> operands = new ArrayList<>(jump.operands());
    operands.set(operands.size() - 1, new Operand.Target(offset));
    return new Instruction(jump.op(), 0, jump.opcode(), operands, 0);
  }
}
