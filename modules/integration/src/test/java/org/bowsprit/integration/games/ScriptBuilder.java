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

/** Builds a script from random statements and complete control structures. */
final class ScriptBuilder {

  /** The local variable that counts the rounds of a loop. */
  private static final int COUNTER_VARIABLE = 24;

  private static final int ROUND_COUNT = 3;

  /**
   * On average, one in this number of instructions that change rooms is added to the script. The
   * others are drawn again.
   */
  private static final int ROOM_CHANGE_ODDS = 6;

  private final Random random;
  private final InstructionGenerator instructions;
  private final ScriptLevel level;
  private final List<Instruction> code = new ArrayList<>();
  private final List<Integer> targetLabels = new ArrayList<>();
  private final List<Integer> labelPositions = new ArrayList<>();

  ScriptBuilder(Random random, InstructionGenerator instructions, ScriptLevel level) {
    this.random = random;
    this.instructions = instructions;
    this.level = level;
  }

  /** Appends an instruction unchanged. */
  ScriptBuilder add(Instruction instruction) {
    return add(instruction, -1);
  }

  private ScriptBuilder add(Instruction instruction, int label) {
    code.add(instruction);
    targetLabels.add(label);
    return this;
  }

  /** Appends an instruction with an opcode and operands. */
  ScriptBuilder add(int opcode, Operand... operands) {
    return add(new Instruction(InstructionSet.V5.op(opcode), 0, opcode, List.of(operands), 0));
  }

  /** Appends an instruction with an opcode and random operands. */
  ScriptBuilder draw(int opcode) {
    instructions.make(opcode, level).forEach(this::add);
    return this;
  }

  /** Appends an instruction with an opcode and one sub-operation. */
  ScriptBuilder addSubOperation(int opcode, SubOp op, Operand... operands) {
    return add(instructions.make(opcode, op, operands));
  }

  /** Returns a label, which is a jump target. {@link #placeLabel} sets its position. */
  int newLabel() {
    labelPositions.add(-1);
    return labelPositions.size() - 1;
  }

  /** Places a label at the next instruction. */
  ScriptBuilder placeLabel(int label) {
    labelPositions.set(label, code.size());
    return this;
  }

  /** Appends a jump or a condition with an opcode, a target, and its other operands. */
  ScriptBuilder addJump(int opcode, int label, Operand... operands) {
    List<Operand> allOperands = new ArrayList<>(List.of(operands));
    allOperands.add(new Operand.Target(0));
    return add(new Instruction(InstructionSet.V5.op(opcode), 0, opcode, allOperands, 0), label);
  }

  /** Appends random statements, including forward branches. */
  ScriptBuilder addStatements(int count) {
    for (int remaining = count; remaining > 0; remaining--) {
      addStatement();
    }
    return this;
  }

  /** Appends random statements without jumps. */
  ScriptBuilder addStatementsWithoutJumps(int count) {
    for (int remaining = count; remaining > 0; remaining--) {
      addWithoutJump(draw());
    }
    return this;
  }

  private void addStatement() {
    int opcode = draw();
    Op op = InstructionSet.V5.op(opcode);
    if (op.isConditional()) {
      addBranch(opcode);
    } else if (op == Op.CHAIN_SCRIPT) {
      addOptional(() -> draw(opcode));
    } else {
      addWithoutJump(opcode);
    }
  }

  private void addWithoutJump(int opcode) {
    Op op = InstructionSet.V5.op(opcode);
    if (op.isConditional() || op == Op.CHAIN_SCRIPT) {
      return;
    }
    draw(opcode);
    if (op == Op.FREEZE_SCRIPTS) {
      maybeAddBreak();
      add(0x60, new Literal(0));
    }
  }

  private void maybeAddBreak() {
    if (level == ScriptLevel.SLOW && random.nextBoolean()) {
      add(0x80);
    }
  }

  private int draw() {
    int opcode = instructions.drawOpcode(level);
    while (changesRoom(InstructionSet.V5.op(opcode)) && random.nextInt(ROOM_CHANGE_ODDS) > 0) {
      opcode = instructions.drawOpcode(level);
    }
    return opcode;
  }

  private static boolean changesRoom(Op op) {
    return op == Op.LOAD_ROOM || op == Op.LOAD_ROOM_WITH_EGO || op == Op.ACTOR_FOLLOW_CAMERA;
  }

  private void addBranch(int opcode) {
    int elseLabel = newLabel();
    List<Instruction> branchInstructions = instructions.make(opcode, level);
    branchInstructions.subList(0, branchInstructions.size() - 1).forEach(this::add);
    add(branchInstructions.get(branchInstructions.size() - 1), elseLabel);
    addStatementsWithoutJumps(1 + random.nextInt(2));
    if (random.nextBoolean()) {
      int end = newLabel();
      addJump(0x18, end);
      placeLabel(elseLabel);
      addStatementsWithoutJumps(1);
      placeLabel(end);
    } else {
      placeLabel(elseLabel);
    }
  }

  /** Appends the statements of {@code body} so that they run only sometimes. */
  ScriptBuilder addOptional(Runnable body) {
    int elseLabel = newLabel();
    Reference randomVariable =
        new Reference(Reference.LOCAL_BIT | COUNTER_VARIABLE - 1, Reference.NOT_INDEXED);
    add(0x16, randomVariable, new Literal(2));
    addJump(0x28, elseLabel, randomVariable);
    body.run();
    return placeLabel(elseLabel);
  }

  /** Appends a loop of a few rounds, each of which waits for the next iteration. */
  ScriptBuilder addLoop(int statements) {
    Reference counter =
        new Reference(Reference.LOCAL_BIT | COUNTER_VARIABLE, Reference.NOT_INDEXED);
    int start = newLabel();
    add(0x1A, counter, new Literal(0));
    placeLabel(start);
    addStatements(statements);
    add(0x80);
    add(0x46, counter);
    // The loop ends when the counter exceeds the number of rounds.
    return addJump(0x44, start, counter, new Literal(ROUND_COUNT));
  }

  ScriptBuilder addEnd() {
    return add(random.nextBoolean() ? 0x00 : 0xA0);
  }

  /** Returns the bytes of the script; the first byte has the position {@code base}. */
  Bytes toBytes(int base) {
    int[] positions = new int[code.size() + 1];
    positions[0] = base;
    for (int i = 0; i < code.size(); i++) {
      Encoder singleEncoder = new Encoder(0);
      singleEncoder.append(targetLabels.get(i) < 0 ? code.get(i) : withTarget(code.get(i), 0));
      positions[i + 1] = positions[i] + singleEncoder.toBytes().length;
    }
    Encoder encoder = new Encoder(base);
    for (int i = 0; i < code.size(); i++) {
      int label = targetLabels.get(i);
      encoder.append(
          label < 0 ? code.get(i) : withTarget(code.get(i), positions[labelPositions.get(label)]));
    }
    return Bytes.wrap(encoder.toBytes());
  }

  private static Instruction withTarget(Instruction jump, int offset) {
    List<Operand> operands = new ArrayList<>(jump.operands());
    operands.set(operands.size() - 1, new Operand.Target(offset));
    return new Instruction(jump.op(), 0, jump.opcode(), operands, 0);
  }
}
