package org.bowsprit.bow.internal.code;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.bowsprit.bow.internal.name.SymbolKind;

/**
 * Decides which kinds of symbols are valid for each role of the instruction definitions. Plain
 * numbers and variables are valid for all roles.
 */
final class Roles {

  /** The role of an operand that has classes: an actor or an object. */
  static final String ACTOR_OR_OBJECT_ROLE = "actorOrObject";

  /** The role of an operand that is an actor. */
  static final String ACTOR_ROLE = "actor";

  /** The name of parameters that are objects, in the scripts of an interface. */
  static final String THING_PARAMETER = "thing";

  private static final Set<SymbolKind> ACTOR = EnumSet.of(SymbolKind.ACTOR);
  private static final Set<SymbolKind> ACTOR_OR_OBJECT =
      EnumSet.of(SymbolKind.ACTOR, SymbolKind.OBJECT);
  private static final Set<SymbolKind> STRING = EnumSet.of(SymbolKind.STRING);
  private static final Set<SymbolKind> VERB = EnumSet.of(SymbolKind.VERB);
  private static final Set<SymbolKind> SCRIPT = EnumSet.of(SymbolKind.SCRIPT, SymbolKind.FUNCTION);

  private static final Map<String, Set<SymbolKind>> KINDS =
      Map.ofEntries(
          Map.entry(ACTOR_ROLE, ACTOR),
          Map.entry("owner", ACTOR),
          Map.entry("object", EnumSet.of(SymbolKind.OBJECT)),
          Map.entry(THING_PARAMETER, EnumSet.of(SymbolKind.OBJECT)),
          Map.entry("objectA", ACTOR_OR_OBJECT),
          Map.entry("objectB", ACTOR_OR_OBJECT),
          Map.entry(ACTOR_OR_OBJECT_ROLE, ACTOR_OR_OBJECT),
          Map.entry("target", ACTOR_OR_OBJECT),
          Map.entry("script", SCRIPT),
          Map.entry("room", EnumSet.of(SymbolKind.ROOM)),
          Map.entry("sound", EnumSet.of(SymbolKind.SOUND)),
          Map.entry("costume", EnumSet.of(SymbolKind.COSTUME)),
          Map.entry("charset", EnumSet.of(SymbolKind.CHARSET)),
          Map.entry("verb", VERB),
          Map.entry("firstVerb", VERB),
          Map.entry("lastVerb", VERB),
          Map.entry("string", STRING),
          Map.entry("source", STRING),
          Map.entry("dest", STRING));

  private Roles() {}

  /** Returns whether a kind of symbol is valid for a role. */
  static boolean isValid(String role, SymbolKind kind) {
    Set<SymbolKind> kinds = KINDS.get(role);
    return kinds == null
        || kind == SymbolKind.CONSTANT
        || kind.isVariable()
        || kinds.contains(kind);
  }

  /** Returns the description of the expected kind for messages. */
  static String expectedKind(String role) {
    return KINDS.get(role).stream()
        .map(SymbolKind::description)
        .collect(Collectors.joining(" or "));
  }
}
