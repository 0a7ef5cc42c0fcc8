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
 * Finds out how the global scripts of a game can be called. A script is a function if it never
 * waits and nothing starts it in another way than functions are called.
 */
public final class CallableFinder {

  private static final Set<Op> WAITING =
      EnumSet.of(Op.BREAK_HERE, Op.WAIT, Op.DELAY, Op.DELAY_VARIABLE, Op.CUTSCENE, Op.OVERRIDE);

  private final Set<Integer> called = new HashSet<>();
  private final Set<Integer> waiting = new HashSet<>();

  /** Reads the code of a global script. */
  public void script(int number, byte[] code) {
    CodeMap.of(code, 0)
        .ifPresentOrElse(
            map -> {
              for (int at = 0; at < map.size(); at++) {
                if (WAITING.contains(map.op(at))) {
                  waiting.add(number);
                }
              }
            },
            () -> waiting.add(number));
    code(code);
  }

  /** Reads any code. */
  public void code(byte[] code) {
    CodeMap.of(code, 0)
        .ifPresent(
            map -> {
              for (int at = 0; at < map.size(); at++) {
                read(map.at(at));
              }
            });
  }

  private void read(Instruction instruction) {
    if (instruction.op() != Op.START_SCRIPT
        || !(instruction.operand(0) instanceof Operand.Literal literal)) {
      return;
    }
    if (ScriptCalls.isRecursive(instruction)) {
      called.add(literal.value());
    } else {
      waiting.add(literal.value());
    }
  }

  /**
   * Returns how scripts can be called.
   *
   * @param parameters their numbers of parameters
   */
  public Map<Integer, Callable> callables(Map<Integer, Integer> parameters) {
    Map<Integer, Callable> callables = new HashMap<>();
    parameters.forEach(
        (script, count) ->
            callables.put(
                script, new Callable(count, called.contains(script) && !waiting.contains(script))));
    return callables;
  }
}
