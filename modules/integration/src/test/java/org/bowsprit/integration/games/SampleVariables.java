package org.bowsprit.integration.games;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Literal;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * Variables with valid values, for operands that refer to a variable. The boot script sets them,
 * and no other script changes them. There are {@link #VALUES_PER_DOMAIN} variables for each domain.
 */
final class SampleVariables {

  /** The number of values, and of variables, for each domain. */
  static final int VALUES_PER_DOMAIN = 8;

  private static final int FIRST_VARIABLE = 200;

  /** Variable {@code FIRST_INDEX_VARIABLE + k} has the value k. */
  private static final int FIRST_INDEX_VARIABLE = 190;

  private final Map<OperandDomain, int[]> values = new EnumMap<>(OperandDomain.class);

  /** Draws the values. */
  SampleVariables(Random random, GameContents contents) {
    for (OperandDomain domain : OperandDomain.all()) {
      int[] domainValues = new int[VALUES_PER_DOMAIN];
      for (int i = 0; i < VALUES_PER_DOMAIN; i++) {
        domainValues[i] = domain.draw(random, contents);
      }
      values.put(domain, domainValues);
    }
    for (int i = 0; i < VALUES_PER_DOMAIN; i++) {
      GameContents.ObjectInRoom objectInRoom = contents.drawObject(random);
      values.get(OperandDomain.OBJECT)[i] = objectInRoom.object();
      values.get(OperandDomain.ROOM_OF_OBJECT)[i] = objectInRoom.room();
    }
  }

  /** Returns the first variable that is not used. */
  static int firstUnusedVariable() {
    return FIRST_VARIABLE + VALUES_PER_DOMAIN * OperandDomain.all().size();
  }

  /** Returns the variable that contains the first value of a domain. */
  private static int firstVariable(OperandDomain domain) {
    return FIRST_VARIABLE + VALUES_PER_DOMAIN * OperandDomain.all().indexOf(domain);
  }

  /** Returns value {@code index} of a domain. */
  int value(OperandDomain domain, int index) {
    return values.get(domain)[index];
  }

  /** Returns a literal of value {@code index}. */
  Literal literal(OperandDomain domain, int index) {
    return new Literal(value(domain, index));
  }

  /** Returns a direct reference to the variable with value {@code index}. */
  Reference directReference(OperandDomain domain, int index) {
    return new Reference(firstVariable(domain) + index, Reference.NOT_INDEXED);
  }

  /** Returns a direct or indirect reference to the variable with value {@code index}. */
  Reference reference(Random random, OperandDomain domain, int index) {
    int base = firstVariable(domain) | Reference.INDEXED_BIT;
    return switch (random.nextInt(4)) {
      case 0 -> new Reference(base, index);
      case 1 -> new Reference(base, Reference.INDEXED_BIT | FIRST_INDEX_VARIABLE + index);
      default -> directReference(domain, index);
    };
  }

  /** Returns the variables that the boot script sets. */
  List<VariableRange> variableRanges() {
    List<VariableRange> ranges = new ArrayList<>();
    ranges.add(new VariableRange(FIRST_INDEX_VARIABLE, List.of(0, 1, 2, 3, 4, 5, 6, 7)));
    for (OperandDomain domain : OperandDomain.all()) {
      List<Integer> rangeValues = new ArrayList<>();
      for (int value : values.get(domain)) {
        rangeValues.add(value);
      }
      ranges.add(new VariableRange(firstVariable(domain), List.copyOf(rangeValues)));
    }
    return ranges;
  }

  /**
   * Consecutive variables and their values.
   *
   * @param firstNumber the number of the first variable
   * @param values the values of the variables
   */
  record VariableRange(int firstNumber, List<Integer> values) {

    /** Returns the first variable as an operand. */
    Operand firstReference() {
      return new Reference(firstNumber, Reference.NOT_INDEXED);
    }
  }
}
