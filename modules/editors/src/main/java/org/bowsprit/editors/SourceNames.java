package org.bowsprit.editors;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.bow.DeclaredName;
import org.bowsprit.bow.DeclaredNames;
import org.bowsprit.bow.LanguageWords;
import org.bowsprit.bow.SourceText;

/** Finds the completions for a position in the sources, and the meaning of the name at it. */
final class SourceNames {

  private static final Pattern BEFORE = Pattern.compile("(?:([\\p{L}\\d_$]+)\\.)?[\\p{L}\\d_$]*$");
  private static final Pattern BEHIND = Pattern.compile("^[\\p{L}\\d_$]*");

  // CompletionItemKind of the protocol.
  private static final int FUNCTION = 3;
  private static final int VARIABLE = 6;
  private static final int MODULE = 9;
  private static final int VALUE = 12;
  private static final int KEYWORD = 14;
  private static final int CONSTANT = 21;
  private static final Map<String, Integer> KINDS =
      Map.of(
          "room", MODULE,
          "script", FUNCTION,
          "function", FUNCTION,
          "var", VARIABLE,
          "bit", VARIABLE,
          "string", VARIABLE,
          "const", CONSTANT);

  private final List<DeclaredName> declared;

  SourceNames(List<SourceText> sources) {
    this.declared = DeclaredNames.in(sources);
  }

  /**
   * A completion.
   *
   * @param kind the protocol's number of its kind, which selects an icon
   * @param detail a description
   */
  record Offer(String word, int kind, String detail) {}

  /**
   * A position in a source.
   *
   * @param file the name of the file in messages of the compiler
   * @param line from 1
   * @param before the text of the line before the cursor
   * @param behind the text of the line after the cursor
   */
  record Place(String file, int line, String before, String behind) {}

  /** Returns the completions; after {@code room.}, only names of that room. */
  List<Offer> offers(Place at) {
    Map<String, Offer> offers = new LinkedHashMap<>();
    Matcher before = before(at);
    if (isRoom(before.group(1))) {
      declared.stream()
          .filter(each -> each.room().equals(before.group(1)))
          .forEach(each -> offers.putIfAbsent(each.name(), offer(each)));
      return List.copyOf(offers.values());
    }
    declared.forEach(each -> offers.putIfAbsent(each.name(), offer(each)));
    add(offers, LanguageWords.keywords(), KEYWORD, "keyword");
    add(offers, LanguageWords.builtins(), FUNCTION, "built in");
    add(offers, LanguageWords.knownNames(), CONSTANT, "in every game");
    return List.copyOf(offers.values());
  }

  /** Returns the declarations that a name can refer to, those in the game's own files. */
  List<DeclaredName> meant(Place at) {
    Matcher before = before(at);
    Matcher behind = BEHIND.matcher(at.behind());
    String start = at.before().substring(Math.max(before.start(), before.end(1) + 1));
    String name = start + (behind.find() ? behind.group() : "");
    List<DeclaredName> all =
        declared.stream().filter(each -> each.name().equals(name) && !each.isInterface()).toList();
    String room = isRoom(before.group(1)) ? before.group(1) : roomAround(at);
    return Stream.<Predicate<DeclaredName>>of(
            each -> each.room().equals(room), each -> each.room().isEmpty(), each -> true)
        .map(nearest -> all.stream().filter(nearest).toList())
        .filter(found -> !found.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private static Matcher before(Place at) {
    Matcher before = BEFORE.matcher(at.before());
    if (!before.find()) {
      throw new IllegalStateException("an empty word ends every line");
    }
    return before;
  }

  private boolean isRoom(String name) {
    return declared.stream().anyMatch(each -> isRoom(each) && each.name().equals(name));
  }

  private static boolean isRoom(DeclaredName declared) {
    return declared.kind().equals("room");
  }

  /** Returns the last room that begins above a line of its file; empty if there is none. */
  private String roomAround(Place at) {
    return declared.stream()
        .filter(each -> isRoom(each) && each.at().path().equals(at.file()))
        .filter(each -> each.at().line() <= at.line())
        .reduce((first, last) -> last)
        .map(DeclaredName::name)
        .orElse("");
  }

  private static Offer offer(DeclaredName name) {
    String detail = name.room().isEmpty() ? name.kind() : name.kind() + " of " + name.room();
    return new Offer(name.name(), KINDS.getOrDefault(name.kind(), VALUE), detail);
  }

  private static void add(
      Map<String, Offer> offers, Collection<String> words, int kind, String is) {
    words.forEach(each -> offers.putIfAbsent(each, new Offer(each, kind, is)));
  }
}
