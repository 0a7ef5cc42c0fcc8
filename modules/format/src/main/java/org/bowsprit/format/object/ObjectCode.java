package org.bowsprit.format.object;

import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.format.chunk.Chunk;

/**
 * The code of an object: OBCD (spec 01 §6.2).
 *
 * @param header the object's position, parent and walk-to point
 * @param verbs the code for each verb
 * @param name the object's name on disk
 */
public record ObjectCode(ObjectHeader header, VerbEntries verbs, ObjectName name) {

  /** The chunk's tag. */
  public static final String TAG = "OBCD";

  /** Represents an object that cannot be read: position 0, number 0, no code. */
  public static final ObjectCode UNREADABLE =
      new ObjectCode(ObjectHeader.UNREADABLE, VerbEntries.NONE, ObjectName.NONE);

  /** Reads an OBCD chunk. The chunks VERB and OBNA may be missing, but CDHD is required. */
  public static ObjectCode decode(Chunk chunk) {
    return new ObjectCode(
        ObjectHeader.decode(chunk.require(ObjectHeader.TAG).reader()),
        chunk
            .first(VerbEntries.TAG)
            .map(verbs -> VerbEntries.decode(verbs.reader()))
            .orElse(VerbEntries.NONE),
        chunk
            .first(ObjectName.TAG)
            .map(name -> ObjectName.decode(name.reader()))
            .orElse(ObjectName.NONE));
  }

  /** Writes the payload of an OBCD chunk. */
  public void encode(ByteWriter out) {
    out.chunk(ObjectHeader.TAG, header::encode)
        .chunk(VerbEntries.TAG, verbs::encode)
        .chunk(ObjectName.TAG, name::encode);
  }

  /** Returns the object number. */
  public int id() {
    return header.id();
  }
}
