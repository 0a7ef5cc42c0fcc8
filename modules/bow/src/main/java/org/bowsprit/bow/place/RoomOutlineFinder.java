package org.bowsprit.bow.place;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.parse.DeclarationParser;
import org.bowsprit.bow.internal.source.Lexer;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Declaration.Handler;
import org.bowsprit.bow.internal.tree.Declaration.Setting;
import org.bowsprit.bow.internal.tree.Expression;

/** Finds the rooms of a source and the offsets at which declarations can be added to them. */
public final class RoomOutlineFinder {

  private final String text;
  private final Map<Integer, Integer> closingBraces;

  private RoomOutlineFinder(String text, Map<Integer, Integer> closingBraces) {
    this.text = text;
    this.closingBraces = closingBraces;
  }

  /** Returns the rooms in the order of the source. Errors of the source are ignored. */
  public static List<RoomOutline> find(SourceText text) {
    Source source = new Source(text.path(), text.text());
    List<Token> tokens = Lexer.tokens(source, new Diagnostics());
    RoomOutlineFinder finder = new RoomOutlineFinder(text.text(), closingBraces(tokens));
    List<RoomOutline> rooms = new ArrayList<>();
    for (Declaration declaration : DeclarationParser.parse(source, new Diagnostics())) {
      if (declaration instanceof Declaration.Room room && finder.isClosed(room)) {
        rooms.add(finder.room(text.path(), room));
      }
    }
    return rooms;
  }

  /**
   * Returns the offsets of the closing braces of rooms and objects, by the offset of the name
   * before the opening brace.
   */
  private static Map<Integer, Integer> closingBraces(List<Token> tokens) {
    Map<Integer, Integer> braceOffsets = new HashMap<>();
    List<List<Integer>> namesOfOpenBraces = new ArrayList<>();
    List<Integer> names = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.isWord("room") || token.isWord("object")) {
        names = List.of(tokens.get(Math.min(i + 1, tokens.size() - 1)).span().start());
      } else if (token.isSign("{")) {
        namesOfOpenBraces.add(names);
        names = List.of();
      } else if (token.isSign("}") && !namesOfOpenBraces.isEmpty()) {
        int closingBrace = token.span().start();
        namesOfOpenBraces
            .remove(namesOfOpenBraces.size() - 1)
            .forEach(name -> braceOffsets.put(name, closingBrace));
      }
    }
    return braceOffsets;
  }

  private boolean isClosed(Declaration declaration) {
    return closingBraces.containsKey(declaration.span().start());
  }

  private int closingBrace(Declaration declaration) {
    return closingBraces.get(declaration.span().start());
  }

  private RoomOutline room(String path, Declaration.Room room) {
    Map<String, ObjectOutline> objects = new HashMap<>();
    for (Declaration member : room.members()) {
      if (member instanceof Declaration.ObjectNode object && isClosed(object)) {
        objects.put(object.name().text(), object(object));
      }
    }
    return new RoomOutline(path, room.name().text(), closingBrace(room), objects);
  }

  private ObjectOutline object(Declaration.ObjectNode object) {
    Map<String, WrittenSetting> settings = new HashMap<>();
    for (Setting setting : object.settings()) {
      settings.put(setting.name().text(), writtenSetting(setting));
    }
    Set<String> verbs = new HashSet<>();
    for (Handler handler : object.handlers()) {
      handler.verbs().forEach(verb -> verbs.add(verb.span().text()));
    }
    return new ObjectOutline(closingBrace(object), settings, verbs);
  }

  private WrittenSetting writtenSetting(Setting setting) {
    Span span = setting.name().span();
    for (Expression value : setting.values()) {
      span = span.to(value.span());
    }
    return new WrittenSetting(text.substring(span.start(), span.end()), span.start(), span.end());
  }
}
