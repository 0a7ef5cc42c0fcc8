package org.bowsprit.bow.internal.tree;

import java.util.List;
import org.bowsprit.bow.internal.source.Span;

/** An expression: a value, a condition, or an argument of a built-in. */
public sealed interface Expression {

  /** Returns the position of the expression. */
  Span span();

  /**
   * A number.
   *
   * @param value the number
   * @param span its position
   */
  record Constant(int value, Span span) implements Expression {}

  /**
   * A text, in one or more languages.
   *
   * @param versions the spans of the texts with their quotes, one for each language
   * @param span its position
   */
  record Quoted(List<Span> versions, Span span) implements Expression {

    /** Stores an immutable copy of {@code versions}. */
    public Quoted {
      versions = List.copyOf(versions);
    }
  }

  /**
   * A name.
   *
   * @param room the room, or the owner of a verb, before the dot; empty for none
   * @param name the name
   * @param span its position
   */
  record Name(String room, String name, Span span) implements Expression {

    /** Returns the name before the last dot. */
    public Name owner() {
      int dot = room.lastIndexOf('.');
      return dot < 0
          ? new Name("", room, span)
          : new Name(room.substring(0, dot), room.substring(dot + 1), span);
    }

    /** Returns the name as written. */
    public String qualifiedName() {
      return room.isEmpty() ? name : room + "." + name;
    }
  }

  /**
   * An element of an array or string.
   *
   * @param array the array
   * @param index the index of the element, from 0
   * @param span its position
   */
  record Element(Name array, Expression index, Span span) implements Expression {}

  /**
   * A call of a function, a script or a built-in, or a setting inside of a built-in.
   *
   * @param callee the name of the called function, script, built-in or setting
   * @param arguments the arguments
   * @param span its position
   */
  record Call(Name callee, List<Expression> arguments, Span span) implements Expression {

    /** Stores an immutable copy of {@code arguments}. */
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * Values in square brackets.
   *
   * @param elements the values
   * @param span its position
   */
  record ListLiteral(List<Expression> elements, Span span) implements Expression {

    /** Stores an immutable copy of {@code elements}. */
    public ListLiteral {
      elements = List.copyOf(elements);
    }
  }

  /**
   * A unary operator and its operand.
   *
   * @param operator {@code -} or {@code !}
   * @param operand the operand
   * @param span its position
   */
  record Unary(String operator, Expression operand, Span span) implements Expression {}

  /**
   * A binary operator and its operands.
   *
   * @param operator the operator as written in sources
   * @param left the first operand
   * @param right the second operand
   * @param span its position
   */
  record Binary(String operator, Expression left, Expression right, Span span)
      implements Expression {}

  /**
   * A choice between two values by a condition.
   *
   * @param condition the condition
   * @param then the value if the condition is true
   * @param otherwise the value if the condition is false
   * @param span its position
   */
  record Conditional(Expression condition, Expression then, Expression otherwise, Span span)
      implements Expression {}

  /**
   * A test whether an object has certain classes.
   *
   * @param object the object or actor
   * @param classes the classes that the object must have; it must not have negated classes ({@code
   *     !})
   * @param span its position
   */
  record Membership(Expression object, List<Expression> classes, Span span) implements Expression {

    /** Stores an immutable copy of {@code classes}. */
    public Membership {
      classes = List.copyOf(classes);
    }
  }
}
