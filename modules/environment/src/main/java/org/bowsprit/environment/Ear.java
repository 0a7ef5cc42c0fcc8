package org.bowsprit.environment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.text.PlainText;
import org.bowsprit.environment.observation.Observation;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.machine.VirtualMachine;
import org.bowsprit.vm.text.TextNotation;

/** Records every line spoken in a session, together with its text in the script. */
final class Ear implements SessionListener {

  private final List<Observation.Said> said = new ArrayList<>();
  private Optional<ScriptText> printed = Optional.empty();
  private GameSession session;

  /** Sets the session, which provides the names of actors. */
  void listenTo(GameSession heard) {
    session = heard;
  }

  /** Returns the lines since {@link #forget}. */
  List<Observation.Said> said() {
    return List.copyOf(said);
  }

  void forget() {
    said.clear();
  }

  @Override
  public void begins(VirtualMachine machine) {
    machine.setInstructionListener(this::executing);
  }

  @Override
  public void said(int speaker, byte[] line) {
    said.add(
        new Observation.Said(
            speaker,
            WesternGlyphs.textOf(name(speaker)),
            WesternGlyphs.textOf(PlainText.allPages(line)),
            printed.map(TextNotation::print).orElse("")));
  }

  private String name(int actor) {
    byte[] raw = session.world().cast().has(actor) ? session.world().nameOf(actor) : null;
    return raw == null ? "" : PlainText.of(raw, raw.length);
  }

  private void executing(int slot, int script, Instruction instruction) {
    if (instruction.op() == Op.PRINT || instruction.op() == Op.PRINT_EGO) {
      printed = Optional.empty();
      for (SubOperation each : instruction.subOperations()) {
        for (Operand operand : each.operands()) {
          if (operand instanceof Operand.Text text) {
            printed = Optional.of(text.text());
          }
        }
      }
    }
  }
}
