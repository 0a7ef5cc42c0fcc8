package org.bowsprit.bow.internal.format;

/** A line of a formatted source: its code and the comment after it. */
final class Line {

  private final int indent;
  private final StringBuilder code = new StringBuilder();
  private Piece comment;
  private int commentGap;

  Line(int indent) {
    this.indent = indent;
  }

  /** Adds a piece, optionally with a blank before it. */
  void add(Piece piece, boolean isSpaced) {
    if (isSpaced && code.length() > 0) {
      code.append(' ');
    }
    code.append(piece.kind() == Piece.Kind.ASSEMBLY ? piece.span().text() : piece.text());
  }

  /**
   * Sets the comment at the end of the line.
   *
   * @param blanks the number of blanks before the comment in the source
   */
  void comment(Piece piece, int blanks) {
    comment = piece;
    commentGap = Math.max(1, blanks);
  }

  boolean hasComment() {
    return comment != null;
  }

  /** Returns the column of the comment in the source. */
  int sourceColumn() {
    return comment.span().position().column();
  }

  /** Returns the number of blanks before the comment. */
  int commentGap() {
    return commentGap;
  }

  void commentGap(int blanks) {
    commentGap = blanks;
  }

  /** Returns the number of columns of the code, which is before the comment and its blanks. */
  int width() {
    int start = code.lastIndexOf("\n") + 1;
    return code.length() - start + (start == 0 ? indent : 0);
  }

  @Override
  public String toString() {
    String text = " ".repeat(code.length() == 0 ? 0 : indent) + code;
    return comment == null ? text : text + " ".repeat(commentGap) + comment.text();
  }
}
