package org.bowsprit.format.image;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.format.chunk.Chunk;

/**
 * A picture with its z-planes: the IM00 chunk of a room or the IMnn chunk of an object's state
 * (spec 02 §2–4).
 *
 * @param pixels the colours; empty if the chunk has no SMAP, and then nothing is drawn
 * @param zPlanes the picture's planes by number, from 1; a missing plane differs from an empty one
 *     (spec 02 §3.2)
 */
public record LayeredPicture(Optional<StripPicture> pixels, SortedMap<Integer, ZPlane> zPlanes) {

  private static final String TAG = "IM";
  private static final String HEX = "0123456789ABCDEF";

  public LayeredPicture {
    zPlanes = Collections.unmodifiableSortedMap(new TreeMap<>(zPlanes));
  }

  /**
   * Returns the tag of the chunk for state {@code state}. The number in the tag is hexadecimal:
   * {@code IM0A} is state 10 (spec 02 §4).
   *
   * @param state the state, 1–16; 0 for the picture of a room
   */
  public static String tag(int state) {
    return TAG + HEX.charAt(state >> 4 & 0xF) + HEX.charAt(state & 0xF);
  }

  /**
   * Returns the state whose picture has the tag {@code tag}, or -1 if it is not a picture's tag.
   */
  public static int stateOfTag(String tag) {
    if (!tag.startsWith(TAG)) {
      return -1;
    }
    int high = HEX.indexOf(tag.charAt(2));
    int low = HEX.indexOf(tag.charAt(3));
    return high < 0 || low < 0 ? -1 : high << 4 | low;
  }

  /** Returns a picture without z-planes. */
  public static LayeredPicture of(StripPicture pixels) {
    return new LayeredPicture(Optional.of(pixels), Collections.emptySortedMap());
  }

  /**
   * Reads the picture of an IMnn chunk.
   *
   * @param width the width in pixels
   */
  public static LayeredPicture decode(Chunk chunk, int width) {
    Optional<StripPicture> pixels = Optional.empty();
    TreeMap<Integer, ZPlane> planes = new TreeMap<>();
    for (Chunk child : chunk.children()) {
      int number = ZPlane.number(child.tag());
      if (child.tag().equals(StripPicture.TAG) && pixels.isEmpty()) {
        pixels = Optional.of(StripPicture.decode(child.reader(), width));
      } else if (number > 0) {
        planes.computeIfAbsent(number, plane -> ZPlane.decode(child.reader(), width));
      }
    }
    return new LayeredPicture(pixels, planes);
  }

  /** Writes the payload of the chunk. */
  public void encode(ByteWriter out) {
    pixels.ifPresent(smap -> out.chunk(StripPicture.TAG, smap::encode));
    zPlanes.forEach((number, plane) -> out.chunk(ZPlane.tag(number), plane::encode));
  }

  /** Returns the plane {@code number}; empty if the picture does not have it. */
  public Optional<ZPlane> zPlane(int number) {
    return Optional.ofNullable(zPlanes.get(number));
  }

  /** Returns the defects of the picture, one sentence each. */
  public List<String> defects(int height) {
    List<String> defects = new ArrayList<>();
    if (pixels.isEmpty()) {
      defects.add("has no " + StripPicture.TAG);
    }
    pixels.ifPresent(smap -> defects.addAll(withTag(StripPicture.TAG, smap.defects(height))));
    for (Map.Entry<Integer, ZPlane> plane : zPlanes.entrySet()) {
      defects.addAll(withTag(ZPlane.tag(plane.getKey()), plane.getValue().defects(height)));
    }
    return defects;
  }

  private static List<String> withTag(String tag, List<String> defects) {
    return defects.stream().map(defect -> tag + " " + defect).toList();
  }
}
