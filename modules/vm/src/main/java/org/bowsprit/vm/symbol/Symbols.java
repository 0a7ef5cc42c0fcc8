package org.bowsprit.vm.symbol;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.bowsprit.vm.ScriptKind;

/** All names of a game. A game without a symbol file has {@link #NONE}. */
public final class Symbols {

  /** Contains no names, so that only numbers are shown. */
  public static final Symbols NONE = new Symbols("", List.of(), List.of());

  private final String title;
  private final List<String> languages;
  private final List<Symbol> symbols;
  private final List<ObjectStates> states;
  private final Map<SymbolType, NavigableMap<Integer, Symbol>> symbolsByNumber =
      new EnumMap<>(SymbolType.class);
  private final Map<SymbolType, Map<String, List<Symbol>>> symbolsByShortName =
      new EnumMap<>(SymbolType.class);
  private final Map<CodeName, Symbol> localScripts = new HashMap<>();
  private final Map<CodeName, CodeSymbols> codeSymbols = new LinkedHashMap<>();
  private final Map<Integer, CodeName> objectCode = new HashMap<>();

  /**
   * Creates the names of a game without names of languages and states.
   *
   * @param title the game's title; empty if the game has none. Control characters become spaces
   * @param symbols the names of the game's items
   * @param codeSymbols the names and lines of the game's scripts
   */
  public Symbols(String title, List<Symbol> symbols, List<CodeSymbols> codeSymbols) {
    this(title, List.of(), symbols, List.of(), codeSymbols);
  }

  /**
   * Creates the names of a game.
   *
   * @param title the game's title; empty if the game has none. Control characters become spaces
   * @param languages the names of the game's languages; empty if it has one language without a name
   * @param symbols the names of the game's items
   * @param states the names of the states of the game's objects
   * @param codeSymbols the names and lines of the game's scripts
   */
  public Symbols(
      String title,
      List<String> languages,
      List<Symbol> symbols,
      List<ObjectStates> states,
      List<CodeSymbols> codeSymbols) {
    this.languages = List.copyOf(languages);
    this.states = List.copyOf(states);
    this.title = title.replaceAll("\\p{Cntrl}", " ");
    this.symbols = List.copyOf(symbols);
    for (Symbol symbol : symbols) {
      if (symbol.room() == 0) {
        symbolsByNumber
            .computeIfAbsent(symbol.type(), type -> new TreeMap<>())
            .putIfAbsent(symbol.number(), symbol);
      } else {
        localScripts.put(CodeName.local(symbol.room(), symbol.number()), symbol);
      }
      symbolsByShortName
          .computeIfAbsent(symbol.type(), type -> new HashMap<>())
          .computeIfAbsent(symbol.shortName(), name -> new ArrayList<>())
          .add(symbol);
    }
    for (CodeSymbols each : codeSymbols) {
      this.codeSymbols.put(each.code(), each);
      if (each.code().kind() == CodeName.Kind.OBJECT) {
        objectCode.put(each.code().number(), each.code());
      }
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Symbols otherSymbols
        && title.equals(otherSymbols.title)
        && languages.equals(otherSymbols.languages)
        && symbols.equals(otherSymbols.symbols)
        && states.equals(otherSymbols.states)
        && codeSymbols.equals(otherSymbols.codeSymbols);
  }

  @Override
  public int hashCode() {
    return Objects.hash(title, languages, symbols, states, codeSymbols);
  }

  /** Returns the game's title; empty if the game has no title. */
  public String title() {
    return title;
  }

  /**
   * Returns the names of the game's languages; empty if the game has one language without a name.
   */
  public List<String> languages() {
    return languages;
  }

  /** Returns whether there are no names. */
  public boolean isEmpty() {
    return symbols.isEmpty();
  }

  /** Returns all names, in the order they were given. */
  public List<Symbol> all() {
    return symbols;
  }

  /** Returns the names of one type, sorted, each in its shortest unambiguous form. */
  public List<String> names(SymbolType type) {
    return symbols.stream()
        .filter(symbol -> symbol.type() == type)
        .map(this::shortestName)
        .filter(name -> !name.contains("$"))
        .sorted()
        .toList();
  }

  /** Returns the names of the states of objects, in the order they were given. */
  public List<ObjectStates> states() {
    return states;
  }

  /** Returns the symbols of each script's code, in their original order. */
  public List<CodeSymbols> code() {
    return List.copyOf(codeSymbols.values());
  }

  /** Returns the symbols of a script or of an object's code. */
  public Optional<CodeSymbols> code(CodeName codeName) {
    return Optional.ofNullable(codeSymbols.get(codeName));
  }

  /**
   * Returns the name of an item; empty if it has no name. The name of an array's element contains
   * its index in brackets.
   */
  public Optional<String> name(SymbolType type, int number) {
    return Optional.ofNullable(symbolsByNumber.get(type))
        .map(symbolsOfType -> symbolsOfType.floorEntry(number))
        .map(Map.Entry::getValue)
        .filter(symbol -> number < symbol.number() + symbol.size())
        .map(symbol -> elementName(shortestName(symbol), symbol.size(), number - symbol.number()));
  }

  /**
   * Returns the name of an element of an array, or the plain name of an item that is not an array.
   */
  static String elementName(String name, int size, int index) {
    return size == 1 ? name : name + "[" + index + "]";
  }

  private String shortestName(Symbol symbol) {
    List<Symbol> sameShortName = symbolsByShortName.get(symbol.type()).get(symbol.shortName());
    return sameShortName.size() == 1 ? symbol.shortName() : symbol.name();
  }

  /**
   * Returns the symbol that a user means by a name; empty if there is none or the name is
   * ambiguous.
   *
   * @param type the type of the symbol
   * @param word a name, with or without its room; for an element of an array, a name such as {@code
   *     table[2]}
   * @param room the current room of the user, whose names take precedence; 0 for none
   */
  public Optional<Symbol> find(SymbolType type, String word, int room) {
    int bracket = word.indexOf('[');
    if (bracket > 0 && word.matches("[^\\[]+\\[\\d{1,5}\\]")) {
      int index = Integer.parseInt(word.substring(bracket + 1, word.length() - 1));
      return find(type, word.substring(0, bracket), room)
          .filter(array -> index < array.size())
          .map(array -> new Symbol(type, array.room(), array.number() + index, 1, word));
    }
    String qualifiedName = name(SymbolType.ROOM, room).map(name -> name + "." + word).orElse(word);
    List<Symbol> candidates =
        symbols.stream()
            .filter(symbol -> symbol.type() == type)
            .filter(symbol -> symbol.name().equals(word) || symbol.shortName().equals(word))
            .toList();
    return candidates.stream()
        .filter(symbol -> symbol.name().equals(qualifiedName))
        .findFirst()
        .or(() -> candidates.stream().filter(symbol -> symbol.name().equals(word)).findFirst())
        .or(() -> candidates.size() == 1 ? Optional.of(candidates.get(0)) : Optional.empty());
  }

  /**
   * Returns a message about an unknown name, which suggests a similar name.
   *
   * @param type the type of the item that was looked for
   * @param word the name that {@link #find} did not find
   */
  public String unknownNameMessage(SymbolType type, String word) {
    String hint =
        isEmpty() ? "; this game has no names, only numbers" : NearestName.hint(word, names(type));
    return "there is no " + type.word() + " '" + word + "'" + hint;
  }

  /**
   * Returns the name of the code that a slot runs. An object's code has the object's own room.
   *
   * @param kind the kind of the script in the slot
   * @param number number of the script, or object id
   * @param room the room in which the script runs
   */
  public CodeName codeOf(ScriptKind kind, int number, int room) {
    CodeName code = CodeName.of(kind, number, room);
    return code.kind() == CodeName.Kind.OBJECT ? objectCode.getOrDefault(number, code) : code;
  }

  /**
   * Returns the name of a script or of an object's code, as people read it; empty if it has no
   * name.
   */
  public Optional<String> name(CodeName code) {
    return switch (code.kind()) {
      case GLOBAL -> name(SymbolType.SCRIPT, code.number());
      case LOCAL -> Optional.ofNullable(localScripts.get(code)).map(this::shortestName);
      case ENTRY, EXIT ->
          name(SymbolType.ROOM, code.room()).map(room -> room + " " + code.kind().word());
      case OBJECT -> name(SymbolType.OBJECT, code.number());
    };
  }

  /** Returns the source line of an instruction; empty if it is not known. */
  public Optional<SourceLine> line(CodeName code, int position) {
    return code(code).flatMap(symbolsOfCode -> symbolsOfCode.line(position));
  }

  /** Returns the sources with code that a user may mean by a word. */
  public Set<String> files(String word) {
    Set<String> files = new TreeSet<>();
    for (CodeSymbols each : codeSymbols.values()) {
      if (SourceLine.matches(each.file(), word)) {
        files.add(each.file());
      }
    }
    return files;
  }

  /** Returns the short names of all sources with code. */
  public Set<String> files() {
    Set<String> files = new TreeSet<>();
    codeSymbols.values().forEach(each -> files.add(SourceLine.shortFile(each.file())));
    return files;
  }

  /**
   * Returns the places at which the code of a line begins. If the line has no code, the next line
   * with code in the file is used.
   *
   * @param file path of the source
   * @param line the number of the line, from 1
   * @return one place for each script that contains code of the line; empty after the last code of
   *     the file
   */
  public List<CodePlace> places(String file, int line) {
    Optional<Integer> codeLine =
        codeSymbols.values().stream()
            .filter(each -> each.file().equals(file))
            .flatMap(each -> each.lines().stream())
            .map(CodeSymbols.Line::line)
            .filter(each -> each >= line)
            .min(Integer::compare);
    List<CodePlace> places = new ArrayList<>();
    for (CodeSymbols each : codeSymbols.values()) {
      if (codeLine.isPresent() && each.file().equals(file)) {
        each.offset(codeLine.get())
            .ifPresent(
                position ->
                    places.add(
                        new CodePlace(
                            each.code(), position, new SourceLine(file, codeLine.get()))));
      }
    }
    return places;
  }
}
