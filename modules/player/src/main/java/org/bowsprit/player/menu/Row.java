package org.bowsprit.player.menu;

import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * A row of a page.
 *
 * @param label the text on the left
 * @param value the text on the right; empty for none
 * @param hint the text at the foot of the page while the row is selected; empty for none
 * @param kind the actions that the row offers
 * @param enter the action of choosing the row
 * @param step the action of stepping left (−1) or right (1) on the row
 * @param tile the form of the row as a picture; empty for a line of text
 */
record Row(
    String label,
    String value,
    String hint,
    Kind kind,
    Runnable enter,
    IntConsumer step,
    Optional<Tile> tile) {

  private Row(
      String label, String value, String hint, Kind kind, Runnable enter, IntConsumer step) {
    this(label, value, hint, kind, enter, step, Optional.empty());
  }

  /** The actions of the player on a row. */
  enum Kind {
    /** The player can only read the row. */
    TEXT,
    /** The player can choose the row. */
    ACTION,
    /** The player can step through the values of the row. */
    VALUE,
    /** The player cannot choose the row now. The hint gives the reason. */
    UNAVAILABLE
  }

  /** Returns a row that is only read. */
  static Row text(String label) {
    return new Row(label, "", "", Kind.TEXT, () -> {}, by -> {});
  }

  /** Returns a row that performs an action. */
  static Row action(String label, Runnable enter) {
    return new Row(label, "", "", Kind.ACTION, enter, by -> {});
  }

  /** Returns a row with a value to step through. Choosing the row steps to the right. */
  static Row value(String label, String value, String hint, IntConsumer step) {
    return new Row(label, value, hint, Kind.VALUE, () -> step.accept(1), step);
  }

  /** Returns a row that cannot be chosen now. */
  static Row unavailable(String label, String reason) {
    return new Row(label, "", reason, Kind.UNAVAILABLE, () -> {}, by -> {});
  }

  /** Returns a copy with another text on the right. */
  Row withValue(String newValue) {
    return new Row(label, newValue, hint, kind, enter, step, tile);
  }

  /** Returns a copy with another text at the foot. */
  Row withHint(String newHint) {
    return new Row(label, value, newHint, kind, enter, step, tile);
  }

  /** Returns a copy with another action of going left or right. */
  Row withStep(IntConsumer newStep) {
    return new Row(label, value, hint, kind, enter, newStep, tile);
  }

  /** Returns a copy that is shown as a picture. */
  Row withTile(Tile picture) {
    return new Row(label, value, hint, kind, enter, step, Optional.of(picture));
  }

  /** Returns whether the row can be selected. */
  boolean canBeChosen() {
    return kind != Kind.TEXT;
  }
}
