package org.bowsprit.player.save;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/**
 * A slot for one saved game. The player saves into the slots {@code 1} to {@code 99}, and into
 * {@code quick} with the quick keys. The program saves automatically into {@code auto-1} to {@code
 * auto-3} in turn. The game's scripts save into {@code script}.
 *
 * @param kind whether the player, the program or a script writes it
 * @param number the number of the slot among the slots of its kind, from 1
 */
public record SaveSlot(Kind kind, int number) implements Comparable<SaveSlot> {

  /** The slot of the quick keys. */
  public static final SaveSlot QUICK = new SaveSlot(Kind.QUICK, 1);

  /** The slot of the game's own scripts. */
  public static final SaveSlot SCRIPT = new SaveSlot(Kind.SCRIPT, 1);

  private static final Comparator<SaveSlot> ORDER =
      Comparator.comparing(SaveSlot::kind).thenComparingInt(SaveSlot::number);

  /** The writer of a slot. */
  public enum Kind {
    /** The player writes the slot with the quick keys. */
    QUICK(1),
    /** The program writes the slot automatically. */
    AUTO(3),
    /** The player writes the slot, which the menu lists with its number. */
    NUMBERED(99),
    /** The game's scripts write the slot. */
    SCRIPT(1);

    private final int count;

    Kind(int count) {
      this.count = count;
    }

    /** Returns the number of slots of this kind. */
    public int count() {
      return count;
    }
  }

  /** Throws an exception if there is no such slot. */
  public SaveSlot {
    if (number < 1 || number > kind.count()) {
      throw new IllegalArgumentException("no slot " + kind + " " + number);
    }
  }

  /** Returns one of the player's own slots. */
  public static SaveSlot numbered(int number) {
    return new SaveSlot(Kind.NUMBERED, number);
  }

  /** Returns the slot with a name as returned by {@link #name}; empty if no slot has this name. */
  public static Optional<SaveSlot> of(String name) {
    for (Kind kind : Kind.values()) {
      for (int number = 1; number <= kind.count(); number++) {
        SaveSlot slot = new SaveSlot(kind, number);
        if (slot.name().equals(name.toLowerCase(Locale.ROOT))) {
          return Optional.of(slot);
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the name of the slot, for its file and for the command line. */
  public String name() {
    return switch (kind) {
      case NUMBERED -> Integer.toString(number);
      case AUTO -> "auto-" + number;
      case QUICK -> "quick";
      case SCRIPT -> "script";
    };
  }

  @Override
  public int compareTo(SaveSlot other) {
    return ORDER.compare(this, other);
  }
}
