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

  private static final Set<String> PLACES = Set.of("object", "actor", "var", "const");
  private static final Set<String> ACTORS = Set.of("actor", "var", "const");
  private static final Set<String> CODE = Set.of("script", "function");

  /** The kinds of names that can follow the first word of a statement. */
  private static final Map<String, Set<String>> BEHIND_FIRST =
      Map.ofEntries(
          Map.entry("walk", ACTORS),
          Map.entry("put", ACTORS),
          Map.entry("face", ACTORS),
          Map.entry("animate", ACTORS),
          Map.entry("say", ACTORS),
          Map.entry("init", Set.of("actor", "verb")),
          Map.entry("start", Set.of("script", "object")),
          Map.entry("chain", Set.of("script")),
          Map.entry("stop", Set.of("script", "object", "sound")));

  /** The kind of symbol that is the value of a setting, for settings whose name is not the kind. */
  private static final Map<String, String> NAMED_BY =
      Map.of("parent", "object", "owner", "actor", "talkColor", "const");

  private static final Set<String> KINDS =
      Set.of("costume", "sound", "charset", "room", "class", "verb");

  private final Documents documents;
  private final SettingWords settings;

  Completion(Documents documents, SettingWords settings) {
    this.documents = documents;
    this.settings = settings;
  }

  @Override
  public Object answer(Params params) throws IOException {
    Optional<Cursor> cursor = documents.cursor(params);
    return cursor.map(this::offers).orElse(List.of()).stream().map(Offer::shown).toList();
  }

  private Collection<Offer> offers(Cursor cursor) {
    int start =
        cursor
            .word()
            .filter(each -> each.start() < cursor.offset())
            .map(SourceToken::start)
            .orElse(cursor.offset());
    SyntaxContext context = SyntaxContext.at(cursor.text(), start);
    Map<String, Offer> offers = new LinkedHashMap<>();
    narrow(cursor, context)
        .orElseGet(() -> everything(cursor, context))
        .forEach(each -> offers.putIfAbsent(each.word(), each));
    return offers.values();
  }

  /**
   * Returns the offers at a position where only certain words are possible; empty if all words are
   * possible.
   */
  private Optional<List<Offer>> narrow(Cursor cursor, SyntaxContext context) {
    EditedGame game = cursor.game();
    String last = context.before(1);
    if (last.equals(".")) {
      return Optional.of(members(game, context.before(2)));
    }
    if (context.isAtStart() && !context.hasStatements()) {
      return Optional.of(
          settings.of(context.block()).entrySet().stream()
              .map(each -> new Offer(each.getKey(), Offer.PROPERTY, each.getValue()))
              .toList());
    }
    String asked = last.equals("not") ? context.before(2) : last;
    if (asked.equals("becomes") || asked.equals("is")) {
      int subject = last.equals("not") ? 3 : 2;
      return Optional.of(conditions(game, context, subject));
    }
    return Optional.ofNullable(kinds(context))
        .map(kinds -> named(cursor, context, kinds))
        .filter(found -> !found.isEmpty());
  }

  /** Returns the kinds of names that are possible at a position; null if all names are possible. */
  private static Set<String> kinds(SyntaxContext context) {
    String last = context.before(1);
    String first = context.first();
    boolean isSecond = context.statement().size() == 1;
    if (context.hasSettings()) {
      boolean isHandler = context.block().equals("object") && first.equals("verb");
      String kind = KINDS.contains(first) ? first : NAMED_BY.getOrDefault(first, "");
      return isHandler && last.equals("with")
          ? Set.of("object")
          : kind.isEmpty() ? null : Set.of(kind);
    }
    if (isSecond && BEHIND_FIRST.containsKey(first)) {
      return BEHIND_FIRST.get(first);
    }
    if (last.equals("in") && first.equals("put")) {
      return Set.of("room");
    }
    boolean isAct = first.equals("walk") || first.equals("face") || first.equals("put");
    return isAct && (last.equals("to") || last.equals("at")) ? PLACES : null;
  }

  private static List<Offer> members(EditedGame game, String owner) {
    List<Offer> members =
        game.names().stream().filter(each -> each.room().equals(owner)).map(Offer::of).toList();
    boolean isObject = game.declared(owner, "").filter(Completion::isObject).isPresent();
    return isObject
        ? game.names().stream().filter(each -> each.kind().equals("verb")).map(Offer::of).toList()
        : members;
  }

  private static boolean isObject(DeclaredName name) {
    return name.kind().equals("object");
  }

  /** Returns the states of the object before {@code is} or {@code becomes}, and all classes. */
  private static List<Offer> conditions(EditedGame game, SyntaxContext context, int subject) {
    List<Offer> offers = new ArrayList<>();
    String room = context.before(subject + 1).equals(".") ? context.before(subject + 2) : "";
    game.declared(context.before(subject), room.isEmpty() ? context.room() : room)
        .filter(Completion::isObject)
        .ifPresent(
            object ->
                object
                    .details()
                    .forEach(
                        each ->
                            offers.add(
                                new Offer(each, Offer.MEMBER, "state of " + object.name()))));
    game.names().stream()
        .filter(each -> each.kind().equals("class"))
        .forEach(each -> offers.add(Offer.of(each)));
    if (!context.before(1).equals("not")) {
      offers.add(new Offer("not", Offer.KEYWORD, "keyword"));
    }
    return offers;
  }

  private static List<Offer> named(Cursor cursor, SyntaxContext context, Set<String> kinds) {
    List<Offer> offers = new ArrayList<>();
    if (kinds.contains("actor")) {
      offers.add(new Offer("ego", Offer.VARIABLE, "the player's actor"));
    }
    if (kinds.contains("var")) {
      locals(cursor, context, offers);
    }
    cursor.game().names().stream()
        .filter(each -> kinds.contains(each.kind()))
        .filter(each -> each.room().isEmpty() || each.room().equals(context.room()))
        .forEach(each -> offers.add(Offer.of(each)));
    cursor.game().names().stream()
        .filter(each -> kinds.contains(each.kind()))
        .forEach(each -> offers.add(Offer.of(each)));
    return offers;
  }

  /** Adds the local variables that are declared before the cursor in the same code. */
  private static void locals(Cursor cursor, SyntaxContext context, List<Offer> offers) {
    if (!context.hasStatements()) {
      return;
    }
    for (NameUse each : cursor.game().uses()) {
      if (each.isDeclaration()
          && each.kind().equals("a local variable")
          && each.at().path().equals(cursor.file())) {
        int at = cursor.text().offset(each.at());
        if (context.codeStart() <= at && at < cursor.offset()) {
          offers.add(new Offer(each.name(), Offer.VARIABLE, each.kind()));
        }
      }
    }
  }

  private static List<Offer> everything(Cursor cursor, SyntaxContext context) {
    List<Offer> offers = new ArrayList<>();
    OpenCall.in(context, cursor.game())
        .ifPresent(call -> offers.addAll(named(cursor, context, kindsOf(call.parameter()))));
    locals(cursor, context, offers);
    cursor.game().names().forEach(each -> offers.add(Offer.of(each)));
    LanguageWords.keywords().forEach(each -> offers.add(new Offer(each, Offer.KEYWORD, "keyword")));
    for (String each : LanguageWords.builtins()) {
      String operands = String.join(", ", LanguageWords.operands(each).orElseThrow());
      offers.add(new Offer(each, Offer.FUNCTION, "(" + operands + ")"));
    }
    LanguageWords.knownNames()
        .forEach(each -> offers.add(new Offer(each, Offer.CONSTANT, "in every game")));
    return offers;
  }

  private static Set<String> kindsOf(String operand) {
    return CODE.contains(operand) ? CODE : Set.of(operand);
  }
}
