package org.bowsprit.format.costume;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The pictures of one limb of a costume (spec 03 §2.3). Immutable. */
public final class Limb {

  /** A limb that no animation shows. */
  public static final Limb UNUSED = new Limb(Collections.emptySortedMap());

  private final SortedMap<Integer, CostumePicture> pictures;

  /**
   * The pictures by number. The list is computed once, so that the look-ups in each frame allocate
   * nothing.
   */
  private final List<Optional<CostumePicture>> picturesByNumber;

  /**
   * Creates a limb.
   *
   * @param pictures the pictures that some animation shows, by number
   */
  public Limb(SortedMap<Integer, CostumePicture> pictures) {
    this.pictures = Collections.unmodifiableSortedMap(new TreeMap<>(pictures));
    if (!pictures.isEmpty()
        && (pictures.firstKey() < 0 || pictures.lastKey() > CostumeCommand.LAST_PICTURE)) {
      throw new IllegalArgumentException("a picture is 0–119, was " + pictures.keySet());
    }
    int end = pictures.isEmpty() ? 0 : pictures.lastKey() + 1;
    picturesByNumber = new ArrayList<>(Collections.nCopies(end, Optional.empty()));
    pictures.forEach((number, picture) -> picturesByNumber.set(number, Optional.of(picture)));
  }

  /** Returns the pictures that some animation shows, by number. */
  public SortedMap<Integer, CostumePicture> pictures() {
    return pictures;
  }

  /** Returns the picture {@code number}; empty if nothing is drawn for this number. */
  public Optional<CostumePicture> picture(int number) {
    return number >= 0 && number < picturesByNumber.size()
        ? picturesByNumber.get(number)
        : Optional.empty();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Limb limb && pictures.equals(limb.pictures);
  }

  @Override
  public int hashCode() {
    return pictures.hashCode();
  }

  @Override
  public String toString() {
    return "Limb[pictures=" + pictures + "]";
  }
}
