package org.bowsprit.bow.internal.decompile;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;

/**
 * Reads all code of a game. Finds out how its global scripts can be called, and which bits are used
 * by only one line of a choice. A script is a function if it never waits and all its starts are
 * recursive, as in calls of functions.
 */
public final class GameCode {

  private static final Set<Op> WAITING_INSTRUCTIONS =
      EnumSet.of(Op.BREAK_HERE, Op.WAIT, Op.DELAY, Op.DELAY_VARIABLE, Op.CUTSCENE, Op.OVERRIDE);

  private final Set<Integer> scripts = new HashSet<>();
  private final Set<Integer> recursivelyStarted = new HashSet<>();
  private final Set<Integer> notFunctions = new HashSet<>();

  /** For each script, the argument counts of the instructions that start it. */
  private final Map<Integer, Set<Integer>> arguments = new HashMap<>();

  private final BitUses bits = new BitUses();

  /** Reads the code of a global script. */
  public void addScript(int number, byte[] code) {
    scripts.add(number);
    boolean neverWaits =
        CodeMap.of(code, 0)
            .filter(
                map ->
                    map.instructions().noneMatch(each -> WAITING_INSTRUCTIONS.contains(each.op())))
            .isPresent();
    if (!neverWaits) {
      notFunctions.add(number);
    }
    addCode(code);
  }

  /** Reads code that is not a global script. */
  public void addCode(byte[] code) {
    CodeMap.of(code, 0).ifPresent(map -> map.instructions().forEach(this::read));
  }

  private void read(Instruction instruction) {
    bits.add(instruction);
    if (instruction.op() != Op.START_SCRIPT
        || !(instruction.operand(0) instanceof Operand.Literal literal)) {
      return;
    }
    arguments
        .computeIfAbsent(literal.value(), script -> new HashSet<>())
        .add(((Operand.Arguments) instruction.operand(1)).elements().size());
    if (ScriptCalls.isRecursive(instruction)) {
      recursivelyStarted.add(literal.value());
    } else {
      notFunctions.add(literal.value());
    }
  }

  /**
   * Returns how scripts can be called. A script is included if at least one instruction starts it
   * with as many arguments as the script has parameters.
   *
   * @param parameters the number of parameters of each script, by script number
   */
  public Map<Integer, Callable> callables(Map<Integer, Integer> parameters) {
    Map<Integer, Callable> callables = new HashMap<>();
    parameters.forEach(
        (script, count) -> {
          if (scripts.contains(script)
              && arguments.getOrDefault(script, Set.of()).contains(count)) {
            callables.put(script, new Callable(count, isFunction(script)));
          }
        });
    return callables;
  }

  private boolean isFunction(int script) {
    return recursivelyStarted.contains(script) && !notFunctions.contains(script);
  }

  /**
   * Returns the bits that may store whether a line was chosen. They are used as often as such a
   * bit.
   */
  public Set<Integer> bitsOfSingleLines() {
    return bits.bitsOfOneLine();
  }
}
