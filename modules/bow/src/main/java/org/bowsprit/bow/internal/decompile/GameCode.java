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
 * Reads all code of a game and finds out how its global scripts can be called and which bits only
 * one line uses. A script is a function if it never waits and is started only in the way in which
 * functions are called.
 */
public final class GameCode {

  private static final Set<Op> WAITING =
      EnumSet.of(Op.BREAK_HERE, Op.WAIT, Op.DELAY, Op.DELAY_VARIABLE, Op.CUTSCENE, Op.OVERRIDE);

  private final Set<Integer> scripts = new HashSet<>();
  private final Set<Integer> calledAsFunctions = new HashSet<>();
  private final Set<Integer> notFunctions = new HashSet<>();

  /** The numbers of arguments with which each script is started. */
  private final Map<Integer, Set<Integer>> arguments = new HashMap<>();

  private final BitUses bits = new BitUses();

  /** Reads the code of a global script. */
  public void script(int number, byte[] code) {
    scripts.add(number);
    boolean neverWaits =
        CodeMap.of(code, 0)
            .filter(map -> map.instructions().noneMatch(each -> WAITING.contains(each.op())))
            .isPresent();
    if (!neverWaits) {
      notFunctions.add(number);
    }
    code(code);
  }

  /** Reads any code. */
  public void code(byte[] code) {
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
      calledAsFunctions.add(literal.value());
    } else {
      notFunctions.add(literal.value());
    }
  }

  /**
   * Returns how scripts can be called. The result contains each script that the code starts with as
   * many arguments as the script has parameters.
   *
   * @param parameters the numbers of parameters of scripts
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
    return calledAsFunctions.contains(script) && !notFunctions.contains(script);
  }

  /** Returns the bits that may store that a line was chosen, because no other code uses them. */
  public Set<Integer> bitsOfOneLine() {
    return bits.ofOneLine();
  }
}
