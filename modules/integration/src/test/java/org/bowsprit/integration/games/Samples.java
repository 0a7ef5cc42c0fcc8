package org.bowsprit.integration.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Literal;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * Values that the boot script puts into variables, and nothing ever changes: operands by reference
 * need legal values, too. Of each domain {@link #EACH}.
 */
final class Samples {

  /** Values of a domain. */
  static final int EACH = 8;

  private static final int FIRST = 200;

  /** Variable {@code INDEXES + k} holds k. */
  private static final int INDEXES = 190;

  private final int[][] values = new int[Domain.values().length][EACH];

  /** Draws the values. */
  Samples(Random random, Shape shape) {
    for (Domain domain : Domain.all()) {
      for (int i = 0; i < EACH; i++) {
        values[domain.ordinal()][i] = domain.draw(random, shape);
      }
    }
    for (int i = 0; i < EACH; i++) {
      Shape.Place place = shape.place(random);
      values[Domain.OBJECT.ordinal()][i] = place.object();
      values[Domain.ROOM_OF_OBJECT.ordinal()][i] = place.room();
    }
  }

  /** Returns the first variable after those in use. */
  static int end() {
    return FIRST + EACH * Domain.values().length;
  }

  /** Returns value {@code index} of a domain. */
  int value(Domain domain, int index) {
    return values[domain.ordinal()][index];
  }

  /** Returns a literal of value {@code index}. */
  Literal literal(Domain domain, int index) {
    return new Literal(value(domain, index));
  }

  /** Returns the variable of value {@code index} plainly. */
  Reference plain(Domain domain, int index) {
    return new Reference(FIRST + EACH * domain.ordinal() + index, Reference.NOT_INDEXED);
  }

  /** Returns the variable of value {@code index}, in one of the ways to write it. */
  Reference reference(Random random, Domain domain, int index) {
    int base = FIRST + EACH * domain.ordinal() | Reference.INDEXED;
    return switch (random.nextInt(4)) {
      case 0 -> new Reference(base, index);
      case 1 -> new Reference(base, Reference.INDEXED | INDEXES + index);
      default -> plain(domain, index);
    };
  }

  /** Returns what the boot script sets: runs of variables, the first and its values. */
  List<Run> runs() {
    List<Run> runs = new ArrayList<>();
    runs.add(new Run(INDEXES, List.of(0, 1, 2, 3, 4, 5, 6, 7)));
    for (Domain domain : Domain.all()) {
      List<Integer> row = new ArrayList<>();
      for (int value : values[domain.ordinal()]) {
        row.add(value);
      }
      runs.add(new Run(FIRST + EACH * domain.ordinal(), List.copyOf(row)));
    }
    return runs;
  }

  /**
   * Variables that follow each other.
   *
   * @param first the first one's number
   * @param values what they hold
   */
  record Run(int first, List<Integer> values) {

    /** Returns the first one as an operand. */
    Operand target() {
      return new Reference(first, Reference.NOT_INDEXED);
    }
  }
}
