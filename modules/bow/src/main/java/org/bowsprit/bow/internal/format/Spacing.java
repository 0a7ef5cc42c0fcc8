package org.bowsprit.bow.internal.format;

import java.util.Set;

/** Decides whether there is a blank between two pieces of a statement. */
final class Spacing {

  /** Words after which a bracket or a minus begins a value. */
  private static final Set<String> WORDS_BEFORE_VALUES =
      Set.of(
          "if", "elseif", "while", "until", "unless", "case", "for", "to", "downto", "step", "at",
          "in", "with", "is", "becomes", "not", "and", "or", "else", "wait");

  private static final Set<String> NO_SPACE_AFTER = Set.of("(", "[", ".", "..");
  private static final Set<String> NO_SPACE_BEFORE = Set.of(")", "]", ",", ".", "..", "++", "--");
  private static final Set<String> VALUE_ENDS = Set.of(")", "]", "}", "++", "--");

  private Piece before;
  private boolean isUnary;
  private boolean isFirstWord;
  private boolean isUseStatement;
  private int openConditionals;

  /** Returns whether there is a blank between the last piece and a piece on the same line. */
  boolean isSpaceBefore(Piece piece) {
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
    if (isUseStatement && (piece.is("-") || before.is("-"))) {
      return false;
    }
    if (NO_SPACE_AFTER.contains(before.text()) && before.kind() == Piece.Kind.SIGN) {
      return false;
    }
    if (piece.kind() != Piece.Kind.SIGN) {
      return true;
    }
    return switch (piece.text()) {
      case ":" -> openConditionals > 0;
      case "(", "[" ->
          before.kind() != Piece.Kind.WORD || WORDS_BEFORE_VALUES.contains(before.text());
      default -> !NO_SPACE_BEFORE.contains(piece.text());
    };
  }

  private void advance(Piece piece) {
    boolean starts =
        before == null
            || piece.startsStatement()
            || before.kind() == Piece.Kind.SEMICOLON
            || before.is("->")
            || before.is("}");
    isUnary = piece.is("!") || (piece.is("-") && !isUseStatement && (starts || beginsValue()));
    isFirstWord = starts && piece.kind() == Piece.Kind.WORD;
    isUseStatement = starts ? piece.is("use") : isUseStatement;
    openConditionals = starts ? 0 : openConditionals + (piece.is("?") ? 1 : 0);
    if (piece.is(":") && openConditionals > 0) {
      openConditionals--;
    }
    before = piece;
  }

  /**
   * Returns whether a value begins after the last piece. If so, a minus at this position is the
   * sign of the value.
   */
  private boolean beginsValue() {
    return switch (before.kind()) {
      case WORD -> isFirstWord || WORDS_BEFORE_VALUES.contains(before.text());
      case SIGN -> !VALUE_ENDS.contains(before.text());
      default -> false;
    };
  }
}
