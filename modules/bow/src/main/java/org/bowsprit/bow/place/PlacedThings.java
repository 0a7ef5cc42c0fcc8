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

/** Finds the things that a source places and the positions of their numbers. */
public final class PlacedThings {

  private static final Map<String, Integer> DIRECTIONS = Direction.codes();

  /** The index after the two numbers of {@code walk} and the word {@code facing}. */
  private static final int FACING_OF_WALK = 3;

  private PlacedThings() {}

  /**
   * Returns the things in the order of the source: objects first, then actors and entries. Errors
   * of the source are ignored; the compiler reports them.
   */
  public static List<PlacedThing> in(SourceText text) {
    Source source = new Source(text.path(), text.text());
    List<PlacedThing> things = new ArrayList<>();
    for (Declaration declaration : DeclarationParser.parse(source, new Diagnostics())) {
      if (declaration instanceof Declaration.Room room) {
        for (Declaration member : room.members()) {
          if (member instanceof Declaration.ObjectNode object) {
            things.add(object(room.name().text(), object));
          }
        }
      }
    }
    statements(Lexer.tokens(source, new Diagnostics()), things);
    return things;
  }

  private static PlacedThing object(String room, Declaration.ObjectNode object) {
    Map<Slot, WrittenNumber> numbers = new EnumMap<>(Slot.class);
    pair(object, "at", numbers, Slot.X, Slot.Y);
    pair(object, "size", numbers, Slot.WIDTH, Slot.HEIGHT);
    pair(object, "walk", numbers, Slot.WALK_X, Slot.WALK_Y);
    find(object, "facing")
        .flatMap(setting -> direction(setting, 0))
        .or(() -> find(object, "walk").flatMap(setting -> direction(setting, FACING_OF_WALK)))
        .ifPresent(facing -> numbers.put(Slot.FACING, facing));
    return new PlacedThing(PlacedThing.Kind.OBJECT, room, object.name().text(), numbers);
  }

  /** Returns the setting with a name. If it occurs several times, the last one counts. */
  private static Optional<Setting> find(Declaration.ObjectNode object, String name) {
    return object.settings().stream()
        .filter(setting -> setting.name().text().equals(name))
        .reduce((first, last) -> last);
  }

  private static void pair(
      Declaration.ObjectNode object,
      String name,
      Map<Slot, WrittenNumber> numbers,
      Slot first,
      Slot second) {
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
      return Optional.of(written(constant.value(), constant.span()));
    }
    if (expression instanceof Expression.Unary minus
        && minus.operator().equals("-")
        && minus.operand() instanceof Expression.Constant constant) {
      return Optional.of(written(-constant.value(), minus.span()));
    }
    return Optional.empty();
  }

  private static Optional<WrittenNumber> direction(Setting setting, int index) {
    return setting.values().stream()
        .skip(index)
        .findFirst()
        .filter(Expression.Name.class::isInstance)
        .map(Expression.Name.class::cast)
        .filter(word -> DIRECTIONS.containsKey(word.shown()))
        .map(word -> written(DIRECTIONS.get(word.shown()), word.span()));
  }

  private static WrittenNumber written(int value, Span span) {
    return new WrittenNumber(value, span.start(), span.end());
  }

  /**
   * Adds the things that statements place. The statements may be anywhere in scripts, so they are
   * recognised by their words alone.
   */
  private static void statements(List<Token> tokens, List<PlacedThing> things) {
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.get(i).isWord("put")) {
        actor(new TokenRun(tokens, i + 1)).ifPresent(things::add);
      } else if (tokens.get(i).isWord("loadRoomWithEgo")) {
        entry(new TokenRun(tokens, i + 1)).ifPresent(things::add);
      }
    }
  }

  /** Reads {@code NAME at NUMBER, NUMBER in ROOM}. */
  private static Optional<PlacedThing> actor(TokenRun run) {
    Optional<String> name = run.word();
    boolean at = run.takes("at");
    Optional<WrittenNumber> x = run.number();
    boolean comma = run.takes(",");
    Optional<WrittenNumber> y = run.number();
    boolean in = run.takes("in");
    Optional<String> room = run.word();
    if (name.isEmpty() || !at || x.isEmpty() || !comma || y.isEmpty() || !in || room.isEmpty()) {
      return Optional.empty();
    }
    Map<Slot, WrittenNumber> numbers = Map.of(Slot.X, x.get(), Slot.Y, y.get());
    return Optional.of(new PlacedThing(PlacedThing.Kind.ACTOR, room.get(), name.get(), numbers));
  }

  /** Reads {@code (OBJECT, ROOM, NUMBER, NUMBER)}. */
  private static Optional<PlacedThing> entry(TokenRun run) {
    boolean isCall = run.takes("(");
    Optional<String> first = run.word();
    Optional<String> name = run.takes(".") ? run.word() : first;
    boolean comma = run.takes(",");
    Optional<String> room = run.word();
    boolean second = run.takes(",");
    Optional<WrittenNumber> x = run.number();
    boolean third = run.takes(",");
    Optional<WrittenNumber> y = run.number();
    boolean hasNames = first.isPresent() && name.isPresent() && room.isPresent();
    boolean hasNumbers = x.isPresent() && y.isPresent();
    if (!isCall || !comma || !second || !third || !hasNames || !hasNumbers || !run.takes(")")) {
      return Optional.empty();
    }
    Map<Slot, WrittenNumber> numbers = Map.of(Slot.X, x.get(), Slot.Y, y.get());
    return Optional.of(new PlacedThing(PlacedThing.Kind.ENTRY, room.get(), name.get(), numbers));
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

    boolean takes(String text) {
      boolean is = tokens.get(next).isWord(text) || tokens.get(next).isSign(text);
      next += is ? 1 : 0;
      return is;
    }

    Optional<WrittenNumber> number() {
      int start = tokens.get(next).span().start();
      int sign = takes("-") ? -1 : 1;
      Token token = tokens.get(next);
      if (token.kind() != TokenKind.NUMBER) {
        return Optional.empty();
      }
      next++;
      return Optional.of(new WrittenNumber(sign * token.value(), start, token.span().end()));
    }
  }
}
