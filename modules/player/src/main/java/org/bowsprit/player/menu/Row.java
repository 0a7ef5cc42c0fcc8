package org.bowsprit.player.menu;

import java.util.function.IntConsumer;

/**
 * A line of a page.
 *
 * @param label what it is, on the left
 * @param value how it stands, on the right; empty for nothing
 * @param hint what is told at the foot of the page while it is chosen; empty for nothing
 * @param kind what can be done with it
 * @param enter what choosing it does
 * @param step what going left (−1) or right (1) on it does
 */
record Row(String label, String value, String hint, Kind kind, Runnable enter, IntConsumer step) {

  /** What can be done with a row. */
  enum Kind {
    /** It is read. */
    TEXT,
    /** It is chosen. */
    ACTION,
    /** It has a value that is stepped through. */
    VALUE,
    /** It could be chosen at another time; the hint says why not now. */
    REFUSED
  }

  /** A line to be read. */
  static Row text(String label) {
    return new Row(label, "", "", Kind.TEXT, () -> {}, by -> {});
  }

  /** Something to do. */
  static Row action(String label, Runnable enter) {
    return new Row(label, "", "", Kind.ACTION, enter, by -> {});
  }

  /** A value to step through; choosing it goes one to the right. */
  static Row value(String label, String value, String hint, IntConsumer step) {
    return new Row(label, value, hint, Kind.VALUE, () -> step.accept(1), step);
  }

  /** Something that cannot be done now. */
  static Row refused(String label, String reason) {
    return new Row(label, "", reason, Kind.REFUSED, () -> {}, by -> {});
  }

  /** The same with something on the right. */
  Row showing(String other) {
    return new Row(label, other, hint, kind, enter, step);
  }

  /** The same with something at the foot. */
  Row hinting(String other) {
    return new Row(label, value, other, kind, enter, step);
  }

  /** Returns whether the bar can stand on it. */
  boolean canBeChosen() {
    return kind != Kind.TEXT;
  }
}
