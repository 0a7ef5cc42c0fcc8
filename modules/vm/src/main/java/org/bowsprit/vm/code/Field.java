package org.bowsprit.vm.code;

import java.util.ArrayList;
import java.util.List;

/**
 * One operand in the layout of an instruction or sub-operation.
 *
 * @param type the encoding
 * @param role the meaning, as one word: {@code actor}, {@code x}, {@code target}
 * @param bit the parameter bit of the control byte (0x80, 0x40 or 0x20) that makes a value operand
 *     a reference; 0 for all other types
 * @param endValue the literal value after which the instruction ends; {@link #NO_END_VALUE} for
 *     none (spec 06 §5.3)
 * @param family the family of the sub-operations here; null unless the type is {@link
 *     FieldType#SUB_OPERATIONS}
 */
public record Field(FieldType type, String role, int bit, int endValue, SubFamily family) {

  /** A value that no literal has. */
  public static final int NO_END_VALUE = Integer.MIN_VALUE;

  /**
   * Reads a signature in the letters of spec 06 §3, one {@code letter:role} per operand: {@code
   * "R:result b1:actor"}. A digit is the number of the parameter bit (1 = 0x80); {@code b1!FE}
   * marks the value that ends the instruction; {@code sub:FAMILY} names a {@link SubFamily}.
   */
  static List<Field> layout(String signature) {
    List<Field> fields = new ArrayList<>();
    if (!signature.isEmpty()) {
      for (String token : signature.split(" ", 0)) {
        fields.add(parse(token));
      }
    }
    return List.copyOf(fields);
  }

  private static Field parse(String token) {
    int colon = token.indexOf(':');
    String letter = token.substring(0, colon);
    String role = token.substring(colon + 1);
    if (letter.equals("sub")) {
      return new Field(FieldType.SUB_OPERATIONS, "", 0, NO_END_VALUE, SubFamily.valueOf(role));
    }
    int mark = letter.indexOf('!');
    int endsAt = mark < 0 ? NO_END_VALUE : Integer.parseInt(letter.substring(mark + 1), 16);
    String kind = mark < 0 ? letter : letter.substring(0, mark);
    int bit = 0;
    if (Character.isDigit(kind.charAt(kind.length() - 1))) {
      bit = 0x100 >> (kind.charAt(kind.length() - 1) - '0');
      kind = kind.substring(0, kind.length() - 1);
    }
    return new Field(typeOf(kind), role, bit, endsAt, null);
  }

  private static FieldType typeOf(String letter) {
    for (FieldType type : FieldType.values()) {
      if (type.letter().equals(letter)) {
        return type;
      }
    }
    throw new IllegalArgumentException("unknown letter of an operand type: " + letter);
  }
}
