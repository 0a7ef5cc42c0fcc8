package org.bowsprit.editors;

import java.util.Map;
import org.bowsprit.bow.DeclaredName;

/**
 * A completion that the editor offers.
 *
 * @param word the word that the completion inserts
 * @param kind the protocol's number for the kind of the completion, which selects an icon
 * @param detail a description
 */
record CompletionOffer(String word, int kind, String detail) {

  // A CompletionItemKind of the protocol.
  static final int FUNCTION = 3;
  static final int VARIABLE = 6;
  static final int MODULE = 9;
  static final int PROPERTY = 10;
  static final int VALUE = 12;
  static final int KEYWORD = 14;
  static final int MEMBER = 20;
  static final int CONSTANT = 21;

  private static final Map<String, Integer> KINDS =
      Map.of(
          "room", MODULE,
          "script", FUNCTION,
          "function", FUNCTION,
          "var", VARIABLE,
          "bit", VARIABLE,
          "string", VARIABLE,
          "const", CONSTANT);

  /** Returns the offer of a declared name. */
  static CompletionOffer of(DeclaredName name) {
    String detail = name.room().isEmpty() ? name.kind() : name.kind() + " of " + name.room();
    return new CompletionOffer(name.name(), KINDS.getOrDefault(name.kind(), VALUE), detail);
  }

  /** Returns the completion item of the protocol. */
  Map<String, Object> completionItem() {
    return Map.of("label", word, "kind", kind, "detail", detail);
  }
}
