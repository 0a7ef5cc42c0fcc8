package org.bowsprit.bow.internal.tree;

import java.util.List;
import org.bowsprit.bow.internal.source.Span;

/** Something with a value, a condition, or an argument of a built-in. */
public sealed interface Expression {

  /** Returns where it stands. */
  Span span();

  /**
   * A number.
   *
   * @param value the number
   * @param span where it stands
   */
  record Constant(int value, Span span) implements Expression {}

  /**
   * A text, in one or more languages.
   *
   * @param versions the spans of the texts with their quotes, one for each language
   * @param span where it stands
   */
  record Quoted(List<Span> versions, Span span) implements Expression {

    /** Takes an immutable copy. */
    public Quoted {
      versions = List.copyOf(versions);
    }
  }

  /**
   * A name.
   *
   * @param room the room before the dot, or what else a verb belongs to; empty without
   * @param name the name
   * @param span where it stands
   */
  record Name(String room, String name, Span span) implements Expression {

    /** Returns the name before the last dot. */
    public Name owner() {
      int dot = room.lastIndexOf('.');
      return dot < 0
          ? new Name("", room, span)
          : new Name(room.substring(0, dot), room.substring(dot + 1), span);
    }

    /** Returns the name as it was written. */
    public String shown() {
      return room.isEmpty() ? name : room + "." + name;
    }
  }

  /**
   * An element of an array or string.
   *
   * @param array the array
   * @param index which element, from 0
   * @param span where it stands
   */
  record Element(Name array, Expression index, Span span) implements Expression {}

  /**
   * A call: of a function, a script, a built-in, or a setting inside of a built-in.
   *
   * @param callee what is called
   * @param arguments the arguments
   * @param span where it stands
   */
  record Call(Name callee, List<Expression> arguments, Span span) implements Expression {

    /** Takes an immutable copy. */
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * Values in square brackets.
   *
   * @param elements the values
   * @param span where it stands
   */
  record Listed(List<Expression> elements, Span span) implements Expression {

    /** Takes an immutable copy. */
    public Listed {
      elements = List.copyOf(elements);
    }
  }

  /**
   * An operator before its operand.
   *
   * @param operator {@code -} or {@code !}
   * @param operand what it works on
   * @param span where it stands
   */
  record Unary(String operator, Expression operand, Span span) implements Expression {}

  /**
   * An operator between two operands.
   *
   * @param operator the sign
   * @param left the first operand
   * @param right the second operand
   * @param span where it stands
   */
  record Binary(String operator, Expression left, Expression right, Span span)
      implements Expression {}

  /**
   * Whether an object is of a class.
   *
   * @param object the object or actor
   * @param classes the classes it must have, negated ones ({@code !}) it must not have
   * @param span where it stands
   */
  record Membership(Expression object, List<Expression> classes, Span span) implements Expression {

    /** Takes an immutable copy. */
    public Membership {
      classes = List.copyOf(classes);
    }
  }
}
