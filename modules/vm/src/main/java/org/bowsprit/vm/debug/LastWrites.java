package org.bowsprit.vm.debug;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.VariableListener;
import org.bowsprit.vm.machine.VirtualMachine;

/** Stores the last write of each variable of a game. Ignores local variables. */
public final class LastWrites implements VariableListener {

  private final Supplier<VirtualMachine> machine;
  private final LongSupplier ticks;
  private final Map<Integer, VariableWrite> writes = new HashMap<>();

  /**
   * Creates an empty store.
   *
   * @param machine returns the machine of the game
   * @param ticks returns the number of iterations played
   */
  public LastWrites(Supplier<VirtualMachine> machine, LongSupplier ticks) {
    this.machine = machine;
    this.ticks = ticks;
  }

  @Override
  public void read(int word, int value) {}

  @Override
  public void write(int word, int before, int after) {
    if (GameNames.isLocal(word)) {
      return;
    }
    VirtualMachine currentMachine = machine.get();
    Optional<ExecutedInstruction> instruction =
        currentMachine.isScriptRunning()
            ? Optional.of(currentMachine.lastInstruction())
            : Optional.empty();
    writes.put(word, new VariableWrite(instruction, ticks.getAsLong(), before, after));
  }

  /** Returns the last write of a variable; empty if none is known. */
  public Optional<VariableWrite> lastWrite(int word) {
    return Optional.ofNullable(writes.get(word));
  }

  /** Returns all last writes, by reference word. */
  public Map<Integer, VariableWrite> all() {
    return Map.copyOf(writes);
  }

  /** Replaces all stored writes. */
  public void replaceAll(Map<Integer, VariableWrite> newWrites) {
    writes.clear();
    writes.putAll(newWrites);
  }
}
