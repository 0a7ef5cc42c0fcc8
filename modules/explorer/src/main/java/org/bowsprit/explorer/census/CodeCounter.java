package org.bowsprit.explorer.census;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.explorer.census.Census.CodeEntry;
import org.bowsprit.explorer.census.Census.DamageEntry;
import org.bowsprit.explorer.census.Census.RangeEntry;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.room.Room;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.code.Field;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.NamedScript;

/** Counts the instructions in the scripts of a game. Unreadable code has no instructions. */
final class CodeCounter {

  private final GameResources game;
  private final OperandRanges ranges;
  private final Map<String, Integer> opcodeCounts = new TreeMap<>();
  private final Map<String, Integer> subOperationCounts = new TreeMap<>();
  private final Map<OutOfRangeOperand, RangeEntry> outOfRangeEntries = new LinkedHashMap<>();
  private final List<DamageEntry> unreadableScripts = new ArrayList<>();
  private int scriptCount;
  private long byteCount;

  CodeCounter(GameResources game) {
    this.game = game;
    this.ranges = new OperandRanges(game);
  }

  /** The key of an out-of-range operand. Operands with the same key are counted together. */
  private record OutOfRangeOperand(String operation, String operand, int value) {}

  /** Returns the counts. */
  CodeEntry count() {
    for (int id : game.ids(ResourceKind.SCRIPT)) {
      countIfReadable(
          () -> game.script(id).ifPresent(script -> count(NamedScript.global(id, script), -1)));
    }
    for (int id : game.roomIds()) {
      countIfReadable(() -> game.room(id).ifPresent(room -> count(id, room)));
    }
    return new CodeEntry(
        scriptCount,
        byteCount,
        opcodeCounts,
        subOperationCounts,
        CountedList.of(outOfRangeEntries.values()),
        CountedList.of(unreadableScripts));
  }

  /** Counts code if it can be read. Unreadable code is reported as damage. */
  private static void countIfReadable(Runnable count) {
    try {
      count.run();
    } catch (FormatException damaged) {
      // ResourceDecoder reports the position and the reason.
    }
  }

  private void count(int id, Room room) {
    int boxes = room.floor().boxes().count();
    NamedScript.ofRoom(id, room).forEach(script -> count(script, boxes));
  }

  private void count(NamedScript namedScript, int boxes) {
    ScriptCode code = ScriptCode.of(InstructionSet.V5, namedScript.script());
    scriptCount++;
    byteCount += namedScript.script().code().length();
    int position = namedScript.start();
    try {
      while (position < code.length()) {
        Instruction instruction = code.instruction(position);
        count(
            new InstructionLocation(namedScript.name(), position, boxes, code.length()),
            instruction);
        position = instruction.nextOffset();
      }
    } catch (DecodeException e) {
      unreadableScripts.add(
          new DamageEntry(
              namedScript.name().toString(),
              position,
              QuotationFilter.withoutQuotations(e.getMessage())));
    }
  }

  /**
   * The location of an instruction.
   *
   * @param boxes the number of boxes in the room of the script; −1 for a global script
   * @param end the end of the code
   */
  private record InstructionLocation(CodeName name, int position, int boxes, int end) {}

  private void count(InstructionLocation location, Instruction instruction) {
    String name = instruction.op().mnemonic();
    opcodeCounts.merge(
        String.format(Locale.ROOT, "%02X %s", instruction.opcode(), name), 1, Integer::sum);
    operands(location, name, instruction.op().layout(), instruction.operands());
    int target = instruction.target();
    if (target > location.end() || target < -1) {
      addOutOfRange(location, name, "target", target);
    }
  }

  private void count(InstructionLocation location, SubOperation operation) {
    String name = operation.op().family() + " " + operation.op().label();
    subOperationCounts.merge(
        String.format(
            Locale.ROOT,
            "%s %02X %s",
            operation.op().family(),
            operation.code(),
            operation.op().label()),
        1,
        Integer::sum);
    operands(location, name, operation.op().layout(), operation.operands());
  }

  private void operands(
      InstructionLocation location, String name, List<Field> layout, List<Operand> operands) {
    for (int i = 0; i < operands.size(); i++) {
      operand(location, name, layout.get(i).role(), operands.get(i));
    }
  }

  private void operand(InstructionLocation location, String name, String role, Operand operand) {
    if (operand instanceof Operand.Literal literal) {
      if (!ranges.has(role, literal.value(), location.name().room(), location.boxes())) {
        addOutOfRange(location, name, role, literal.value());
      }
    } else if (operand instanceof Operand.Reference reference) {
      if (!ranges.hasVariable(reference)) {
        addOutOfRange(location, name, "variable", reference.word());
      }
    } else if (operand instanceof Operand.Arguments arguments) {
      arguments.elements().forEach(each -> operand(location, name, role, each.value()));
    } else if (operand instanceof Operand.SubOperations subs) {
      subs.list().forEach(each -> count(location, each));
    } else if (operand instanceof Operand.Nested nested) {
      count(location, nested.instruction());
    }
  }

  private void addOutOfRange(
      InstructionLocation location, String operation, String operand, int value) {
    outOfRangeEntries.merge(
        new OutOfRangeOperand(operation, operand, value),
        new RangeEntry(
            operation,
            operand,
            value,
            1,
            location.name() + String.format(Locale.ROOT, "@%04X", location.position())),
        (previous, added) ->
            new RangeEntry(operation, operand, value, previous.count() + 1, previous.first()));
  }
}
