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
 * Writes the members of a trace's lines that contain names of the sources. Writes nothing if the
 * sources contain no names.
 */
final class TraceNames {

  private final Symbols symbols;

  TraceNames(Symbols symbols) {
    this.symbols = symbols;
  }

  /** Returns {@code ,"in":"dripping","line":"rooms/cellar/room.bow:63"} for the running script. */
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

  private static void append(StringBuilder out, String member, String text) {
    out.append(",\"").append(member).append("\":").append(JsonWriter.text(text));
  }

  /** Returns {@code ,"varNames":{"104":"visits"}} for the variables that have names. */
  String nameMembers(String member, List<Integer> words) {
    StringJoiner names = new StringJoiner(",", ",\"" + member + "\":{", "}").setEmptyValue("");
    for (int word : words) {
      Optional<String> name =
          (word & Reference.BIT_VARIABLE_BIT) == 0
              ? symbols.name(SymbolType.VARIABLE, word)
              : symbols.name(SymbolType.BIT, word & ~Reference.BIT_VARIABLE_BIT);
      name.ifPresent(
          known ->
              names.add(
                  "\"" + (word & ~Reference.BIT_VARIABLE_BIT) + "\":" + JsonWriter.text(known)));
    }
    return names.toString();
  }
}
