package org.bowsprit.bow.internal.tree;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;

/** A statement of a script. */
public sealed interface Statement {

  /** Returns its position, which includes at least its first line. */
  Span span();

  /** Returns the statements directly in it. */
  default Stream<Statement> inner() {
    return Stream.empty();
  }

  /** Returns the lines to choose in it. */
  default List<Line> lines() {
    return List.of();
  }

  /** Returns it and all statements in it, in the order of the source. */
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

    /** Takes an immutable copy. */
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
   * @param value its first value; empty for 0
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
   * @param up whether it is an increment
   * @param span its position
   */
  record Count(Expression target, boolean up, Span span) implements Statement {}

  /**
   * A call whose result is not used.
   *
   * @param call the call
   * @param span its position
   */
  record Perform(Expression.Call call, Span span) implements Statement {}

  /**
   * The start of a script or of an object's verb, without waiting for its end.
   *
   * @param call the script, or object and verb, with arguments
   * @param resistant whether it cannot be frozen
   * @param recursive whether it may run several times at once
   * @param span its position
   */
  record Start(Expression.Call call, boolean resistant, boolean recursive, Span span)
      implements Statement {}

  /**
   * The end of this script and the start of another in its place.
   *
   * @param call the script with arguments
   * @param span its position
   */
  record Chain(Expression.Call call, Span span) implements Statement {}

  /**
   * The end of another script, or of an object's code.
   *
   * @param target the script or object
   * @param span its position
   */
  record Stop(Expression target, Span span) implements Statement {}

  /**
   * A conditional statement.
   *
   * @param condition the condition
   * @param then the statement if it is true
   * @param otherwise the statement if it is false
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
   * @param until whether the loop ends when the condition is true, instead of when it is false
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
   * @param down whether it counts down
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

    /** Takes an immutable copy. */
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
   * @param body its statement
   */
  record Arm(List<Expression> values, Statement body) {

    /** Takes an immutable copy. */
    public Arm {
      values = List.copyOf(values);
    }
  }

  /**
   * A statement that ends a loop or continues with its next iteration.
   *
   * @param again whether it continues with the next iteration
   * @param span its position
   */
  record Break(boolean again, Span span) implements Statement {}

  /**
   * The end of this script.
   *
   * @param value the result of a function
   * @param span its position
   */
  record Return(Optional<Expression> value, Span span) implements Statement {}

  /**
   * A jump.
   *
   * @param label the target
   * @param unless the condition that prevents it
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
   * @param override the statements that run if the player skips it
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

    /** Takes an immutable copy. */
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
   * @param condition the condition for showing it
   * @param once whether it is shown only until it was chosen
   * @param bit the number of the bit that remembers this, after {@code @}
   * @param silent whether ego does not say it
   * @param body the statements that follow
   */
  record Line(
      Expression.Quoted text,
      Optional<Expression> condition,
      boolean once,
      Optional<Expression> bit,
      boolean silent,
      Statement body) {}

  /**
   * A repeated choice between lines, until {@code back}, {@code leave} or no line is left.
   *
   * @param first the statements before the lines are shown
   * @param lines the lines
   * @param span its position
   */
  record Topics(List<Statement> first, List<Line> lines, Span span) implements Statement {

    /** Takes immutable copies. */
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
   * A dialogue: a scene of topics.
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
   * @param whole whether it ends the whole dialogue instead of the innermost topics
   * @param span its position
   */
  record Leave(boolean whole, Span span) implements Statement {}

  /**
   * A spoken or printed line.
   *
   * @param speaker the actor or print target
   * @param settings the place and style
   * @param pages the texts, which are shown one after the other
   * @param waits whether the script waits until the line has been spoken
   * @param span its position
   */
  record Say(
      Expression speaker,
      List<Expression.Call> settings,
      List<Expression> pages,
      boolean waits,
      Span span)
      implements Statement {

    /** Takes immutable copies. */
    public Say {
      settings = List.copyOf(settings);
      pages = List.copyOf(pages);
    }
  }

  /**
   * A wait for the engine.
   *
   * @param what {@code actor}, {@code message}, {@code camera}, {@code sentence}, {@code sound} or
   *     {@code script}
   * @param whom the actor, sound or script
   * @param span its position
   */
  record WaitFor(Token what, Optional<Expression> whom, Span span) implements Statement {}

  /**
   * A wait, frame by frame, that depends on a condition.
   *
   * @param condition the condition
   * @param until whether the wait ends when the condition is true, instead of when it is false
   * @param span its position
   */
  record WaitUntil(Expression condition, boolean until, Span span) implements Statement {}

  /**
   * A pause.
   *
   * @param time the duration
   * @param seconds whether it is in seconds instead of jiffies
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
   * The application of an actor's or a verb's declared settings.
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
   * @param target the target: a place of two values, or an actor, object or chore; empty for {@code
   *     put … in} without a place
   * @param room the room after {@code in}
   * @param span its position
   */
  record Act(
      Token action, Expression actor, List<Expression> target, Optional<Expression> room, Span span)
      implements Statement {

    /** Takes an immutable copy. */
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

    /** Takes an immutable copy. */
    public Become {
      classes = List.copyOf(classes);
    }
  }

  /**
   * Statements of the assembler.
   *
   * @param text the lines
   * @param span their position
   */
  record Assembly(Token text, Span span) implements Statement {}
}
