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
  private static final Set<String> DEVICE_TAGS =
      Set.of("ADL ", "ROL ", "SPK ", "GMD ", "SBL ", "MAC ", "Mac1", "AMI ", "TOWS", "iMUS");

  private static final int TAG_BYTES = 4;

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
      checkContainer(container);
    } else if (sound instanceof Raw raw && !raw.isVoc()) {
      oddities.addOdd(
          chunk,
          0,
          "expected a container SOU, a VOC file or a CD track, found "
              + raw.payload().length()
              + " other bytes: the sound stays silent");
    }
    return oddities.list();
  }

  private void checkContainer(Renditions container) {
    int position = 2 * TAG_BYTES;
    for (Rendition rendition : container.renditions()) {
      position += ByteWriter.HEADER + rendition.payload().length();
      if (!DEVICE_TAGS.contains(rendition.tag())) {
        oddities.addOdd(
            chunk,
            0,
            "has a rendition for " + rendition.tag().strip() + ", which is not a known device");
      }
    }
    ByteReader trailingReader = container.trailingBytes().reader(chunk.path());
    if (trailingReader.remaining() >= ByteWriter.HEADER) {
      String tag = trailingReader.tag().strip();
      long size = trailingReader.u32Be();
      oddities.addLost(
          chunk,
          position,
          "expected "
              + size
              + " bytes of the part for "
              + tag
              + ", found "
              + trailingReader.remaining()
              + ": that part stays silent");
    } else if (container.renditions().isEmpty()) {
      oddities.addOdd(chunk, position, "has no part for any device: it stays silent");
    }
  }
}
