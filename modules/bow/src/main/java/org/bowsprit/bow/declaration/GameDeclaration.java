package org.bowsprit.bow.declaration;

import java.util.List;
import org.bowsprit.vm.symbol.Symbols;

/**
 * A complete game from its sources: all declarations have numbers, and all code is compiled.
 *
 * @param title the text of {@code game "…"}; empty if there is none
 * @param properties the lines of the game block
 * @param rooms by number
 * @param actors by number
 * @param costumes by number
 * @param sounds by number
 * @param charsets by number
 * @param scripts the global scripts by number, 1 to 199
 * @param verbs by number
 * @param classes by number, 1 to 32
 * @param variables named global variables by number, arrays with their size
 * @param bits named bit variables by number, arrays with their size
 * @param strings string resources by number
 * @param constants in the order of the sources
 * @param tests in the order of the sources; not part of the game
 * @param symbols all names and the source lines of the code
 */
public record GameDeclaration(
    String title,
    Properties properties,
    List<RoomDeclaration> rooms,
    List<ActorDeclaration> actors,
    List<ResourceDeclaration> costumes,
    List<ResourceDeclaration> sounds,
    List<ResourceDeclaration> charsets,
    List<ScriptDeclaration> scripts,
    List<NamedNumber> verbs,
    List<NamedNumber> classes,
    List<StorageDeclaration> variables,
    List<StorageDeclaration> bits,
    List<StorageDeclaration> strings,
    List<NamedNumber> constants,
    List<TestDeclaration> tests,
    Symbols symbols) {

  /** Stores immutable copies of the collections. */
  public GameDeclaration {
    rooms = List.copyOf(rooms);
    actors = List.copyOf(actors);
    costumes = List.copyOf(costumes);
    sounds = List.copyOf(sounds);
    charsets = List.copyOf(charsets);
    scripts = List.copyOf(scripts);
    verbs = List.copyOf(verbs);
    classes = List.copyOf(classes);
    variables = List.copyOf(variables);
    bits = List.copyOf(bits);
    strings = List.copyOf(strings);
    constants = List.copyOf(constants);
    tests = List.copyOf(tests);
  }
}
