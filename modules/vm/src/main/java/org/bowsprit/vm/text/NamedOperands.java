package org.bowsprit.vm.text;

import java.util.Map;
import java.util.Optional;
import org.bowsprit.vm.ScriptKind;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Finds the names in the sources for the operands of one instruction.
 *
 * @param symbols the names of the game
 * @param code the code that contains the instruction
 * @param offset the offset of the instruction from the code base
 */
public record NamedOperands(Symbols symbols, CodeName code, int offset) implements OperandNames {

  private static final int LAST_ACTOR = 12;
  private static final int CLASS_MEMBER_FLAG = 0x80;
  private static final String OBJECT = "object";

  private static final Map<String, SymbolType> TYPES =
      Map.ofEntries(
          Map.entry("actor", SymbolType.ACTOR),
          Map.entry("owner", SymbolType.ACTOR),
          Map.entry("room", SymbolType.ROOM),
          Map.entry("sound", SymbolType.SOUND),
          Map.entry("costume", SymbolType.COSTUME),
          Map.entry("charset", SymbolType.CHARSET),
          Map.entry("verb", SymbolType.VERB),
          Map.entry("firstVerb", SymbolType.VERB),
          Map.entry("lastVerb", SymbolType.VERB),
          Map.entry("string", SymbolType.STRING),
          Map.entry("source", SymbolType.STRING),
          Map.entry("dest", SymbolType.STRING));

  @Override
  public Optional<String> value(String role, int number) {
    return switch (role) {
      case OBJECT, "objectA", "objectB", "actorOrObject", "target" ->
          symbols.name(number <= LAST_ACTOR ? SymbolType.ACTOR : SymbolType.OBJECT, number);
      case "script" -> script(number);
      case "classes" -> className(number);
      default -> Optional.ofNullable(TYPES.get(role)).flatMap(type -> symbols.name(type, number));
    };
  }

  private Optional<String> script(int number) {
    // A local script has the room of the code that starts it. Global code, which has room 0, does
    // not start local scripts by number.
    return symbols.name(CodeName.of(ScriptKind.ofNumber(number), number, code.room()));
  }

  private Optional<String> className(int number) {
    return symbols
        .name(SymbolType.CLASS, number & ~CLASS_MEMBER_FLAG)
        .map(name -> (number & CLASS_MEMBER_FLAG) == 0 ? "not " + name : name);
  }

  @Override
  public Optional<String> variable(int word) {
    if ((word & Reference.BIT_VARIABLE_BIT) != 0) {
      return symbols.name(SymbolType.BIT, word & ~Reference.BIT_VARIABLE_BIT);
    }
    return (word & Reference.LOCAL_BIT) == 0
        ? symbols.name(SymbolType.VARIABLE, word)
        : symbols.code(code).flatMap(found -> found.local(word & ~Reference.LOCAL_BIT, offset));
  }
}
