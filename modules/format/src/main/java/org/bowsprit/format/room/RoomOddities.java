package org.bowsprit.format.room;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkTree;
import org.bowsprit.format.chunk.Oddities;
import org.bowsprit.format.chunk.Oddity;
import org.bowsprit.format.image.PictureOddities;
import org.bowsprit.format.image.RoomPicture;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectImage;
import org.bowsprit.format.object.ObjectOddities;
import org.bowsprit.format.palette.ColourCycle;
import org.bowsprit.format.palette.ColourCycles;
import org.bowsprit.format.palette.EgaDither;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.palette.TransparentColour;
import org.bowsprit.format.script.LocalScript;

/** Finds the oddities of a room (spec 01 §6, 13 §7). */
public final class RoomOddities {

  private static final Set<String> KNOWN_TAGS =
      Set.of(
          RoomHeader.TAG,
          ColourCycles.TAG,
          TransparentColour.TAG,
          EgaDither.TAG,
          "BOXD",
          "BOXM",
          Palette.TAG,
          "SCAL",
          RoomPicture.TAG,
          ObjectImage.TAG,
          ObjectCode.TAG,
          "EXCD",
          "ENCD",
          "NLSC",
          "LSCR");

  /** Optional chunks of a room, and what their absence means. */
  private static final List<String[]> OPTIONAL_CHUNKS =
      List.of(
          new String[] {ColourCycles.TAG, "the colour cycles of the previous room stop"},
          new String[] {TransparentColour.TAG, "colour 255 is the transparent colour"},
          new String[] {EgaDither.TAG, "there is no EGA dither"},
          new String[] {"BOXD", "actors walk in straight lines"},
          new String[] {Palette.TAG, "the colours do not change"},
          new String[] {"EXCD", "no script runs when the room is left"},
          new String[] {"ENCD", "no script runs when the room is entered"},
          new String[] {"NLSC", "all local scripts of the room are used"});

  private static final int SCALE_SLOT_COUNT = 4;
  private static final int SLOT_BYTES = 8;
  private static final int CYCLE_BYTES = 9;
  private static final int WORD_BYTES = 2;

  private final Chunk chunk;
  private final List<Chunk> children;
  private final Room room;
  private final int objectCount;
  private final Oddities oddities = new Oddities();

  private RoomOddities(Chunk chunk, int objectCount) {
    this.chunk = chunk;
    this.objectCount = objectCount;
    this.children = chunk.children();
    this.room = Room.decode(chunk);
  }

  /**
   * Returns the oddities of the ROOM chunk {@code chunk}.
   *
   * @param objectCount one more than the highest object number of the game
   */
  public static List<Oddity> of(Chunk chunk, int objectCount) {
    return new RoomOddities(chunk, objectCount).find();
  }

  private List<Oddity> find() {
    checkBytesBetweenChunks(chunk);
    room.damage().forEach(oddities::addLost);
    for (Chunk child : children) {
      if (!KNOWN_TAGS.contains(child.tag())) {
        oddities.addOdd(child, 0, "is a chunk that no room of version 5 has: it is ignored");
      }
    }
    checkOptionalChunks();
    checkHeader();
    firstChild("BOXD").ifPresent(this::checkBoxes);
    firstChild("BOXM").ifPresentOrElse(this::checkMatrix, this::reportMissingMatrix);
    firstChild("SCAL").ifPresent(this::checkScale);
    firstChild(Palette.TAG).ifPresent(this::checkPalette);
    firstChild(ColourCycles.TAG).ifPresent(this::checkCycles);
    firstChild(TransparentColour.TAG).ifPresent(trns -> oddities.addUnusedBytes(trns, WORD_BYTES));
    firstChild(EgaDither.TAG)
        .ifPresent(epal -> oddities.addUnusedBytes(epal, Palette.COLOUR_COUNT));
    firstChild(RoomPicture.TAG).ifPresentOrElse(this::checkPicture, this::reportMissingPicture);
    ObjectOddities objects = new ObjectOddities(oddities, objectCount);
    RoomChunks.all(children, ObjectImage.TAG).forEach(objects::checkImage);
    RoomChunks.all(children, ObjectCode.TAG).forEach(objects::checkCode);
    checkScripts();
    return oddities.list();
  }

  private Optional<Chunk> firstChild(String tag) {
    return RoomChunks.first(children, tag);
  }

  private void checkBytesBetweenChunks(Chunk container) {
    oddities.addBytesBetweenChunks(container);
    container.children().stream()
        .filter(inner -> ChunkTree.isContainer(inner.tag()))
        .forEach(this::checkBytesBetweenChunks);
  }

  private void checkOptionalChunks() {
    for (String[] optional : OPTIONAL_CHUNKS) {
      if (firstChild(optional[0]).isEmpty()) {
        oddities.addNote(
            chunk, 0, "expected a chunk " + optional[0] + ", found none: " + optional[1]);
      }
    }
  }

  private void checkHeader() {
    firstChild(RoomHeader.TAG)
        .ifPresent(rmhd -> oddities.addUnusedBytes(rmhd, RoomHeader.MIN_BYTES));
    if (room.header().objects() != room.objects().size()) {
      oddities.addOdd(
          firstChild(RoomHeader.TAG).orElse(chunk),
          2 * WORD_BYTES,
          "expected "
              + room.objects().size()
              + ", the number of objects, found "
              + room.header().objects());
    }
  }

  private void checkBoxes(Chunk boxd) {
    ByteReader in = boxd.reader();
    if (in.remaining() < WORD_BYTES) {
      oddities.addLost(boxd, 0, "expected a number of boxes, found " + in.remaining() + " bytes");
      return;
    }
    int count = in.u16();
    if (in.remaining() < count * BoxRecord.RECORD_BYTES) {
      oddities.addLost(
          boxd,
          WORD_BYTES,
          "expected "
              + count
              + " boxes of 20 bytes, found "
              + in.remaining()
              + " bytes: the boxes that are there are taken");
    }
    oddities.addUnusedBytes(boxd, WORD_BYTES + count * BoxRecord.RECORD_BYTES);
  }

  private void checkMatrix(Chunk boxm) {
    Bytes payload = boxm.payload();
    int rows = 0;
    int position = 0;
    while (position < payload.length() && rows < room.floor().boxes().count()) {
      boolean isRowEnd = payload.u8(position) == BoxMatrixChunk.END_OF_ROW;
      rows += isRowEnd ? 1 : 0;
      position += isRowEnd ? 1 : BoxMatrixChunk.HOP_BYTES;
    }
    if (rows < room.floor().boxes().count()) {
      oddities.addLost(
          boxm,
          payload.length(),
          "expected " + room.floor().boxes().count() + " rows, found " + rows);
    }
  }

  private void reportMissingMatrix() {
    if (room.floor().boxes().count() > 0) {
      oddities.addOdd(chunk, 0, "has boxes but no matrix: actors walk in straight lines");
    }
  }

  private void checkScale(Chunk scal) {
    if (scal.payload().length() != SCALE_SLOT_COUNT * SLOT_BYTES) {
      oddities.addOdd(
          scal,
          0,
          "expected a payload of 32 bytes, found "
              + scal.payload().length()
              + ": only complete slots of 8 bytes are used");
    }
  }

  private void checkPalette(Chunk clut) {
    int expectedBytes = Palette.COLOUR_COUNT * Palette.BYTES_PER_COLOUR;
    int length = clut.payload().length();
    if (length < expectedBytes) {
      oddities.addOdd(
          clut,
          length,
          "expected 256 colours, found "
              + length / Palette.BYTES_PER_COLOUR
              + ": the other colours do not change");
    }
    oddities.addUnusedBytes(clut, expectedBytes);
  }

  private void checkCycles(Chunk cycl) {
    ByteReader in = cycl.reader();
    while (in.remaining() >= CYCLE_BYTES) {
      int cycleOffset = in.position();
      int number = in.u8();
      if (number == 0) {
        return;
      }
      if (number > ColourCycle.SLOT_COUNT) {
        oddities.addOdd(
            cycl, cycleOffset, "expected a cycle of 1 to 16, found " + number + ": it is ignored");
        return;
      }
      in.skip(CYCLE_BYTES - 1);
    }
    if (in.remaining() == 0 || in.u8() != 0) {
      oddities.addOdd(cycl, in.position(), "expected a 0 that ends the cycles, found none");
    }
  }

  private void checkPicture(Chunk rmim) {
    new PictureOddities(oddities)
        .checkBackground(rmim, room.header().width(), room.header().height());
  }

  private void reportMissingPicture() {
    oddities.addOdd(chunk, 0, "has no picture");
  }

  private void checkScripts() {
    for (String tag : List.of("EXCD", "ENCD")) {
      firstChild(tag)
          .filter(code -> code.payload().isEmpty())
          .ifPresent(code -> oddities.addNote(code, 0, "is empty: nothing runs"));
    }
    Set<Integer> seenNumbers = new HashSet<>();
    RoomChunks.all(children, "LSCR")
        .filter(lscr -> !lscr.payload().isEmpty())
        .forEach(lscr -> checkLocalScript(lscr, lscr.payload().u8(0), seenNumbers));
    firstChild("NLSC").ifPresent(this::checkScriptCount);
  }

  private void checkLocalScript(Chunk lscr, int number, Set<Integer> seenNumbers) {
    if (number < LocalScript.MIN_NUMBER) {
      oddities.addOdd(
          lscr, 0, "expected a number from 200 on, found " + number + ": nothing can start it");
    }
    if (!seenNumbers.add(number)) {
      oddities.addOdd(lscr, 0, "script " + number + " occurs more than once");
    }
  }

  private void checkScriptCount(Chunk nlsc) {
    oddities.addUnusedBytes(nlsc, WORD_BYTES);
    long locals = RoomChunks.all(children, "LSCR").count();
    if (nlsc.payload().length() < WORD_BYTES || nlsc.reader().u16() != locals) {
      oddities.addOdd(
          nlsc, 0, "expected " + locals + ", the number of local scripts, found another number");
    }
  }
}
