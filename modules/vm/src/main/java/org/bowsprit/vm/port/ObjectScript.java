package org.bowsprit.vm.port;

import java.util.Objects;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.vm.code.ScriptCode;

/**
 * The code of an object and the place of the object.
 *
 * @param place the place of the object, which determines whether its running code survives a room
 *     change
 * @param code the VERB block including its header; offset 0 is the header's first byte
 * @param verbs the code offsets by verb
 * @param blockOffset the number of bytes from the object's header (OBCD) to the header of its VERB
 *     block; 29 in normal files
 */
public record ObjectScript(Place place, ScriptCode code, VerbEntries verbs, int blockOffset) {

  /** The place of an object. */
  public enum Place {
    /** The object is in the current room. */
    ROOM,
    /** The object is in the inventory list. */
    INVENTORY,
    /** The object was loaded into the current room from another room. */
    FLOATING
  }

  public ObjectScript {
    Objects.requireNonNull(place, "place must not be null");
    Objects.requireNonNull(code, "code must not be null");
    Objects.requireNonNull(verbs, "verbs must not be null");
  }

  /**
   * Returns the offset of the code for a verb, counted from the header of the VERB block. Returns 0
   * if the object does not handle the verb (spec 07 §7.5).
   */
  public int entry(int verb) {
    return verbs.entry(verb).map(VerbEntries.Entry::position).orElse(0);
  }
}
