package org.bowsprit.format.object;

import java.util.Optional;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkTree;
import org.bowsprit.format.chunk.Oddities;
import org.bowsprit.format.image.PictureOddities;

/** Finds the oddities in the code and images of a room's objects (spec 01 §6.2). */
public final class ObjectOddities {

  private static final int WORD_BYTES = 2;

  private final Oddities oddities;
  private final int objectCount;

  /**
   * Creates a finder that adds to {@code oddities}.
   *
   * @param objectCount one more than the highest object number of the game
   */
  public ObjectOddities(Oddities oddities, int objectCount) {
    this.oddities = oddities;
    this.objectCount = objectCount;
  }

  /** Checks the OBCD chunk {@code obcd}. An unreadable header is reported elsewhere. */
  public void checkCode(Chunk obcd) {
    Optional<Chunk> cdhd =
        obcd.first(ObjectHeader.TAG).filter(c -> c.payload().length() >= ObjectHeader.MIN_BYTES);
    if (cdhd.isEmpty()) {
      return;
    }
    oddities.addUnusedBytes(cdhd.get(), ObjectHeader.MIN_BYTES);
    int id = ObjectHeader.decode(cdhd.get().reader()).id();
    if (id >= objectCount) {
      oddities.addLost(
          cdhd.get(),
          0,
          "expected an object below " + objectCount + ", found " + id + ": it is left out");
    }
    String objectText = "object " + id;
    obcd.first(VerbEntries.TAG)
        .ifPresentOrElse(
            verb -> checkVerbs(verb, objectText),
            () ->
                oddities.addNote(
                    obcd, 0, "expected a chunk VERB, found none: no verb does anything"));
    obcd.first(ObjectName.TAG)
        .ifPresentOrElse(
            name -> checkName(name, objectText),
            () ->
                oddities.addNote(
                    obcd, 0, "expected a chunk OBNA, found none: the object has no name"));
  }

  private void checkVerbs(Chunk chunk, String objectText) {
    VerbEntries verbs = VerbEntries.decode(chunk.reader());
    int tableEnd = VerbEntries.codeStart(verbs.entries().size()) - VerbEntries.codeStart(0);
    Bytes payload = chunk.payload();
    if (tableEnd >= payload.length() || payload.u8(tableEnd) != 0) {
      oddities.addOdd(chunk, tableEnd, objectText + " has a verb table without a 0 at its end");
    }
    for (VerbEntries.Entry entry : verbs.entries()) {
      if (!verbs.isInCode(entry)) {
        oddities.addOdd(
            chunk,
            0,
            objectText
                + ", verb "
                + entry.verb()
                + " points outside of its code, to "
                + entry.position()
                + ": it does nothing");
      }
      if (entry.verb() == VerbEntries.ANY_VERB) {
        oddities.addNote(chunk, 0, "has an entry 255, which is used for any verb");
      }
    }
  }

  private void checkName(Chunk chunk, String objectText) {
    Bytes payload = chunk.payload();
    if (payload.isEmpty() || payload.u8(payload.length() - 1) != 0) {
      oddities.addOdd(chunk, payload.length(), objectText + " has a name without a 0 at its end");
    }
  }

  /** Checks the OBIM chunk {@code obim}. An unreadable header is reported elsewhere. */
  public void checkImage(Chunk obim) {
    Optional<Chunk> imhd =
        obim.first(ImageHeader.TAG).filter(c -> c.payload().length() >= ImageHeader.MIN_BYTES);
    if (imhd.isEmpty()) {
      return;
    }
    ImageHeader header = ImageHeader.decode(imhd.get().reader());
    checkHotspots(imhd.get(), header.hotspots());
    ObjectImage image = ObjectImage.decode(obim);
    if (header.images() != image.pictures().size()) {
      oddities.addOdd(
          imhd.get(),
          WORD_BYTES,
          "object "
              + header.id()
              + " says that it has "
              + header.images()
              + " pictures and has "
              + image.pictures().size());
    }
    for (Chunk child : obim.children()) {
      if (ChunkTree.isContainer(child.tag())) {
        new PictureOddities(oddities).checkPicture(child, header.width(), header.height());
      }
    }
  }

  private void checkHotspots(Chunk imhd, Bytes hotspots) {
    if (hotspots.length() < WORD_BYTES) {
      oddities.addNote(imhd, ImageHeader.MIN_BYTES, "expected hotspots, found none");
      return;
    }
    int count = hotspots.reader(imhd.path()).u16();
    if (hotspots.length() != WORD_BYTES + count * 2 * WORD_BYTES) {
      oddities.addOdd(
          imhd,
          ImageHeader.MIN_BYTES,
          "says that it has "
              + count
              + " hotspots and has "
              + (hotspots.length() - WORD_BYTES) / (2 * WORD_BYTES)
              + ": they are not used");
    }
  }
}
