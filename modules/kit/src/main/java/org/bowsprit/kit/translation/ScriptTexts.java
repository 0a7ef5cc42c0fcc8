package org.bowsprit.kit.translation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.code.Encoder;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubOperation;

/**
 * Finds the texts of one script, and can replace them. After a replacement, jumps still lead to the
 * same instructions.
 */
final class ScriptTexts {

  private final Script script;
  private final int start;
  private final List<Instruction> code;
  private final List<ScriptText> texts = new ArrayList<>();

  private ScriptTexts(Script script, int start, List<Instruction> code) {
    this.script = script;
    this.start = start;
    this.code = code;
    code.forEach(each -> replaceTexts(each.operands(), new Replacement(Map.of())));
  }

  /**
   * A script with replaced texts.
   *
   * @param bytes the code, from the first byte of the code base
   * @param positions the new position of each instruction by its old position
   */
  record RewrittenScript(Bytes bytes, Map<Integer, Integer> positions) {}

  /**
   * Reads a script.
   *
   * @param start the position of its first instruction
   * @return the texts; empty if they cannot be replaced, because the script cannot be written back
   *     unchanged
   */
  static Optional<ScriptTexts> of(Script script, int start) {
    try {
      ScriptCode decoder = ScriptCode.of(InstructionSet.V5, script);
      List<Instruction> code = new ArrayList<>();
      for (int offset = start; offset < decoder.length(); ) {
        Instruction next = decoder.instruction(offset);
        code.add(next);
        offset = next.nextOffset();
      }
      ScriptTexts texts = new ScriptTexts(script, start, code);
      boolean isUnchanged = texts.withTexts(Map.of()).bytes().equals(script.code());
      return isUnchanged ? Optional.of(texts) : Optional.empty();
    } catch (DecodeException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Returns the texts in the order of the script. */
  List<ScriptText> texts() {
    return texts;
  }

  /**
   * Returns the script with replaced texts.
   *
   * @param newTexts the new texts, by the index of the text in {@link #texts}
   * @throws IllegalArgumentException if a jump gets too long
   */
  RewrittenScript withTexts(Map<Integer, ScriptText> newTexts) {
    Replacement replacement = new Replacement(newTexts);
    List<Instruction> changedInstructions = new ArrayList<>();
    Map<Integer, Integer> positions = new HashMap<>();
    int newOffset = start;
    for (Instruction each : code) {
      Instruction rewritten = withTexts(each, replaceTexts(each.operands(), replacement));
      changedInstructions.add(rewritten);
      positions.put(each.offset(), newOffset);
      newOffset += length(rewritten);
    }
    positions.put(script.end(), newOffset);
    Encoder out = new Encoder(start);
    changedInstructions.forEach(each -> out.append(retargeted(each, positions)));
    byte[] head = script.code().slice(0, start - script.base()).toArray();
    byte[] tail = out.toBytes();
    byte[] bytes = Arrays.copyOf(head, head.length + tail.length);
    System.arraycopy(tail, 0, bytes, head.length, tail.length);
    return new RewrittenScript(Bytes.wrap(bytes), positions);
  }

  private static Instruction withTexts(Instruction instruction, List<Operand> operands) {
    return new Instruction(
        instruction.op(),
        instruction.offset(),
        instruction.opcode(),
        operands,
        instruction.nextOffset());
  }

  /** Returns the number of bytes of an instruction. It does not depend on the jump target. */
  private static int length(Instruction instruction) {
    Encoder out = new Encoder(0);
    return out.append(retargeted(instruction, Map.of())).toBytes().length;
  }

  private static Instruction retargeted(Instruction instruction, Map<Integer, Integer> positions) {
    if (instruction.target() < 0) {
      return instruction;
    }
    if (!positions.isEmpty() && !positions.containsKey(instruction.target())) {
      throw new IllegalArgumentException("a jump leads into the middle of an instruction");
    }
    List<Operand> operands = new ArrayList<>(instruction.operands());
    operands.set(
        operands.size() - 1, new Operand.Target(positions.getOrDefault(instruction.target(), 0)));
    return withTexts(instruction, operands);
  }

  private List<Operand> replaceTexts(List<Operand> operands, Replacement replacement) {
    List<Operand> changed = new ArrayList<>();
    for (Operand each : operands) {
      if (each instanceof Operand.Text text) {
        changed.add(new Operand.Text(replacement.replace(text.text())));
      } else if (each instanceof Operand.SubOperations subs) {
        changed.add(new Operand.SubOperations(subs(subs.list(), replacement)));
      } else {
        changed.add(each);
      }
    }
    return changed;
  }

  private List<SubOperation> subs(List<SubOperation> list, Replacement replacement) {
    return list.stream()
        .map(
            each ->
                new SubOperation(
                    each.op(), each.code(), replaceTexts(each.operands(), replacement)))
        .toList();
  }

  /** Replaces texts in the order of the script. The first replacement also collects them. */
  private final class Replacement {

    private final Map<Integer, ScriptText> newTexts;
    private int next;

    Replacement(Map<Integer, ScriptText> newTexts) {
      this.newTexts = newTexts;
    }

    ScriptText replace(ScriptText text) {
      int number = next++;
      if (texts.size() == number) {
        texts.add(text);
      }
      return newTexts.getOrDefault(number, text);
    }
  }
}
