package org.bowsprit.vm.debug;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.Variables;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.symbol.CodeSymbols;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.symbol.UnknownNameException;

/** Finds the meanings and values of a game's names at a place of its scripts. */
public final class GameNames {

  /** The types of names that are not variables. */
  private static final List<SymbolType> TYPES_OF_NUMBERS =
      List.of(
          SymbolType.ROOM,
          SymbolType.ACTOR,
          SymbolType.OBJECT,
          SymbolType.VERB,
          SymbolType.CLASS,
          SymbolType.COSTUME,
          SymbolType.SOUND,
          SymbolType.CHARSET,
          SymbolType.SCRIPT,
          SymbolType.STRING);

  private static final Pattern NUMBER = Pattern.compile("(Var|Bit|Local)\\[(\\d{1,4})\\]");
  private static final Map<String, Integer> BANKS =
      Map.of("Var", 0, "Bit", Reference.BIT_VARIABLE_BIT, "Local", Reference.LOCAL_BIT);
  private static final Map<String, Integer> ENGINE_VARIABLES =
      Stream.of(EngineVariable.values())
          .collect(Collectors.toMap(EngineVariable::label, EngineVariable::number));

  private final Symbols symbols;

  /**
   * A variable with a name.
   *
   * @param word reference word without index
   */
  public record NamedVariable(String name, int word) {}

  /** Creates the names of a game. */
  public GameNames(Symbols symbols) {
    this.symbols = symbols;
  }

  /**
   * Returns the value of a name in a frame.
   *
   * @throws UnknownNameException if there is no such name
   */
  public int value(String name, StackFrame frame, Variables variables) {
    Optional<Integer> word = word(name, frame);
    if (word.isPresent()) {
      return value(word.get(), frame, variables);
    }
    return switch (name) {
      case "true" -> 1;
      case "false" -> 0;
      case "ego" -> variables.peek(EngineVariable.EGO.number());
      default ->
          TYPES_OF_NUMBERS.stream()
              .flatMap(type -> symbols.find(type, name, frame.room()).stream())
              .findFirst()
              .orElseThrow(
                  () ->
                      new UnknownNameException(
                          symbols.unknownNameMessage(SymbolType.VARIABLE, name)))
              .number();
    };
  }

  /** Returns the value of a variable in a frame. */
  public static int value(int word, StackFrame frame, Variables variables) {
    if (!isLocal(word)) {
      return variables.peek(word);
    }
    int number = word & ~Reference.LOCAL_BIT;
    return frame
        .slot()
        .filter(slot -> number < slot.locals().size())
        .map(slot -> slot.locals().get(number))
        .orElseThrow(
            () -> new UnknownNameException("there is no local variable " + number + " here"));
  }

  /** Returns whether a variable is a local variable. */
  public static boolean isLocal(int word) {
    return (word & Reference.BIT_VARIABLE_BIT) == 0 && (word & Reference.LOCAL_BIT) != 0;
  }

  /**
   * Returns the variable with a name in a frame.
   *
   * @throws UnknownNameException if no variable has the name
   */
  public int variable(String name, StackFrame frame) {
    return word(name, frame)
        .orElseThrow(
            () -> new UnknownNameException(symbols.unknownNameMessage(SymbolType.VARIABLE, name)));
  }

  private Optional<Integer> word(String name, StackFrame frame) {
    Matcher number = NUMBER.matcher(name);
    if (number.matches()) {
      return Optional.of(BANKS.get(number.group(1)) | (Integer.parseInt(number.group(2)) & 0xFFF));
    }
    return local(name, frame)
        .or(() -> Optional.ofNullable(ENGINE_VARIABLES.get(name)))
        .or(() -> symbols.find(SymbolType.VARIABLE, name, frame.room()).map(Symbol::number))
        .or(
            () ->
                symbols
                    .find(SymbolType.BIT, name, frame.room())
                    .map(bit -> Reference.BIT_VARIABLE_BIT | bit.number()));
  }

  private Optional<Integer> local(String name, StackFrame frame) {
    return locals(frame).stream()
        .filter(each -> each.name().equals(name))
        .map(NamedVariable::word)
        .reduce((outer, inner) -> inner);
  }

  /** Returns the named locals of a frame; the locals of inner blocks are last. */
  public List<NamedVariable> locals(StackFrame frame) {
    List<NamedVariable> variables = new ArrayList<>();
    if (frame.code() != null) {
      symbols.code(frame.code()).map(CodeSymbols::locals).orElse(List.of()).stream()
          .filter(each -> each.isValid(frame.at()))
          .forEach(
              each ->
                  variables.addAll(
                      elements(each.name(), each.size(), Reference.LOCAL_BIT | each.slot())));
    }
    return variables;
  }

  /** Returns the variables and bits of a frame's room. */
  public List<NamedVariable> roomVariables(StackFrame frame) {
    String room = symbols.name(SymbolType.ROOM, frame.room()).map(name -> name + ".").orElse("");
    if (room.isEmpty()) {
      return List.of();
    }
    Function<Symbol, String> shortName = Symbol::shortName;
    List<NamedVariable> variables = new ArrayList<>();
    variables.addAll(namedVariables(SymbolType.VARIABLE, name -> name.startsWith(room), shortName));
    variables.addAll(namedVariables(SymbolType.BIT, name -> name.startsWith(room), shortName));
    return variables;
  }

  /** Returns the global variables. The names of a room's variables include the name of the room. */
  public List<NamedVariable> globals() {
    return namedVariables(SymbolType.VARIABLE, name -> true, Symbol::name);
  }

  /** Returns the bit variables. The names of a room's bits include the name of the room. */
  public List<NamedVariable> bits() {
    return namedVariables(SymbolType.BIT, name -> true, Symbol::name);
  }

  /** Returns the variables with a meaning for the engine. */
  public static List<NamedVariable> engineVariables() {
    return Stream.of(EngineVariable.values())
        .map(each -> new NamedVariable(each.label(), each.number()))
        .toList();
  }

  private List<NamedVariable> namedVariables(
      SymbolType type, Predicate<String> filter, Function<Symbol, String> name) {
    int bank = type == SymbolType.BIT ? Reference.BIT_VARIABLE_BIT : 0;
    return symbols.all().stream()
        .filter(each -> each.type() == type && filter.test(each.name()))
        .flatMap(each -> elements(name.apply(each), each.size(), bank | each.number()).stream())
        .toList();
  }

  private static List<NamedVariable> elements(String name, int size, int first) {
    if (size == 1) {
      return List.of(new NamedVariable(name, first));
    }
    List<NamedVariable> elements = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      elements.add(new NamedVariable(name + "[" + i + "]", first + i));
    }
    return elements;
  }
}
