package org.bowsprit.vm.code;

import java.util.List;

/** A decoded operand. The {@link Field} at its position determines its kind. */
public sealed interface Operand {

  /**
   * A number in the code.
   *
   * @param value the number; words are signed, bytes are not
   */
  record Literal(int value) implements Operand {}

  /**
   * A variable (spec 06 §1.1).
   *
   * @param word the reference word, 0 to 0xFFFF
   * @param index the second word of an indexed reference; {@link #NOT_INDEXED} if there is none
   */
  record Reference(int word, int index) implements Operand {

    /** The index of a reference without a second word. */
    public static final int NOT_INDEXED = -1;

    /** The bit of the first word that indicates that an index follows. */
    public static final int INDEXED_BIT = 0x2000;

    /** The bit of a word for a local variable of the running script. */
    public static final int LOCAL_BIT = 0x4000;

    /** The bit of a word for a bit variable; has precedence over {@link #LOCAL_BIT}. */
    public static final int BIT_VARIABLE_BIT = 0x8000;

    /** Returns whether an index is added to the variable number. */
    public boolean isIndexed() {
      return index != NOT_INDEXED;
    }
  }

  /**
   * A byte whose upper bits determine whether the following operands are references.
   *
   * @param bits the byte
   */
  record Control(int bits) implements Operand {}

  /**
   * The target of a branch.
   *
   * @param offset the absolute offset from the code base
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
   * @param tag the byte before the value; bit 0x80 makes the value a reference
   * @param value a {@link Literal} or {@link Reference}
   */
  record Element(int tag, Operand value) {}

  /**
   * Plain numbers, which are the values of setVarRange or the aliases of pseudoRoom.
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
   * @param list the sub-operations; at least one for a family that is not a list
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
