package org.bowsprit.bow.internal.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Expression.Binary;
import org.bowsprit.bow.internal.tree.Expression.Call;
import org.bowsprit.bow.internal.tree.Expression.Constant;
import org.bowsprit.bow.internal.tree.Expression.Name;
import org.bowsprit.bow.internal.tree.Expression.Quoted;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.bow.internal.tree.Statement.Block;
import org.bowsprit.bow.internal.tree.Statement.CallStatement;
import org.bowsprit.bow.internal.tree.Statement.If;

/**
 * Renames the objects of a room to the language of the player. The game data contains an object's
 * name in the first language only. A room change removes the new names of objects that nobody
 * carries (spec 07 §5). The entry code of the room therefore first renames these objects again.
 * Carried objects keep their new names.
 */
final class TranslatedNames {

  private static final int ROOM_AS_OWNER = 15;

  /** Returns the entry code of a room. */
  Optional<Block> entryCode(Declaration.Room room) {
    List<Statement> renames =
        room.members().stream()
            .filter(Declaration.ObjectNode.class::isInstance)
            .map(Declaration.ObjectNode.class::cast)
            .flatMap(each -> name(each).map(name -> renameStatement(each, name)).stream())
            .toList();
    if (renames.isEmpty()) {
      return room.entry();
    }
    Span span = renames.get(0).span();
    List<Statement> statements = new ArrayList<>();
    statements.add(new If(isOtherLanguage(span), new Block(renames, span), Optional.empty(), span));
    room.entry().ifPresent(each -> statements.addAll(each.statements()));
    return Optional.of(new Block(statements, room.entry().map(Block::span).orElse(span)));
  }

  /** Returns the name of an object; empty if the name has only one language. */
  private static Optional<Quoted> name(Declaration.ObjectNode object) {
    return object.settings().stream()
        .filter(each -> each.name().isWord("name") && each.values().size() == 1)
        .flatMap(each -> each.values().stream())
        .filter(Quoted.class::isInstance)
        .map(Quoted.class::cast)
        .filter(each -> each.versions().size() > 1)
        .findFirst();
  }

  private static Statement renameStatement(Declaration.ObjectNode object, Quoted name) {
    Span span = name.span();
    Expression id = new Name("", object.name().text(), object.span());
    Call owner = new Call(new Name("", "getObjectOwner", span), List.of(id), span);
    Expression isNotCarried =
        new Binary("||", equal(owner, ROOM_AS_OWNER, span), equal(owner, 0, span), span);
    Call rename = new Call(new Name("", "setObjectName", span), List.of(id, name), span);
    return new If(
        isNotCarried,
        new Block(List.of(new CallStatement(rename, span)), span),
        Optional.empty(),
        span);
  }

  /** Returns the condition that the current language is not the language of the original names. */
  private static Expression isOtherLanguage(Span span) {
    return new Binary("!=", new Name("", "language", span), new Constant(0, span), span);
  }

  private static Expression equal(Expression value, int number, Span span) {
    return new Binary("==", value, new Constant(number, span), span);
  }
}
