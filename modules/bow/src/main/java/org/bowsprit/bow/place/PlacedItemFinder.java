package org.bowsprit.bow.place;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.parse.DeclarationParser;
import org.bowsprit.bow.internal.source.Lexer;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.source.TokenKind;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Declaration.Setting;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.format.object.Direction;

/**
 * Finds the objects, actors and entries that a source places, and the positions of their numbers.
 */
public final class PlacedItemFinder {

  private static final Map<String, Integer> DIRECTIONS = Direction.codes();

  /** The index after the two numbers of {@code walk} and the word {@code facing}. */
  private static final int FACING_INDEX_IN_WALK = 3;

  private PlacedItemFinder() {}

  /**
   * Returns the items in the order of the source: objects first, then actors and entries. Errors of
   * the source are ignored; the compiler reports them.
   */
  public static List<PlacedItem> findAll(SourceText text) {
    Source source = new Source(text.path(), text.text());
    List<PlacedItem> items = new ArrayList<>();
    for (Declaration declaration : DeclarationParser.parse(source, new Diagnostics())) {
      if (declaration instanceof Declaration.Room room) {
        for (Declaration member : room.members()) {
          if (member instanceof Declaration.ObjectNode object) {
            items.add(object(room.name().text(), object));
          }
        }
      }
    }
    addActorsAndEntries(Lexer.tokens(source, new Diagnostics()), items);
    return items;
  }

  private static PlacedItem object(String room, Declaration.ObjectNode object) {
    Map<PlacementNumber, WrittenNumber> numbers = new EnumMap<>(PlacementNumber.class);
    addPair(object, "at", numbers, PlacementNumber.X, PlacementNumber.Y);
    addPair(object, "size", numbers, PlacementNumber.WIDTH, PlacementNumber.HEIGHT);
    addPair(object, "walk", numbers, PlacementNumber.WALK_X, PlacementNumber.WALK_Y);
    find(object, "facing")
        .flatMap(setting -> direction(setting, 0))
        .or(() -> find(object, "walk").flatMap(setting -> direction(setting, FACING_INDEX_IN_WALK)))
        .ifPresent(facing -> numbers.put(PlacementNumber.FACING, facing));
    return new PlacedItem(PlacedItem.Kind.OBJECT, room, object.name().text(), numbers);
  }

  /** Returns the setting with a name. If it occurs several times, the last one counts. */
  private static Optional<Setting> find(Declaration.ObjectNode object, String name) {
    return object.settings().stream()
        .filter(setting -> setting.name().text().equals(name))
        .reduce((first, last) -> last);
  }

  private static void addPair(
      Declaration.ObjectNode object,
      String name,
      Map<PlacementNumber, WrittenNumber> numbers,
      PlacementNumber first,
      PlacementNumber second) {
    find(object, name)
        .filter(setting -> setting.values().size() > 1)
        .ifPresent(
            setting -> {
              number(setting.values().get(0)).ifPresent(found -> numbers.put(first, found));
              number(setting.values().get(1)).ifPresent(found -> numbers.put(second, found));
            });
  }

  private static Optional<WrittenNumber> number(Expression expression) {
    if (expression instanceof Expression.Constant constant) {
      return Optional.of(writtenNumber(constant.value(), constant.span()));
    }
    if (expression instanceof Expression.Unary minus
        && minus.operator().equals("-")
        && minus.operand() instanceof Expression.Constant constant) {
      return Optional.of(writtenNumber(-constant.value(), minus.span()));
    }
    return Optional.empty();
  }

  private static Optional<WrittenNumber> direction(Setting setting, int index) {
    return setting.values().stream()
        .skip(index)
        .findFirst()
        .filter(Expression.Name.class::isInstance)
        .map(Expression.Name.class::cast)
        .filter(word -> DIRECTIONS.containsKey(word.qualifiedName()))
        .map(word -> writtenNumber(DIRECTIONS.get(word.qualifiedName()), word.span()));
  }

  private static WrittenNumber writtenNumber(int value, Span span) {
    return new WrittenNumber(value, span.start(), span.end());
  }

  /**
   * Adds the actors and entries that statements place. The statements may be anywhere in scripts,
   * so they are recognised only by their words.
   */
  private static void addActorsAndEntries(List<Token> tokens, List<PlacedItem> items) {
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.get(i).isWord("put")) {
        actor(new TokenRun(tokens, i + 1)).ifPresent(items::add);
      } else if (tokens.get(i).isWord("loadRoomWithEgo")) {
        entry(new TokenRun(tokens, i + 1)).ifPresent(items::add);
      }
    }
  }

  /** Reads {@code NAME at NUMBER, NUMBER in ROOM}. */
  private static Optional<PlacedItem> actor(TokenRun run) {
    Optional<String> name = run.word();
    boolean at = run.skipIf("at");
    Optional<WrittenNumber> x = run.number();
    boolean comma = run.skipIf(",");
    Optional<WrittenNumber> y = run.number();
    boolean in = run.skipIf("in");
    Optional<String> room = run.word();
    if (name.isEmpty() || !at || x.isEmpty() || !comma || y.isEmpty() || !in || room.isEmpty()) {
      return Optional.empty();
    }
    Map<PlacementNumber, WrittenNumber> numbers =
        Map.of(PlacementNumber.X, x.get(), PlacementNumber.Y, y.get());
    return Optional.of(new PlacedItem(PlacedItem.Kind.ACTOR, room.get(), name.get(), numbers));
  }

  /** Reads {@code (OBJECT, ROOM, NUMBER, NUMBER)}. */
  private static Optional<PlacedItem> entry(TokenRun run) {
    boolean isCall = run.skipIf("(");
    Optional<String> first = run.word();
    Optional<String> name = run.skipIf(".") ? run.word() : first;
    boolean comma = run.skipIf(",");
    Optional<String> room = run.word();
    boolean second = run.skipIf(",");
    Optional<WrittenNumber> x = run.number();
    boolean third = run.skipIf(",");
    Optional<WrittenNumber> y = run.number();
    boolean hasNames = first.isPresent() && name.isPresent() && room.isPresent();
    boolean hasNumbers = x.isPresent() && y.isPresent();
    if (!isCall || !comma || !second || !third || !hasNames || !hasNumbers || !run.skipIf(")")) {
      return Optional.empty();
    }
    Map<PlacementNumber, WrittenNumber> numbers =
        Map.of(PlacementNumber.X, x.get(), PlacementNumber.Y, y.get());
    return Optional.of(new PlacedItem(PlacedItem.Kind.ENTRY, room.get(), name.get(), numbers));
  }

  /** A sequence of tokens that is read from the start. */
  private static final class TokenRun {

    private final List<Token> tokens;
    private int next;

    TokenRun(List<Token> tokens, int next) {
      this.tokens = tokens;
      this.next = next;
    }

    Optional<String> word() {
      Token token = tokens.get(next);
      if (token.kind() != TokenKind.WORD) {
        return Optional.empty();
      }
      next++;
      return Optional.of(token.text());
    }

    boolean skipIf(String text) {
      boolean matches = tokens.get(next).isWord(text) || tokens.get(next).isSign(text);
      next += matches ? 1 : 0;
      return matches;
    }

    Optional<WrittenNumber> number() {
      int start = tokens.get(next).span().start();
      int sign = skipIf("-") ? -1 : 1;
      Token token = tokens.get(next);
      if (token.kind() != TokenKind.NUMBER) {
        return Optional.empty();
      }
      next++;
      return Optional.of(new WrittenNumber(sign * token.value(), start, token.span().end()));
    }
  }
}
