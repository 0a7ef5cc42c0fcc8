package org.bowsprit.vm.code;

import java.util.List;

/** One decoded operand. Which kinds stand where is told by the {@link Field} at its position. */
public sealed interface Operand {

  /**
   * A number that stands in the code.
   *
   * @param value the number; words are signed, bytes are not
   */
  record Literal(int value) implements Operand {}

  /**
   * A variable (spec 06 §1.1).
   *
   * @param word the reference word as written, 0 to 0xFFFF
   * @param index the second word of an indexed reference, {@link #NOT_INDEXED} without one
   */
  record Reference(int word, int index) implements Operand {

    /** Marks a reference without a second word. */
    public static final int NOT_INDEXED = -1;

    /** The bit of the first word that says that an index follows. */
    public static final int INDEXED = 0x2000;

    /** The bit of a word that means a variable of the running script. */
    public static final int LOCAL = 0x4000;

    /** The bit of a word that means a bit variable; looked at before {@link #LOCAL}. */
    public static final int BIT = 0x8000;

    /** Returns whether a second word shifts the first. */
    public boolean isIndexed() {
      return index != NOT_INDEXED;
    }
  }

  /**
   * A byte whose upper bits govern the operands after it.
   *
   * @param bits the byte as written
   */
  record Control(int bits) implements Operand {}

  /**
   * Where a branch goes.
   *
   * @param offset absolute offset from the code base
   */
  record Target(int offset) implements Operand {}

  /**
   * A list of tagged values.
   *
   * @param elements the values in order
   */
  record Arguments(List<Element> elements) implements Operand {

    /** Takes an immutable copy. */
    public Arguments {
      elements = List.copyOf(elements);
    }
  }

  /**
   * One value of a list.
   *
   * @param tag the byte before it as written; bit 0x80 makes it a reference
   * @param value a {@link Literal} or {@link Reference}
   */
  record Element(int tag, Operand value) {}

  /**
   * Plain numbers: those of setVarRange, the aliases of pseudoRoom.
   *
   * @param values the numbers in order
   */
  record Numbers(List<Integer> values) implements Operand {

    /** Takes an immutable copy. */
    public Numbers {
      values = List.copyOf(values);
    }
  }

  /**
   * A text in the code.
   *
   * @param text its bytes
   */
  record Text(ScriptText text) implements Operand {}

  /**
   * The sub-operations of an instruction, in order.
   *
   * @param list at least one for a family that is not a list
   */
  record SubOperations(List<SubOperation> list) implements Operand {

    /** Takes an immutable copy. */
    public SubOperations {
      list = List.copyOf(list);
    }
  }

  /**
   * An instruction inside an expression.
   *
   * @param instruction the instruction, with its own offset
   */
  record Nested(Instruction instruction) implements Operand {}
}
