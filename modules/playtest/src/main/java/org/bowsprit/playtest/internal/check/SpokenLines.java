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
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.NamedScript;

/**
 * Finds the lines that a game's scripts can speak in one language, and the lines that were not
 * spoken.
 */
public final class SpokenLines {

  private final GameNames names;
  private final Optional<PlayedLanguage> language;
  private final Map<ScriptText, String> lines = new LinkedHashMap<>();

  /**
   * Reads the lines of a game. Scripts that cannot be read are ignored.
   *
   * @param language the language whose lines are read; empty if the game has only one language
   */
  public SpokenLines(GameResources game, GameNames names, Optional<PlayedLanguage> language) {
    this.names = names;
    this.language = language;
    for (int id : game.ids(ResourceKind.SCRIPT)) {
      game.script(id).ifPresent(script -> read(NamedScript.global(id, script)));
    }
    for (int id : game.roomIds()) {
      game.room(id).ifPresent(room -> NamedScript.ofRoom(id, room).forEach(this::read));
    }
  }

  private String codeLocation(CodeName code) {
    if (code.kind() == CodeName.Kind.GLOBAL) {
      return "script " + code.number();
    }
    String part =
        switch (code.kind()) {
          case LOCAL -> "script " + code.number();
          case OBJECT -> names.object(code.number());
          default -> code.kind().word();
        };
    return names.room(code.room()) + ", " + part;
  }

  private void read(NamedScript script) {
    String location = codeLocation(script.name());
    ScriptCode code = ScriptCode.of(InstructionSet.V5, script.script());
    LanguageBranches branches = new LanguageBranches(language);
    try {
      for (int offset = script.start(); offset < code.length(); ) {
        Instruction instruction = code.instruction(offset);
        if (branches.isForAnother(instruction)) {
          offset = instruction.nextOffset();
          continue;
        }
        if (instruction.op() == Op.PRINT || instruction.op() == Op.PRINT_EGO) {
          addTexts(location, instruction);
        }
        offset = instruction.nextOffset();
      }
    } catch (DecodeException e) {
      // The rest of this script is not code; 'verify' reports it.
    }
  }

  private void addTexts(String location, Instruction instruction) {
    for (SubOperation each : instruction.subOperations()) {
      for (Operand operand : each.operands()) {
        if (operand instanceof Operand.Text text && !plainText(text.text()).isEmpty()) {
          lines.putIfAbsent(text.text(), location);
        }
      }
    }
  }

  private static String plainText(ScriptText text) {
    return WesternGlyphs.textOf(PlainText.of(text.toBytes(), text.length()));
  }

  /** Returns the number of different lines. */
  public int count() {
    return lines.size();
  }

  /** Returns the number of lines that were spoken. */
  public int spokenCount(Set<ScriptText> spoken) {
    return (int) lines.keySet().stream().filter(spoken::contains).count();
  }

  /**
   * Returns a finding for each line that was not spoken.
   *
   * @param spoken the spoken lines
   */
  public List<Finding> findings(Set<ScriptText> spoken) {
    List<Finding> findings = new ArrayList<>();
    lines.forEach(
        (text, location) -> {
          if (!spoken.contains(text)) {
            findings.add(
                Finding.of(
                    Kind.UNHEARD,
                    Grade.HINT,
                    location,
                    "was not heard: \"" + plainText(text) + "\""));
          }
        });
    return findings;
  }
}
