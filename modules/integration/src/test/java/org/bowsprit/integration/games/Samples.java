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
final class Samples {

  /** The number of values of a domain. */
  static final int VALUES_PER_DOMAIN = 8;

  private static final int FIRST_VARIABLE = 200;

  /** Variable {@code FIRST_INDEX_VARIABLE + k} has the value k. */
  private static final int FIRST_INDEX_VARIABLE = 190;

  private final Map<Domain, int[]> values = new EnumMap<>(Domain.class);

  /** Draws the values. */
  Samples(Random random, GameContents shape) {
    for (Domain domain : Domain.all()) {
      int[] drawn = new int[VALUES_PER_DOMAIN];
      for (int i = 0; i < VALUES_PER_DOMAIN; i++) {
        drawn[i] = domain.draw(random, shape);
      }
      values.put(domain, drawn);
    }
    for (int i = 0; i < VALUES_PER_DOMAIN; i++) {
      GameContents.ObjectInRoom place = shape.drawObject(random);
      values.get(Domain.OBJECT)[i] = place.object();
      values.get(Domain.ROOM_OF_OBJECT)[i] = place.room();
    }
  }

  /** Returns the first variable after the used ones. */
  static int endOfVariables() {
    return FIRST_VARIABLE + VALUES_PER_DOMAIN * Domain.all().size();
  }

  /** Returns the variable that contains the first value of a domain. */
  private static int firstVariable(Domain domain) {
    return FIRST_VARIABLE + VALUES_PER_DOMAIN * Domain.all().indexOf(domain);
  }

  /** Returns value {@code index} of a domain. */
  int value(Domain domain, int index) {
    return values.get(domain)[index];
  }

  /** Returns a literal of value {@code index}. */
  Literal literal(Domain domain, int index) {
    return new Literal(value(domain, index));
  }

  /** Returns a direct reference to the variable with value {@code index}. */
  Reference plain(Domain domain, int index) {
    return new Reference(firstVariable(domain) + index, Reference.NOT_INDEXED);
  }

  /** Returns a direct or indirect reference to the variable with value {@code index}. */
  Reference reference(Random random, Domain domain, int index) {
    int base = firstVariable(domain) | Reference.INDEXED_BIT;
    return switch (random.nextInt(4)) {
      case 0 -> new Reference(base, index);
      case 1 -> new Reference(base, Reference.INDEXED_BIT | FIRST_INDEX_VARIABLE + index);
      default -> plain(domain, index);
    };
  }

  /** Returns the variables that the boot script sets, in runs. */
  List<Run> runs() {
    List<Run> runs = new ArrayList<>();
    runs.add(new Run(FIRST_INDEX_VARIABLE, List.of(0, 1, 2, 3, 4, 5, 6, 7)));
    for (Domain domain : Domain.all()) {
      List<Integer> row = new ArrayList<>();
      for (int value : values.get(domain)) {
        row.add(value);
      }
      runs.add(new Run(firstVariable(domain), List.copyOf(row)));
    }
    return runs;
  }

  /**
   * Consecutive variables.
   *
   * @param first the number of the first variable
   * @param values the values of the variables
   */
  record Run(int first, List<Integer> values) {

    /** Returns the first variable as an operand. */
    Operand target() {
      return new Reference(first, Reference.NOT_INDEXED);
    }
  }
}
