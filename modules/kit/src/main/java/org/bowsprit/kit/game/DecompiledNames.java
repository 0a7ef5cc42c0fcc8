package org.bowsprit.kit.game;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.ObjectStates;
import org.bowsprit.vm.symbol.Symbol;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.text.OperandNames;

/**
 * The names that the sources of a decompiled game declare and use in scripts. They come from the
 * symbol file. An item without a name in this file gets a name with a number, such as {@code
 * script17}.
 */
final class DecompiledNames implements OperandNames {

  private static final Set<String> OBJECT_ROLES =
      Set.of("object", "objectA", "objectB", "actorOrObject");

  /** The names of the language for speakers that are not actors. */
  private static final Map<Integer, String> SPEAKERS =
      Map.of(255, "narrator", 254, "system", 253, "debugger", 252, "messagebox");

  private static final Pattern SOURCE_NAME = Pattern.compile("(\\w+\\.)?[A-Za-z_]\\w*");

  private static final String LANGUAGE = "language";

  private final Symbols symbols;
  private final Optional<Symbol> language;

  /** The short names that several items have. In scripts, such a name needs its room in front. */
  private final Set<String> sharedShortNames = new HashSet<>();

  private final Map<String, Map<Integer, String>> namesInScripts = new HashMap<>();
  private final Map<String, Map<Integer, String>> declaredNames = new HashMap<>();

  /**
   * Collects names.
   *
   * @param game the game
   * @param rooms the names of the rooms that could be read
   * @param contents the rooms that could be read
   * @param symbols the names in the sources from which the game was built
   * @param choiceScript the number of the script that the compiler adds for choices, which has no
   *     name
   */
  DecompiledNames(
      GameResources game,
      Map<Integer, String> rooms,
      Collection<Room> contents,
      Symbols symbols,
      OptionalInt choiceScript) {
    this.symbols = symbols;
    this.language = language(symbols);
    Set<String> seen = new HashSet<>();
    symbols.all().stream()
        .map(Symbol::shortName)
        .filter(name -> !seen.add(name))
        .forEach(sharedShortNames::add);
    namesInScripts.put("room", rooms);
    for (int id : game.ids(ResourceKind.SCRIPT)) {
      addName(
          SymbolType.SCRIPT, id, isReadable(game, id) && !choiceScript.equals(OptionalInt.of(id)));
    }
    game.ids(ResourceKind.COSTUME).forEach(id -> addName(SymbolType.COSTUME, id, true));
    game.ids(ResourceKind.CHARSET).forEach(id -> addName(SymbolType.CHARSET, id, true));
    game.ids(ResourceKind.SOUND).forEach(id -> addName(SymbolType.SOUND, id, false));
    Set<Integer> sharedObjects = objectsInSeveralRooms(contents);
    for (Room room : contents) {
      for (RoomObject object : room.objects()) {
        addName(SymbolType.OBJECT, object.id(), !sharedObjects.contains(object.id()));
      }
    }
    OBJECT_ROLES.forEach(
        role -> namesInScripts.put(role, namesInScripts.getOrDefault("object", Map.of())));
    Stream.of(SymbolType.ACTOR, SymbolType.VERB)
        .forEach(type -> symbols(type).forEach(each -> nameElements(type, each)));
    Map<Integer, String> actors =
        namesInScripts.computeIfAbsent(SymbolType.ACTOR.word(), word -> new HashMap<>());
    namesInScripts.put("target", actors);
    SPEAKERS.forEach(
        (number, name) -> {
          if (!seen.contains(name)) {
            actors.putIfAbsent(number, name);
          }
        });
  }

  /** Gives an item its name for its declaration, and also for scripts if they use the name. */
  private void addName(SymbolType type, int id, boolean isUsed) {
    String defaultName = type.word() + id;
    Optional<String> sourceName = unambiguousName(type, id).filter(DecompiledNames::isPlain);
    declaredNames
        .computeIfAbsent(type.word(), word -> new HashMap<>())
        .put(
            id,
            sourceName.map(name -> name.substring(name.lastIndexOf('.') + 1)).orElse(defaultName));
    // Without a symbol file, sounds have numbers in scripts.
    if (isUsed || sourceName.isPresent()) {
      namesInScripts
          .computeIfAbsent(type.word(), word -> new HashMap<>())
          .put(id, sourceName.orElse(defaultName));
    }
  }

  /** Returns the shortest unambiguous form of an item's name. */
  private Optional<String> unambiguousName(SymbolType type, int number) {
    return symbols
        .name(type, number)
        .map(
            name -> {
              String plain = name.replaceFirst("\\[.*", "");
              return sharedShortNames.contains(plain)
                  ? withRoom(type, number, plain) + name.substring(plain.length())
                  : name;
            });
  }

  private String withRoom(SymbolType type, int number, String shortName) {
    return symbols.all().stream()
        .filter(symbol -> symbol.type() == type && symbol.shortName().equals(shortName))
        .filter(symbol -> number >= symbol.number() && number < symbol.number() + symbol.size())
        .map(Symbol::name)
        .findFirst()
        .orElse(shortName);
  }

  /** Gives each element of an array its name. Other items count as arrays with one element. */
  private void nameElements(SymbolType type, Symbol symbol) {
    for (int i = 0; i < symbol.size(); i++) {
      int number = symbol.number() + i;
      unambiguousName(type, number)
          .ifPresent(
              name ->
                  namesInScripts
                      .computeIfAbsent(type.word(), word -> new HashMap<>())
                      .put(number, name));
    }
  }

  /**
   * Returns whether a name comes from the sources. Names that the compiler creates contain other
   * characters.
   */
  static boolean isPlain(String name) {
    return SOURCE_NAME.matcher(name).matches();
  }

  private static boolean isReadable(GameResources game, int id) {
    try {
      return game.script(id).isPresent();
    } catch (FormatException e) {
      return false;
    }
  }

  /** Returns the objects that exist in several rooms. Their names would be ambiguous. */
  private static Set<Integer> objectsInSeveralRooms(Collection<Room> rooms) {
    Set<Integer> foundObjects = new HashSet<>();
    Set<Integer> sharedObjects = new HashSet<>();
    for (Room room : rooms) {
      for (RoomObject object : room.objects()) {
        if (!foundObjects.add(object.id())) {
          sharedObjects.add(object.id());
        }
      }
    }
    return sharedObjects;
  }

  /** Returns the variable that contains the language; empty if the languages have no names. */
  static Optional<Symbol> language(Symbols symbols) {
    return symbols.languages().isEmpty()
        ? Optional.empty()
        : symbols.find(SymbolType.VARIABLE, LANGUAGE, 0);
  }

  /**
   * Returns the names of one type in the symbol file, in the order of their numbers, without the
   * variable that {@code languages} declares.
   */
  List<Symbol> symbols(SymbolType type) {
    return symbols.all().stream()
        .filter(symbol -> symbol.type() == type && isPlain(symbol.name()))
        .filter(symbol -> !language.equals(Optional.of(symbol)))
        .sorted((a, b) -> Integer.compare(a.number(), b.number()))
        .toList();
  }

  /** Returns the name with which an item is declared. */
  String declaration(SymbolType type, int id) {
    return declaredNames.getOrDefault(type.word(), Map.of()).getOrDefault(id, type.word() + id);
  }

  /** Returns the name with which a local script is declared. */
  String local(int room, int number) {
    return symbols.all().stream()
        .filter(symbol -> symbol.type() == SymbolType.SCRIPT && symbol.room() == room)
        .filter(symbol -> symbol.number() == number && isPlain(symbol.name()))
        .map(Symbol::shortName)
        .findFirst()
        .orElse("local" + room + "_" + number);
  }

  /** Returns the names that sources use for the local variables of a script, by number. */
  Map<Integer, String> locals(CodeName script) {
    Set<String> takenNames = new HashSet<>();
    symbols.all().forEach(each -> takenNames.add(each.shortName()));
    symbols.states().forEach(each -> takenNames.addAll(each.names().values()));
    takenNames.addAll(symbols.languages());
    Stream.of(namesInScripts, declaredNames)
        .flatMap(each -> each.values().stream())
        .forEach(each -> takenNames.addAll(each.values()));
    return symbols
        .code(script)
        .map(each -> new LocalNames(each).namesExcept(takenNames))
        .orElse(Map.of());
  }

  /** Returns the names of an object's states by state; empty if there are none. */
  SortedMap<Integer, String> states(int object) {
    return symbols.states().stream()
        .filter(each -> each.object() == object)
        .map(ObjectStates::names)
        .findFirst()
        .orElse(Collections.emptySortedMap());
  }

  @Override
  public Optional<String> state(int object, int state) {
    return Optional.ofNullable(states(object).get(state));
  }

  @Override
  public Optional<String> value(String role, int number) {
    return Optional.ofNullable(namesInScripts.getOrDefault(role, Map.of()).get(number));
  }

  @Override
  public Optional<String> variable(int word) {
    boolean isBit = (word & Reference.BIT_VARIABLE_BIT) != 0;
    if (!isBit && (word & Reference.LOCAL_BIT) != 0) {
      return Optional.empty();
    }
    SymbolType type = isBit ? SymbolType.BIT : SymbolType.VARIABLE;
    return unambiguousName(type, word & ~Reference.BIT_VARIABLE_BIT)
        .filter(name -> isPlain(name.replaceFirst("\\[\\d+\\]$", "")));
  }
}
