package org.bowsprit.playtest.setup;

import java.util.Objects;
import java.util.function.Predicate;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * The condition for winning a game.
 *
 * @param text the description of the goal that is shown to users
 * @param reached returns whether the goal is reached; called after each iteration
 */
public record Goal(String text, Predicate<GameSession> reached) {

  /** No goal. The test does not check whether the game can be won. */
  public static final Goal NONE = new Goal("", session -> false);

  public Goal {
    Objects.requireNonNull(text, "text must not be null");
    Objects.requireNonNull(reached, "reached must not be null");
  }

  /** Returns the goal that a room is entered. */
  public static Goal room(String text, int room) {
    return new Goal(text, session -> session.world().room() == room);
  }

  /** Returns the goal that a global variable has a value. */
  public static Goal variable(String text, int variable, int value) {
    return new Goal(text, session -> session.machine().variables().read(variable) == value);
  }

  /** Returns the goal that a bit variable is set. */
  public static Goal bit(String text, int bit) {
    return variable(text, Reference.BIT_VARIABLE_BIT | bit, 1);
  }

  /** Returns whether this is a goal and not {@link #NONE}. */
  public boolean isGiven() {
    return !text.isEmpty();
  }
}
