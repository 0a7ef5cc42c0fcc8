package org.bowsprit.vm.port;

import java.util.Objects;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.vm.code.ScriptCode;

/**
 * The code of an object and where the object was found.
 *
 * @param place where it was found, which decides what happens to its running code on a room change
 * @param code the VERB block from its header on; offset 0 is the header's first byte
 * @param verbs which code of the block runs for which verb
 * @param blockOffset bytes from the object's header (OBCD) to that of its VERB block, 29 in normal
 *     files
 */
public record ObjectScript(Place place, ScriptCode code, VerbEntries verbs, int blockOffset) {

  /** Where an object was found. */
  public enum Place {
    /** In the current room. */
    ROOM,
    /** In the inventory list. */
    INVENTORY,
    /** Loaded into the current room out of another one. */
    FLOATING
  }

  public ObjectScript {
    Objects.requireNonNull(place, "place must not be null");
    Objects.requireNonNull(code, "code must not be null");
    Objects.requireNonNull(verbs, "verbs must not be null");
  }

  /**
   * Returns the offset where the code for a verb starts, counted from the VERB block's header, or 0
   * if the object does not handle it (spec 07 §7.5).
   */
  public int entry(int verb) {
    return verbs.entry(verb).map(VerbEntries.Entry::position).orElse(0);
  }
}
