package org.bowsprit.editors;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.bow.DeclaredName;
import org.bowsprit.bow.LanguageWords;
import org.bowsprit.bow.NameUse;
import org.bowsprit.bow.SourceToken;
import org.bowsprit.rpc.Params;

/** Offers the possible words at a position as completions. */
final class Completion implements Feature {

  private static final Set<String> TARGET_KINDS = Set.of("object", "actor", "var", "const");
  private static final Set<String> ACTOR_KINDS = Set.of("actor", "var", "const");
  private static final Set<String> CODE_KINDS = Set.of("script", "function");

  /** The kinds of names that can follow the first word of a statement. */
  private static final Map<String, Set<String>> KINDS_AFTER_FIRST_WORD =
      Map.ofEntries(
          Map.entry("walk", ACTOR_KINDS),
          Map.entry("put", ACTOR_KINDS),
          Map.entry("face", ACTOR_KINDS),
          Map.entry("animate", ACTOR_KINDS),
          Map.entry("say", ACTOR_KINDS),
          Map.entry("init", Set.of("actor", "verb")),
          Map.entry("start", Set.of("script", "object")),
          Map.entry("chain", Set.of("script")),
          Map.entry("stop", Set.of("script", "object", "sound")));

  /**
   * The kind of symbol that is the value of a setting, for settings that do not have the name of
   * the kind.
   */
  private static final Map<String, String> KINDS_OF_SETTINGS =
      Map.of("parent", "object", "owner", "actor", "talkColor", "const");

  private static final Set<String> KINDS_NAMED_LIKE_SETTINGS =
      Set.of("costume", "sound", "charset", "room", "class", "verb");

  private final Documents documents;
  private final SettingDocumentation settings;

  Completion(Documents documents, SettingDocumentation settings) {
    this.documents = documents;
    this.settings = settings;
  }

  @Override
  public Object answer(Params params) throws IOException {
    Optional<Cursor> cursor = documents.cursor(params);
    return cursor.map(this::completions).orElse(List.of()).stream()
        .map(CompletionOffer::completionItem)
        .toList();
  }

  private Collection<CompletionOffer> completions(Cursor cursor) {
    int start =
        cursor
            .word()
            .filter(each -> each.start() < cursor.offset())
            .map(SourceToken::start)
            .orElse(cursor.offset());
    SyntaxContext context = SyntaxContext.at(cursor.text(), start);
    Map<String, CompletionOffer> offers = new LinkedHashMap<>();
    restrictedOffers(cursor, context)
        .orElseGet(() -> allOffers(cursor, context))
        .forEach(each -> offers.putIfAbsent(each.word(), each));
    return offers.values();
  }

  /**
   * Returns the offers at a position where only certain words are possible; empty if all words are
   * possible.
   */
  private Optional<List<CompletionOffer>> restrictedOffers(Cursor cursor, SyntaxContext context) {
    EditedGame game = cursor.game();
    String lastWord = context.wordBefore(1);
    if (lastWord.equals(".")) {
      return Optional.of(members(game, context.wordBefore(2)));
    }
    if (context.isAtStart() && !context.hasStatements()) {
      return Optional.of(
          settings.of(context.block()).entrySet().stream()
              .map(
                  each ->
                      new CompletionOffer(each.getKey(), CompletionOffer.PROPERTY, each.getValue()))
              .toList());
    }
    String word = lastWord.equals("not") ? context.wordBefore(2) : lastWord;
    if (word.equals("becomes") || word.equals("is")) {
      int subjectDistance = lastWord.equals("not") ? 3 : 2;
      return Optional.of(conditions(game, context, subjectDistance));
    }
    return Optional.ofNullable(possibleKinds(context))
        .map(kinds -> offersOfKinds(cursor, context, kinds))
        .filter(found -> !found.isEmpty());
  }

  /** Returns the kinds of names that are possible at a position; null if all names are possible. */
  private static Set<String> possibleKinds(SyntaxContext context) {
    String lastWord = context.wordBefore(1);
    String firstWord = context.firstWord();
    boolean isSecondWord = context.statement().size() == 1;
    if (context.hasSettings()) {
      boolean isHandler = context.block().equals("object") && firstWord.equals("verb");
      String kind =
          KINDS_NAMED_LIKE_SETTINGS.contains(firstWord)
              ? firstWord
              : KINDS_OF_SETTINGS.getOrDefault(firstWord, "");
      return isHandler && lastWord.equals("with")
          ? Set.of("object")
          : kind.isEmpty() ? null : Set.of(kind);
    }
    if (isSecondWord && KINDS_AFTER_FIRST_WORD.containsKey(firstWord)) {
      return KINDS_AFTER_FIRST_WORD.get(firstWord);
    }
    if (lastWord.equals("in") && firstWord.equals("put")) {
      return Set.of("room");
    }
    boolean isActorAction =
        firstWord.equals("walk") || firstWord.equals("face") || firstWord.equals("put");
    return isActorAction && (lastWord.equals("to") || lastWord.equals("at")) ? TARGET_KINDS : null;
  }

  private static List<CompletionOffer> members(EditedGame game, String owner) {
    List<CompletionOffer> members =
        game.names().stream()
            .filter(each -> each.room().equals(owner))
            .map(CompletionOffer::of)
            .toList();
    boolean isObject = game.declarationOf(owner, "").filter(Completion::isObject).isPresent();
    return isObject
        ? game.names().stream()
            .filter(each -> each.kind().equals("verb"))
            .map(CompletionOffer::of)
            .toList()
        : members;
  }

  private static boolean isObject(DeclaredName name) {
    return name.kind().equals("object");
  }

  /** Returns the states of the object before {@code is} or {@code becomes}, and all classes. */
  private static List<CompletionOffer> conditions(
      EditedGame game, SyntaxContext context, int subject) {
    List<CompletionOffer> offers = new ArrayList<>();
    String room =
        context.wordBefore(subject + 1).equals(".") ? context.wordBefore(subject + 2) : "";
    game.declarationOf(context.wordBefore(subject), room.isEmpty() ? context.room() : room)
        .filter(Completion::isObject)
        .ifPresent(
            object ->
                object
                    .details()
                    .forEach(
                        each ->
                            offers.add(
                                new CompletionOffer(
                                    each, CompletionOffer.MEMBER, "state of " + object.name()))));
    game.names().stream()
        .filter(each -> each.kind().equals("class"))
        .forEach(each -> offers.add(CompletionOffer.of(each)));
    if (!context.wordBefore(1).equals("not")) {
      offers.add(new CompletionOffer("not", CompletionOffer.KEYWORD, "keyword"));
    }
    return offers;
  }

  private static List<CompletionOffer> offersOfKinds(
      Cursor cursor, SyntaxContext context, Set<String> kinds) {
    List<CompletionOffer> offers = new ArrayList<>();
    if (kinds.contains("actor")) {
      offers.add(new CompletionOffer("ego", CompletionOffer.VARIABLE, "the player's actor"));
    }
    if (kinds.contains("var")) {
      addLocals(cursor, context, offers);
    }
    cursor.game().names().stream()
        .filter(each -> kinds.contains(each.kind()))
        .filter(each -> each.room().isEmpty() || each.room().equals(context.room()))
        .forEach(each -> offers.add(CompletionOffer.of(each)));
    cursor.game().names().stream()
        .filter(each -> kinds.contains(each.kind()))
        .forEach(each -> offers.add(CompletionOffer.of(each)));
    return offers;
  }

  /** Adds the local variables that are declared before the cursor in the same code. */
  private static void addLocals(
      Cursor cursor, SyntaxContext context, List<CompletionOffer> offers) {
    if (!context.hasStatements()) {
      return;
    }
    for (NameUse each : cursor.game().uses()) {
      if (each.isDeclaration()
          && each.kind().equals("a local variable")
          && each.position().path().equals(cursor.file())) {
        int offset = cursor.text().offset(each.position());
        if (context.codeStart() <= offset && offset < cursor.offset()) {
          offers.add(new CompletionOffer(each.name(), CompletionOffer.VARIABLE, each.kind()));
        }
      }
    }
  }

  private static List<CompletionOffer> allOffers(Cursor cursor, SyntaxContext context) {
    List<CompletionOffer> offers = new ArrayList<>();
    OpenCall.innermost(context, cursor.game())
        .ifPresent(
            call -> offers.addAll(offersOfKinds(cursor, context, kindsOf(call.parameter()))));
    addLocals(cursor, context, offers);
    cursor.game().names().forEach(each -> offers.add(CompletionOffer.of(each)));
    LanguageWords.keywords()
        .forEach(each -> offers.add(new CompletionOffer(each, CompletionOffer.KEYWORD, "keyword")));
    for (String each : LanguageWords.builtins()) {
      String operands = String.join(", ", LanguageWords.operands(each).orElseThrow());
      offers.add(new CompletionOffer(each, CompletionOffer.FUNCTION, "(" + operands + ")"));
    }
    LanguageWords.knownNames()
        .forEach(
            each ->
                offers.add(new CompletionOffer(each, CompletionOffer.CONSTANT, "in every game")));
    return offers;
  }

  private static Set<String> kindsOf(String operand) {
    return CODE_KINDS.contains(operand) ? CODE_KINDS : Set.of(operand);
  }
}
