package org.bowsprit.bow;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.code.Builtins;
import org.bowsprit.bow.internal.name.NameTable;

/** Lists the words that have a meaning in every game, for editors. */
public final class LanguageWords {

  private static final String KEYWORD_LIST =
      """
      actor and animate asm at back becomes bit break case chain charset choice choices
      class const continue costume cutscene default delay dialogue do downto else elseif entry
      exit expect face for function game glyph goto if in init interface is jiffies jiffy
      languages leave loop needs not object once or override put recursive resistant
      return room say script second seconds silent skippable sound start step stop string
      test to topics unless until use var verb wait walk while with yield
      """;
  private static final Set<String> KEYWORDS = Set.of(KEYWORD_LIST.split("\\s+"));

  private LanguageWords() {}

  /** Returns the words of the grammar in alphabetical order. */
  public static Collection<String> keywords() {
    return new TreeSet<>(KEYWORDS);
  }

  /** Returns the names of the engine's operations in sources. */
  public static Collection<String> builtins() {
    return Builtins.names();
  }

  /**
   * Returns the operands of one of the engine's operations: {@code actor}, {@code x}, {@code y} …;
   * empty if there is no such operation.
   */
  public static Optional<List<String>> operands(String builtin) {
    return Builtins.operands(builtin);
  }

  /**
   * Returns the settings in the brackets of an operation such as {@code actorOps}, with their
   * operands.
   */
  public static Map<String, List<String>> settings(String builtin) {
    return Builtins.settingsOf(builtin);
  }

  /** Returns the names of the variables, classes and constants that every game has. */
  public static Collection<String> knownNames() {
    return new NameTable(new Diagnostics()).predefinedNames();
  }
}
