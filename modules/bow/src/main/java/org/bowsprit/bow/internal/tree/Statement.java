package org.bowsprit.bow.internal.tree;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;

/** One step of a script. */
public sealed interface Statement {

  /** Returns where it stands: its first line at least. */
  Span span();

  /**
   * Statements in braces, with local variables of their own.
   *
   * @param statements the statements
   * @param span where it stands
   */
  record Block(List<Statement> statements, Span span) implements Statement {

    /** Takes an immutable copy. */
    public Block {
      statements = List.copyOf(statements);
    }
  }

  /**
   * A local variable or array.
   *
   * @param name its name
   * @param size the number of elements; empty for a plain variable
   * @param value its first value; empty for 0
   * @param span where it stands
   */
  record Local(Token name, Optional<Expression> size, Optional<Expression> value, Span span)
      implements Statement {}

  /**
   * A change of a variable.
   *
   * @param target the variable or element
   * @param operator {@code =}, or {@code +=} and its like
   * @param value the value
   * @param span where it stands
   */
  record Assignment(Expression target, String operator, Expression value, Span span)
      implements Statement {}

  /**
   * Counting up or down.
   *
   * @param target the variable or element
   * @param up whether by one up
   * @param span where it stands
   */
  record Count(Expression target, boolean up, Span span) implements Statement {}

  /**
   * A call whose answer is not used.
   *
   * @param call the call
   * @param span where it stands
   */
  record Perform(Expression.Call call, Span span) implements Statement {}

  /**
   * The start of a script or of an object's verb that is not waited for.
   *
   * @param call the script, or object and verb, with arguments
   * @param resistant whether it can't be frozen
   * @param recursive whether it may run several times at once
   * @param span where it stands
   */
  record Start(Expression.Call call, boolean resistant, boolean recursive, Span span)
      implements Statement {}

  /**
   * The end of this script and the start of another in its place.
   *
   * @param call the script with arguments
   * @param span where it stands
   */
  record Chain(Expression.Call call, Span span) implements Statement {}

  /**
   * The end of another script, or of an object's code.
   *
   * @param target the script or object
   * @param span where it stands
   */
  record Stop(Expression target, Span span) implements Statement {}

  /**
   * A choice by a condition.
   *
   * @param condition the condition
   * @param then what happens when it holds
   * @param otherwise what happens when not
   * @param span where it stands
   */
  record If(Expression condition, Statement then, Optional<Statement> otherwise, Span span)
      implements Statement {}

  /**
   * A loop that is left when its condition fails before a round.
   *
   * @param condition the condition; empty for {@code loop}
   * @param body what is repeated
   * @param span where it stands
   */
  record While(Optional<Expression> condition, Statement body, Span span) implements Statement {}

  /**
   * A loop that is left by a condition behind a round.
   *
   * @param body what is repeated
   * @param condition the condition
   * @param until whether it ends the loop instead of going on with it
   * @param span where it stands
   */
  record Repeat(Statement body, Expression condition, boolean until, Span span)
      implements Statement {}

  /**
   * A loop that counts.
   *
   * @param variable what counts
   * @param first the first value
   * @param last the last value
   * @param down whether it counts down
   * @param step by how much; empty for 1
   * @param body what is repeated
   * @param span where it stands
   */
  record For(
      Expression.Name variable,
      Expression first,
      Expression last,
      boolean down,
      Optional<Expression> step,
      Statement body,
      Span span)
      implements Statement {}

  /**
   * A choice by a value.
   *
   * @param value the value
   * @param arms what happens for which values
   * @param otherwise what happens for all others
   * @param span where it stands
   */
  record Case(Expression value, List<Arm> arms, Optional<Statement> otherwise, Span span)
      implements Statement {

    /** Takes an immutable copy. */
    public Case {
      arms = List.copyOf(arms);
    }
  }

  /**
   * What happens for some values.
   *
   * @param values the values; a range is a binary {@code ..}
   * @param body what happens
   */
  record Arm(List<Expression> values, Statement body) {

    /** Takes an immutable copy. */
    public Arm {
      values = List.copyOf(values);
    }
  }

  /**
   * The way out of a loop, or to its next round.
   *
   * @param again whether to the next round
   * @param span where it stands
   */
  record Break(boolean again, Span span) implements Statement {}

  /**
   * The end of this script.
   *
   * @param value what a function answers
   * @param span where it stands
   */
  record Return(Optional<Expression> value, Span span) implements Statement {}

  /**
   * A jump.
   *
   * @param label where to
   * @param unless the condition that prevents it
   * @param span where it stands
   */
  record Goto(Token label, Optional<Expression> unless, Span span) implements Statement {}

  /**
   * A place to jump to.
   *
   * @param name its name
   * @param span where it stands
   */
  record Label(Token name, Span span) implements Statement {}

  /**
   * A scene the player watches.
   *
   * @param arguments what the cutscene scripts are told; empty optional for a part of a scene that
   *     can be skipped without being a cutscene
   * @param body the scene
   * @param override what sets things right when the player skips it
   * @param span where it stands
   */
  record Cutscene(
      Optional<List<Expression>> arguments, Statement body, Optional<Statement> override, Span span)
      implements Statement {}

  /**
   * Lines the player chooses one of.
   *
   * @param lines the lines
   * @param span where it stands
   */
  record Choice(List<Line> lines, Span span) implements Statement {

    /** Takes an immutable copy. */
    public Choice {
      lines = List.copyOf(lines);
    }
  }

  /**
   * A line the player can choose.
   *
   * @param text what it says
   * @param condition when it is shown
   * @param once whether only until it was chosen
   * @param silent whether ego does not say it
   * @param body what follows
   */
  record Line(
      Expression.Quoted text,
      Optional<Expression> condition,
      boolean once,
      boolean silent,
      Statement body) {}

  /**
   * Lines to choose from again and again, until {@code back}, {@code leave} or none is left.
   *
   * @param first what happens before they are shown
   * @param lines the lines
   * @param span where it stands
   */
  record Topics(List<Statement> first, List<Line> lines, Span span) implements Statement {

    /** Takes immutable copies. */
    public Topics {
      first = List.copyOf(first);
      lines = List.copyOf(lines);
    }
  }

  /**
   * A dialogue: a scene of topics.
   *
   * @param topics the topics
   * @param span where it stands
   */
  record Dialogue(Topics topics, Span span) implements Statement {}

  /**
   * A way out of topics.
   *
   * @param whole whether the whole dialogue ends, instead of the innermost topics
   * @param span where it stands
   */
  record Leave(boolean whole, Span span) implements Statement {}

  /**
   * A spoken or printed line.
   *
   * @param speaker the actor or print target
   * @param settings where and how
   * @param pages the texts, one after the other
   * @param waits whether the script waits until it was said
   * @param span where it stands
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
   * Waiting for something the engine does.
   *
   * @param what {@code actor}, {@code message}, {@code camera}, {@code sentence}, {@code sound} or
   *     {@code script}
   * @param whom the actor, sound or script
   * @param span where it stands
   */
  record WaitFor(Token what, Optional<Expression> whom, Span span) implements Statement {}

  /**
   * Waiting frame by frame for a condition.
   *
   * @param condition the condition
   * @param until whether it ends the waiting instead of going on with it
   * @param span where it stands
   */
  record WaitUntil(Expression condition, boolean until, Span span) implements Statement {}

  /**
   * A pause.
   *
   * @param time how long
   * @param seconds whether in seconds instead of jiffies
   * @param span where it stands
   */
  record Delay(Expression time, boolean seconds, Span span) implements Statement {}

  /**
   * A pause until the next frame.
   *
   * @param span where it stands
   */
  record Yield(Span span) implements Statement {}

  /**
   * The settings that an actor or verb was declared with.
   *
   * @param target the actor or verb
   * @param span where it stands
   */
  record Init(Expression.Name target, Span span) implements Statement {}

  /**
   * Something an actor does: {@code walk}, {@code put}, {@code face} or {@code animate}.
   *
   * @param action the word
   * @param actor who
   * @param target where to: a place of two values, or one actor, object or chore; empty for a bare
   *     {@code put … in}
   * @param room the room behind {@code in}
   * @param span where it stands
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
   * @param classes the classes it gets, negated ones ({@code !}) it loses
   * @param span where it stands
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
   * @param span where they stand
   */
  record Assembly(Token text, Span span) implements Statement {}
}
