package org.bowsprit.format.sound;

import java.util.List;
import java.util.Set;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.Oddities;
import org.bowsprit.format.chunk.Oddity;
import org.bowsprit.format.sound.Sound.Raw;
import org.bowsprit.format.sound.Sound.Rendition;
import org.bowsprit.format.sound.Sound.Renditions;

/** Finds the oddities of a sound (spec 10 §1). */
public final class SoundOddities {

  /**
   * The tags of the devices for which shipped games have renditions, including devices of other
   * machines.
   */
  private static final Set<String> DEVICES =
      Set.of("ADL ", "ROL ", "SPK ", "GMD ", "SBL ", "MAC ", "Mac1", "AMI ", "TOWS", "iMUS");

  private static final int TAG = 4;

  private final Chunk chunk;
  private final Oddities oddities = new Oddities();

  private SoundOddities(Chunk chunk) {
    this.chunk = chunk;
  }

  /** Returns the oddities of the SOUN chunk {@code chunk}. */
  public static List<Oddity> of(Chunk chunk) {
    return new SoundOddities(chunk).find();
  }

  private List<Oddity> find() {
    Sound sound = Sound.decode(chunk.reader());
    if (sound instanceof Renditions container) {
      container(container);
    } else if (sound instanceof Raw raw && !raw.isVoc()) {
      oddities.odd(
          chunk,
          0,
          "expected a container SOU, a VOC file or a CD track, found "
              + raw.payload().length()
              + " bytes that are none: it stays silent");
    }
    return oddities.list();
  }

  private void container(Renditions container) {
    int children = 2 * TAG;
    for (Rendition rendition : container.renditions()) {
      children += ByteWriter.HEADER + rendition.payload().length();
      if (!DEVICES.contains(rendition.tag())) {
        oddities.odd(
            chunk,
            0,
            "has a part for " + rendition.tag().strip() + ", which is not a device known");
      }
    }
    ByteReader rest = container.rest().reader(chunk.path());
    if (rest.remaining() >= ByteWriter.HEADER) {
      String tag = rest.tag().strip();
      long size = rest.u32Be();
      oddities.lost(
          chunk,
          children,
          "expected "
              + size
              + " bytes of the part for "
              + tag
              + ", found "
              + rest.remaining()
              + ": that part stays silent");
    } else if (container.renditions().isEmpty()) {
      oddities.odd(chunk, children, "has no part for any device: it stays silent");
    }
  }
}
