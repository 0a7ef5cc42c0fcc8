package org.bowsprit.format.object;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.image.LayeredPicture;

/**
 * The pictures of an object for each of its states: OBIM (spec 01 §6.2, 02 §4).
 *
 * @param header the size of the pictures
 * @param pictures the pictures by state, 1…16; in a state without a picture, nothing is shown
 */
public record ObjectImage(ImageHeader header, SortedMap<Integer, LayeredPicture> pictures) {

  /** The chunk's tag. */
  public static final String TAG = "OBIM";

  /** The highest state that has a picture. */
  public static final int LAST_STATE = 16;

  public ObjectImage {
    pictures = Collections.unmodifiableSortedMap(new TreeMap<>(pictures));
  }

  /** Reads an OBIM chunk; the width of the pictures comes from its IMHD. */
  public static ObjectImage decode(Chunk chunk) {
    ImageHeader header = ImageHeader.decode(chunk.require(ImageHeader.TAG).reader());
    SortedMap<Integer, LayeredPicture> pictures = new TreeMap<>();
    for (Chunk child : chunk.children()) {
      int state = LayeredPicture.stateOfTag(child.tag());
      if (state >= 1 && state <= LAST_STATE) {
        pictures.computeIfAbsent(state, first -> LayeredPicture.decode(child, header.width()));
      }
    }
    return new ObjectImage(header, pictures);
  }

  /** Writes the payload of an OBIM chunk. */
  public void encode(ByteWriter out) {
    out.chunk(ImageHeader.TAG, header::encode);
    pictures.forEach((state, picture) -> out.chunk(LayeredPicture.tag(state), picture::encode));
  }

  /** Returns the object number. */
  public int id() {
    return header.id();
  }

  /** Returns the picture of the object in {@code state}; empty in state 0. */
  public Optional<LayeredPicture> picture(int state) {
    return Optional.ofNullable(pictures.get(state));
  }
}
