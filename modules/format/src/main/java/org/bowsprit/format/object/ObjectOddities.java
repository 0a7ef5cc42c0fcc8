package org.bowsprit.format.object;

import java.util.Optional;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkTree;
import org.bowsprit.format.chunk.Oddities;
import org.bowsprit.format.image.PictureOddities;

/** Finds the oddities in the code and images of a room's objects (spec 01 §6.2). */
public final class ObjectOddities {

  private static final int WORD = 2;

  private final Oddities oddities;
  private final int gameObjects;

  /**
   * Creates a finder that adds to {@code oddities}.
   *
   * @param gameObjects one more than the highest object number of the game
   */
  public ObjectOddities(Oddities oddities, int gameObjects) {
    this.oddities = oddities;
    this.gameObjects = gameObjects;
  }

  /** Checks the OBCD chunk {@code obcd}. An unreadable header is reported elsewhere. */
  public void code(Chunk obcd) {
    Optional<Chunk> cdhd =
        obcd.first(ObjectHeader.TAG).filter(c -> c.payload().length() >= ObjectHeader.BYTES);
    if (cdhd.isEmpty()) {
      return;
    }
    oddities.leftOver(cdhd.get(), ObjectHeader.BYTES);
    int id = ObjectHeader.decode(cdhd.get().reader()).id();
    if (id >= gameObjects) {
      oddities.lost(
          cdhd.get(),
          0,
          "expected an object below " + gameObjects + ", found " + id + ": it is left out");
    }
    String object = "object " + id;
    obcd.first(VerbEntries.TAG)
        .ifPresentOrElse(
            verb -> verbs(verb, object),
            () ->
                oddities.note(obcd, 0, "expected a chunk VERB, found none: no verb does anything"));
    obcd.first(ObjectName.TAG)
        .ifPresentOrElse(
            name -> name(name, object),
            () ->
                oddities.note(
                    obcd, 0, "expected a chunk OBNA, found none: the object has no name"));
  }

  private void verbs(Chunk chunk, String object) {
    VerbEntries verbs = VerbEntries.decode(chunk.reader());
    int end = VerbEntries.codeStart(verbs.entries().size()) - VerbEntries.codeStart(0);
    Bytes payload = chunk.payload();
    if (end >= payload.length() || payload.u8(end) != 0) {
      oddities.odd(chunk, end, object + " has a table of verbs that no 0 ends");
    }
    for (VerbEntries.Entry entry : verbs.entries()) {
      if (!verbs.reaches(entry)) {
        oddities.odd(
            chunk,
            0,
            object
                + ", verb "
                + entry.verb()
                + " points outside of its code, to "
                + entry.position()
                + ": it does nothing");
      }
      if (entry.verb() == VerbEntries.ANY_VERB) {
        oddities.note(chunk, 0, "has an entry 255, which answers to any verb");
      }
    }
  }

  private void name(Chunk chunk, String object) {
    Bytes payload = chunk.payload();
    if (payload.isEmpty() || payload.u8(payload.length() - 1) != 0) {
      oddities.odd(chunk, payload.length(), object + " has a name that no 0 ends");
    }
  }

  /** Checks the OBIM chunk {@code obim}. An unreadable header is reported elsewhere. */
  public void image(Chunk obim) {
    Optional<Chunk> imhd =
        obim.first(ImageHeader.TAG).filter(c -> c.payload().length() >= ImageHeader.BYTES);
    if (imhd.isEmpty()) {
      return;
    }
    ImageHeader header = ImageHeader.decode(imhd.get().reader());
    hotspots(imhd.get(), header.hotspots());
    ObjectImage image = ObjectImage.decode(obim);
    if (header.images() != image.pictures().size()) {
      oddities.odd(
          imhd.get(),
          WORD,
          "object "
              + header.id()
              + " says that it has "
              + header.images()
              + " pictures and has "
              + image.pictures().size());
    }
    for (Chunk child : obim.children()) {
      if (ChunkTree.isContainer(child.tag())) {
        new PictureOddities(oddities).picture(child, header.width(), header.height());
      }
    }
  }

  private void hotspots(Chunk imhd, Bytes hotspots) {
    if (hotspots.length() < WORD) {
      oddities.note(imhd, ImageHeader.BYTES, "expected hotspots, found none");
      return;
    }
    int count = hotspots.reader(imhd.path()).u16();
    if (hotspots.length() != WORD + count * 2 * WORD) {
      oddities.odd(
          imhd,
          ImageHeader.BYTES,
          "says that it has "
              + count
              + " hotspots and has "
              + (hotspots.length() - WORD) / (2 * WORD)
              + ": they are not used");
    }
  }
}
