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
final class SpokenLineRecorder implements SessionListener {

  private final List<Observation.SpokenLine> lines = new ArrayList<>();
  private Optional<ScriptText> printedText = Optional.empty();
  private GameSession session;

  /** Sets the session, which provides the names of actors. */
  void setSession(GameSession newSession) {
    session = newSession;
  }

  /** Returns the lines since {@link #clear}. */
  List<Observation.SpokenLine> said() {
    return List.copyOf(lines);
  }

  void clear() {
    lines.clear();
  }

  @Override
  public void machineCreated(VirtualMachine machine) {
    machine.setInstructionListener(this::recordText);
  }

  @Override
  public void lineSpoken(int speaker, byte[] line) {
    lines.add(
        new Observation.SpokenLine(
            speaker,
            WesternGlyphs.textOf(name(speaker)),
            WesternGlyphs.textOf(PlainText.allPages(line)),
            printedText.map(TextNotation::print).orElse("")));
  }

  private String name(int actor) {
    byte[] raw = session.world().cast().has(actor) ? session.world().nameOf(actor) : null;
    return raw == null ? "" : PlainText.of(raw, raw.length);
  }

  private void recordText(int slot, int script, Instruction instruction) {
    if (instruction.op() == Op.PRINT || instruction.op() == Op.PRINT_EGO) {
      printedText = Optional.empty();
      for (SubOperation each : instruction.subOperations()) {
        for (Operand operand : each.operands()) {
          if (operand instanceof Operand.Text text) {
            printedText = Optional.of(text.text());
          }
        }
      }
    }
  }
}
