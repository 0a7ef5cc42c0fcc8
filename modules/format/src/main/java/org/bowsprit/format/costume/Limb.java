package org.bowsprit.format.costume;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The pictures that a costume has for one of its limbs (spec 03 §2.3).
 *
 * @param pictures those that some animation shows, by number
 */
public record Limb(SortedMap<Integer, CostumePicture> pictures) {

  /** A limb that no animation shows. */
  public static final Limb UNUSED = new Limb(Collections.emptySortedMap());

  /** Copies the map. */
  public Limb {
    pictures = Collections.unmodifiableSortedMap(new TreeMap<>(pictures));
    if (!pictures.isEmpty()
        && (pictures.firstKey() < 0 || pictures.lastKey() > CostumeCommand.LAST_PICTURE)) {
      throw new IllegalArgumentException("a picture is 0–119, was " + pictures.keySet());
    }
  }

  /** Returns the picture {@code number}, or nothing where there is none to draw. */
  public Optional<CostumePicture> picture(int number) {
    return Optional.ofNullable(pictures.get(number));
  }
}
