package org.bowsprit.engine.trace;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Formats the JSON members of a trace line that show names declared in the source code. Without
 * symbols, each of these members is empty.
 */
final class TraceNames {

  private final Symbols symbols;

  TraceNames(Symbols symbols) {
    this.symbols = symbols;
  }

  /**
   * Returns {@code ,"in":"dripping","line":"rooms/cellar/room.bow:63"} for the running script; only
   * the known members, or an empty text if none is known.
   */
  String sourceMembers(GameSession session) {
    if (symbols.isEmpty()) {
      return "";
    }
    ExecutedInstruction executed = session.machine().lastInstruction();
    CodeName code = symbols.codeOf(executed.kind(), executed.script(), executed.room());
    StringBuilder members = new StringBuilder();
    symbols.name(code).ifPresent(name -> append(members, "in", name));
    symbols
        .line(code, executed.instruction().offset())
        .ifPresent(line -> append(members, "line", line.file() + ":" + line.line()));
    return members.toString();
  }

  private static void append(StringBuilder out, String memberName, String text) {
    out.append(",\"").append(memberName).append("\":").append(JsonWriter.text(text));
  }

  /**
   * Returns {@code ,"varNames":{"104":"visits"}} for the variables that have names; empty if none
   * of them has a name.
   *
   * @param memberName the name of the JSON member
   * @param variables the reference words of the variables
   */
  String variableNames(String memberName, List<Integer> variables) {
    StringJoiner names = new StringJoiner(",", ",\"" + memberName + "\":{", "}").setEmptyValue("");
    for (int variable : variables) {
      Optional<String> name =
          (variable & Reference.BIT_VARIABLE_BIT) == 0
              ? symbols.name(SymbolType.VARIABLE, variable)
              : symbols.name(SymbolType.BIT, variable & ~Reference.BIT_VARIABLE_BIT);
      name.ifPresent(
          knownName ->
              names.add(
                  "\""
                      + (variable & ~Reference.BIT_VARIABLE_BIT)
                      + "\":"
                      + JsonWriter.text(knownName)));
    }
    return names.toString();
  }
}
