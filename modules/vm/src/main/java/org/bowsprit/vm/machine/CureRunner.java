package org.bowsprit.vm.machine;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.Cures;
import org.bowsprit.vm.cure.EntryCure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.port.ObjectScript;
import org.bowsprit.vm.port.Ports;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Applies cures to the running script and logs the first use of each cure. */
final class CureRunner implements RunningScript {

  private static final Logger LOG = LoggerFactory.getLogger(CureRunner.class);

  private final VirtualMachine machine;
  private final Set<String> usedCures = new HashSet<>();
  private Cures cures = Cures.NONE;

  CureRunner(VirtualMachine machine) {
    this.machine = machine;
  }

  /** Sets the cures. */
  void setCures(Cures newCures) {
    cures = newCures;
  }

  /**
   * Applies the cure that concerns an instruction, if there is one. Returns whether a cure was
   * applied.
   */
  boolean applyCure(Instruction instruction) {
    List<Cure> instructionCures = cures.instructions();
    // This loop uses an index, because an iterator would be allocated for every instruction.
    for (int i = 0; i < instructionCures.size(); i++) {
      Cure cure = instructionCures.get(i);
      if (cure.place().contains(room(), kind(), number()) && cure.appliesTo(this, instruction)) {
        logFirstUse(cure.name());
        cure.executeCorrected(this, instruction);
        return true;
      }
    }
    return false;
  }

  /** Returns the offset of an object's code for a verb, or 0 if there is none (spec 07 §7.5). */
  int verbEntry(int object, int verb, ObjectScript script) {
    int entry = script == null ? 0 : script.entry(verb);
    if (entry != 0 && script.place() == ObjectScript.Place.INVENTORY) {
      for (EntryCure cure : cures.entries()) {
        if (cure.object() == object && cure.verb() == verb) {
          logFirstUse(cure.name());
          return 0;
        }
      }
    }
    return entry;
  }

  private void logFirstUse(String cure) {
    if (usedCures.add(cure)) {
      LOG.info("corrected a fault in the game's scripts: {}", cure);
    }
  }

  @Override
  public int room() {
    return machine.room();
  }

  @Override
  public ScriptKind kind() {
    return machine.current().kind;
  }

  @Override
  public int number() {
    return machine.current().number;
  }

  @Override
  public int value(Operand operand) {
    return machine.memory().value(operand);
  }

  @Override
  public int variable(int word) {
    return machine.memory().read(word);
  }

  @Override
  public int variable(EngineVariable variable) {
    return machine.get(variable);
  }

  @Override
  public Ports ports() {
    return machine.ports();
  }

  @Override
  public boolean isCarriedCodeInCutscene() {
    return machine.slots().isInCutscene(ScriptKind.INVENTORY_OBJECT);
  }

  @Override
  public void execute(Instruction instruction) {
    machine.interpreter().handle(instruction);
  }

  @Override
  public void retry(Instruction instruction) {
    machine.waitAt(instruction);
  }

  @Override
  public void setResult(Instruction instruction, int value) {
    machine.memory().write(machine.resultWord(instruction), value);
  }

  @Override
  public void run(int script, int... arguments) {
    machine.scripts().run(script, arguments);
  }
}
