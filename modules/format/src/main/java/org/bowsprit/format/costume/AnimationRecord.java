package org.bowsprit.format.costume;

import java.util.List;

/**
 * An animation of a costume, which changes some limbs (spec 03 §2.1).
 *
 * @param limbs the affected limbs in ascending order; all other limbs continue unchanged
 */
public record AnimationRecord(List<LimbRange> limbs) {

  /** Copies the list and checks its order. */
  public AnimationRecord {
    limbs = List.copyOf(limbs);
    for (int i = 1; i < limbs.size(); i++) {
      if (limbs.get(i - 1).limb() >= limbs.get(i).limb()) {
        throw new IllegalArgumentException("limbs must ascend");
      }
    }
  }
}
