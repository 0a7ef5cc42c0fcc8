package org.bowsprit.playtest.internal.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.engine.text.PlainText;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.script.Script;
import org.bowsprit.playtest.finding.Finding;
import org.bowsprit.playtest.finding.Finding.Grade;
import org.bowsprit.playtest.finding.Finding.Kind;
import org.bowsprit.playtest.setup.GameNames;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubOperation;

/** The lines that a game's scripts can speak in one language, and those that were not spoken. */
public final class Lines {

  private final GameNames names;
  private final Optional<PlayedLanguage> language;
  private final Map<ScriptText, String> lines = new LinkedHashMap<>();

  /**
   * Reads the lines of a game. Scripts that cannot be read are ignored.
   *
   * @param language the language whose lines are read; empty if the game has only one
   */
  public Lines(GameResources game, GameNames names, Optional<PlayedLanguage> language) {
    this.names = names;
    this.language = language;
    for (int id : game.ids(ResourceKind.SCRIPT)) {
      game.script(id).ifPresent(script -> read("script " + id, script, 0));
    }
    for (int id : game.roomIds()) {
      game.room(id).ifPresent(room -> read(id, room));
    }
  }

  private void read(int id, Room room) {
    String where = names.room(id);
    read(where + ", entry", room.scripts().entry(), 0);
    read(where + ", exit", room.scripts().exit(), 0);
    for (LocalScript local : room.scripts().locals()) {
      read(where + ", script " + local.number(), local.script(), 0);
    }
    for (RoomObject object : room.objects()) {
      VerbEntries verbs = object.code().verbs();
      read(
          where + ", " + names.object(object.id()),
          verbs.script(),
          VerbEntries.codeStart(verbs.entries().size()));
    }
  }

  private void read(String where, Script script, int start) {
    ScriptCode code = ScriptCode.of(InstructionSet.V5, script);
    LanguageBranches branches = new LanguageBranches(language);
    try {
      for (int at = start; at < code.length(); ) {
        Instruction instruction = code.at(at);
        if (branches.isForAnother(instruction)) {
          at = instruction.next();
          continue;
        }
        if (instruction.op() == Op.PRINT || instruction.op() == Op.PRINT_EGO) {
          text(where, instruction);
        }
        at = instruction.next();
      }
    } catch (DecodeException e) {
      // The rest of this script is not code; 'verify' reports it.
    }
  }

  private void text(String where, Instruction instruction) {
    for (SubOperation each : instruction.subOperations()) {
      for (Operand operand : each.operands()) {
        if (operand instanceof Operand.Text text && !plain(text.text()).isEmpty()) {
          lines.putIfAbsent(text.text(), where);
        }
      }
    }
  }

  private static String plain(ScriptText text) {
    return WesternGlyphs.textOf(PlainText.of(text.toBytes(), text.length()));
  }

  /** Returns the number of different lines. */
  public int count() {
    return lines.size();
  }

  /** Returns the number of lines that were spoken. */
  public int heard(Set<ScriptText> heard) {
    return (int) lines.keySet().stream().filter(heard::contains).count();
  }

  /**
   * Returns a finding for each line that was not spoken.
   *
   * @param heard the spoken lines
   */
  public List<Finding> findings(Set<ScriptText> heard) {
    List<Finding> findings = new ArrayList<>();
    lines.forEach(
        (text, where) -> {
          if (!heard.contains(text)) {
            findings.add(
                Finding.of(
                    Kind.UNHEARD, Grade.HINT, where, "was not heard: \"" + plain(text) + "\""));
          }
        });
    return findings;
  }
}
