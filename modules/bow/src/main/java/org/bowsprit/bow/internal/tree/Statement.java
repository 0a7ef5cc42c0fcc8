package org.bowsprit.bow.internal.tree;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;

/** A statement of a script. */
public sealed interface Statement {

  /** Returns the position of the statement, which includes at least its first line. */
  Span span();

  /** Returns the statements directly inside of this statement. */
  default Stream<Statement> inner() {
    return Stream.empty();
  }

  /** Returns the lines that this statement offers for a choice. */
  default List<Line> lines() {
    return List.of();
  }

  /** Returns this statement and all statements inside of it, in the order of the source. */
  default Stream<Statement> all() {
    return Stream.concat(Stream.of(this), inner().flatMap(Statement::all));
  }

  /**
   * A block: statements in braces with their own local variables.
   *
   * @param statements the statements
   * @param span its position
   */
  record Block(List<Statement> statements, Span span) implements Statement {

    /** Stores an immutable copy of {@code statements}. */
    public Block {
      statements = List.copyOf(statements);
    }

    @Override
    public Stream<Statement> inner() {
      return statements.stream();
    }
  }

  /**
   * A local variable or array.
   *
   * @param name its name
   * @param size the number of elements; empty for a plain variable
   * @param value its initial value; empty for 0
   * @param span its position
   */
  record Local(Token name, Optional<Expression> size, Optional<Expression> value, Span span)
      implements Statement {}

  /**
   * An assignment to a variable.
   *
   * @param target the variable or element
   * @param operator {@code =}, {@code +=} or another assignment operator
   * @param value the value
   * @param span its position
   */
  record Assignment(Expression target, String operator, Expression value, Span span)
      implements Statement {}

  /**
   * An increment or decrement by one.
   *
   * @param target the variable or element
   * @param isIncrement true for an increment, false for a decrement
   * @param span its position
   */
  record IncrementOrDecrement(Expression target, boolean isIncrement, Span span)
      implements Statement {}

  /**
   * A call whose result is not used.
   *
   * @param call the call
   * @param span its position
   */
  record CallStatement(Expression.Call call, Span span) implements Statement {}

  /**
   * A statement that starts a script or an object's verb, and does not wait for its end.
   *
   * @param call the script, or object and verb, with arguments
   * @param resistant true if the script cannot be frozen
   * @param recursive true if the script may run several times at once
   * @param span its position
   */
  record Start(Expression.Call call, boolean resistant, boolean recursive, Span span)
      implements Statement {}

  /**
   * A statement that ends this script and starts another script in its place.
   *
   * @param call the script with arguments
   * @param span its position
   */
  record Chain(Expression.Call call, Span span) implements Statement {}

  /**
   * A statement that ends another script, or an object's code.
   *
   * @param target the script or object
   * @param span its position
   */
  record Stop(Expression target, Span span) implements Statement {}

  /**
   * A conditional statement.
   *
   * @param condition the condition
   * @param then the statement that runs if the condition is true
   * @param otherwise the statement that runs if the condition is false
   * @param span its position
   */
  record If(Expression condition, Statement then, Optional<Statement> otherwise, Span span)
      implements Statement {
    @Override
    public Stream<Statement> inner() {
      return Stream.concat(Stream.of(then), otherwise.stream());
    }
  }

  /**
   * A loop that tests its condition before each iteration.
   *
   * @param condition the condition; empty for {@code loop}
   * @param body the repeated statement
   * @param span its position
   */
  record While(Optional<Expression> condition, Statement body, Span span) implements Statement {
    @Override
    public Stream<Statement> inner() {
      return Stream.of(body);
    }
  }

  /**
   * A loop that tests its condition after each iteration.
   *
   * @param body the repeated statement
   * @param condition the condition
   * @param until true if the loop ends when the condition is true, false if it ends when the
   *     condition is false
   * @param span its position
   */
  record Repeat(Statement body, Expression condition, boolean until, Span span)
      implements Statement {
    @Override
    public Stream<Statement> inner() {
      return Stream.of(body);
    }
  }

  /**
   * A counting loop.
   *
   * @param variable the loop variable
   * @param first the first value
   * @param last the last value
   * @param down true if the loop counts down, false if it counts up
   * @param step the step; empty for 1
   * @param body the repeated statement
   * @param span its position
   */
  record For(
      Expression.Name variable,
      Expression first,
      Expression last,
      boolean down,
      Optional<Expression> step,
      Statement body,
      Span span)
      implements Statement {
    @Override
    public Stream<Statement> inner() {
      return Stream.of(body);
    }
  }

  /**
   * A selection by a value.
   *
   * @param value the value
   * @param arms the arms for certain values
   * @param otherwise the statement for all other values
   * @param span its position
   */
  record Case(Expression value, List<Arm> arms, Optional<Statement> otherwise, Span span)
      implements Statement {

    /** Stores an immutable copy of {@code arms}. */
    public Case {
      arms = List.copyOf(arms);
    }

    @Override
    public Stream<Statement> inner() {
      return Stream.concat(arms.stream().map(Arm::body), otherwise.stream());
    }
  }

  /**
   * An arm of a selection.
   *
   * @param values the values; a range is a binary {@code ..}
   * @param body the statement of the arm
   */
  record Arm(List<Expression> values, Statement body) {

    /** Stores an immutable copy of {@code values}. */
    public Arm {
      values = List.copyOf(values);
    }
  }

  /**
   * A statement that ends a loop or continues with its next iteration.
   *
   * @param isContinue true if the loop continues with its next iteration, false if the loop ends
   * @param span its position
   */
  record Break(boolean isContinue, Span span) implements Statement {}

  /**
   * A statement that ends this script.
   *
   * @param value the result of a function; empty if the statement returns none
   * @param span its position
   */
  record Return(Optional<Expression> value, Span span) implements Statement {}

  /**
   * A jump.
   *
   * @param label the target
   * @param unless the condition that prevents the jump; empty for an unconditional jump
   * @param span its position
   */
  record Goto(Token label, Optional<Expression> unless, Span span) implements Statement {}

  /**
   * A jump target.
   *
   * @param name its name
   * @param span its position
   */
  record Label(Token name, Span span) implements Statement {}

  /**
   * A cutscene, or a part of a script that can be skipped.
   *
   * @param arguments the arguments of the cutscene scripts; an empty optional for a part that can
   *     be skipped but is not a cutscene
   * @param body the statements of the scene
   * @param override the statements that run if the player skips the scene; empty if there are none
   * @param span its position
   */
  record Cutscene(
      Optional<List<Expression>> arguments, Statement body, Optional<Statement> override, Span span)
      implements Statement {
    @Override
    public Stream<Statement> inner() {
      return Stream.concat(Stream.of(body), override.stream());
    }
  }

  /**
   * A choice between lines.
   *
   * @param lines the lines
   * @param span its position
   */
  record Choice(List<Line> lines, Span span) implements Statement {

    /** Stores an immutable copy of {@code lines}. */
    public Choice {
      lines = List.copyOf(lines);
    }

    @Override
    public Stream<Statement> inner() {
      return lines.stream().map(Line::body);
    }
  }

  /**
   * A line that the player can choose.
   *
   * @param text its text
   * @param condition the condition for showing the line; empty if the line is always shown
   * @param shownOnce true if the line is shown only until the player has chosen it
   * @param bit the number of the bit that stores whether the line was chosen; empty if no number
   *     follows {@code once}
   * @param silent true if ego does not speak the line
   * @param body the statements that run after the line is chosen
   */
  record Line(
      Expression.Quoted text,
      Optional<Expression> condition,
      boolean shownOnce,
      Optional<Expression> bit,
      boolean silent,
      Statement body) {}

  /**
   * A choice between lines that is repeated until {@code back} or {@code leave} is executed, or no
   * line is left.
   *
   * @param first the statements before the lines are shown
   * @param lines the lines
   * @param span its position
   */
  record Topics(List<Statement> first, List<Line> lines, Span span) implements Statement {

    /** Stores immutable copies of the collections. */
    public Topics {
      first = List.copyOf(first);
      lines = List.copyOf(lines);
    }

    @Override
    public Stream<Statement> inner() {
      return Stream.concat(first.stream(), lines.stream().map(Line::body));
    }
  }

  /**
   * A dialogue, which is a scene that consists of topics.
   *
   * @param topics the topics
   * @param span its position
   */
  record Dialogue(Topics topics, Span span) implements Statement {
    @Override
    public Stream<Statement> inner() {
      return Stream.of(topics);
    }
  }

  /**
   * A statement that ends topics.
   *
   * @param endsDialogue true if the statement ends the whole dialogue, false if it ends the
   *     innermost topics
   * @param span its position
   */
  record Leave(boolean endsDialogue, Span span) implements Statement {}

  /**
   * A spoken or printed line.
   *
   * @param speaker the actor or print target
   * @param settings the position and the style
   * @param pages the texts, which are shown one after the other
   * @param waitsForEnd true if the script waits until the line has been spoken
   * @param span its position
   */
  record Say(
      Expression speaker,
      List<Expression.Call> settings,
      List<Expression> pages,
      boolean waitsForEnd,
      Span span)
      implements Statement {

    /** Stores immutable copies of the collections. */
    public Say {
      settings = List.copyOf(settings);
      pages = List.copyOf(pages);
    }
  }

  /**
   * A statement that waits for an event in the engine.
   *
   * @param event {@code actor}, {@code message}, {@code camera}, {@code sentence}, {@code sound} or
   *     {@code script}
   * @param operand the actor, sound or script; empty for other events
   * @param span its position
   */
  record WaitFor(Token event, Optional<Expression> operand, Span span) implements Statement {}

  /**
   * A statement that tests a condition in each frame until the wait ends.
   *
   * @param condition the condition
   * @param until true if the wait ends when the condition is true, false if it ends when the
   *     condition is false
   * @param span its position
   */
  record WaitUntil(Expression condition, boolean until, Span span) implements Statement {}

  /**
   * A pause.
   *
   * @param time the duration
   * @param seconds true if the duration is in seconds, false if it is in jiffies
   * @param span its position
   */
  record Delay(Expression time, boolean seconds, Span span) implements Statement {}

  /**
   * A pause until the next frame.
   *
   * @param span its position
   */
  record Yield(Span span) implements Statement {}

  /**
   * A statement that applies the declared settings of an actor or a verb.
   *
   * @param target the actor or verb
   * @param span its position
   */
  record Init(Expression.Name target, Span span) implements Statement {}

  /**
   * A condition that must hold in a test.
   *
   * @param condition the condition
   * @param span its position
   */
  record Expect(Expression condition, Span span) implements Statement {}

  /**
   * An action of an actor: {@code walk}, {@code put}, {@code face} or {@code animate}.
   *
   * @param action the word
   * @param actor the actor
   * @param target the target, which is a position of two values, an actor, an object or a chore;
   *     empty for {@code put … in} without a position
   * @param room the room after {@code in}; empty if there is none
   * @param span its position
   */
  record Act(
      Token action, Expression actor, List<Expression> target, Optional<Expression> room, Span span)
      implements Statement {

    /** Stores an immutable copy of {@code target}. */
    public Act {
      target = List.copyOf(target);
    }
  }

  /**
   * A change of classes.
   *
   * @param object the object or actor
   * @param classes the added classes; negated classes ({@code !}) are removed
   * @param span its position
   */
  record Become(Expression object, List<Expression> classes, Span span) implements Statement {

    /** Stores an immutable copy of {@code classes}. */
    public Become {
      classes = List.copyOf(classes);
    }
  }

  /**
   * Assembler statements.
   *
   * @param text the lines
   * @param span their position
   */
  record Assembly(Token text, Span span) implements Statement {}
}
