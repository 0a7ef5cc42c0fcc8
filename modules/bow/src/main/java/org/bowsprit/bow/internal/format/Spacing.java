package org.bowsprit.bow.internal.format;

import java.util.Set;

/** Decides whether there is a blank between two pieces of a statement. */
final class Spacing {

  /** Words after which a bracket or a minus begins a value. */
  private static final Set<String> BEFORE_VALUES =
      Set.of(
          "if", "elseif", "while", "until", "unless", "case", "for", "to", "downto", "step", "at",
          "in", "with", "is", "becomes", "not", "and", "or", "else", "wait");

  private static final Set<String> BINDING_BEFORE = Set.of("(", "[", ".", "..");
  private static final Set<String> BINDING_BEHIND = Set.of(")", "]", ",", ".", "..", "++", "--");
  private static final Set<String> ENDING_VALUES = Set.of(")", "]", "}", "++", "--");

  private Piece before;
  private boolean isUnary;
  private boolean isFirstWord;
  private boolean isUse;
  private int questions;

  /** Returns whether there is a blank between the last piece and a piece on the same line. */
  boolean takes(Piece piece) {
    boolean isSpaced = before != null && isSpaced(piece);
    if (!piece.isComment()) {
      advance(piece);
    }
    return isSpaced;
  }

  private boolean isSpaced(Piece piece) {
    if (piece.isComment()) {
      return true;
    }
    if (piece.kind() == Piece.Kind.SEMICOLON || isUnary) {
      return false;
    }
    if (isUse && (piece.is("-") || before.is("-"))) {
      return false;
    }
    if (BINDING_BEFORE.contains(before.text()) && before.kind() == Piece.Kind.SIGN) {
      return false;
    }
    if (piece.kind() != Piece.Kind.SIGN) {
      return true;
    }
    return switch (piece.text()) {
      case ":" -> questions > 0;
      case "(", "[" -> before.kind() != Piece.Kind.WORD || BEFORE_VALUES.contains(before.text());
      default -> !BINDING_BEHIND.contains(piece.text());
    };
  }

  private void advance(Piece piece) {
    boolean starts =
        before == null
            || piece.startsStatement()
            || before.kind() == Piece.Kind.SEMICOLON
            || before.is("->")
            || before.is("}");
    isUnary = piece.is("!") || (piece.is("-") && !isUse && (starts || beginsValue()));
    isFirstWord = starts && piece.kind() == Piece.Kind.WORD;
    isUse = starts ? piece.is("use") : isUse;
    questions = starts ? 0 : questions + (piece.is("?") ? 1 : 0);
    if (piece.is(":") && questions > 0) {
      questions--;
    }
    before = piece;
  }

  /**
   * Returns whether a value begins after the last piece. If so, a minus at this place is the sign
   * of the value.
   */
  private boolean beginsValue() {
    return switch (before.kind()) {
      case WORD -> isFirstWord || BEFORE_VALUES.contains(before.text());
      case SIGN -> !ENDING_VALUES.contains(before.text());
      default -> false;
    };
  }
}
