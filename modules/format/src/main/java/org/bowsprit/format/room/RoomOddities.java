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

  private static final Set<String> KNOWN =
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
  private static final List<String[]> DISPENSABLE =
      List.of(
          new String[] {ColourCycles.TAG, "colours of the room before stop"},
          new String[] {TransparentColour.TAG, "colour 255 is taken"},
          new String[] {EgaDither.TAG, "which says how EGA shows colours"},
          new String[] {"BOXD", "actors walk straight"},
          new String[] {Palette.TAG, "colours stay as they are"},
          new String[] {"EXCD", "nothing runs on leaving"},
          new String[] {"ENCD", "nothing runs on entering"},
          new String[] {"NLSC", "the scripts that are there count"});

  private static final int SCALE_SLOTS = 4;
  private static final int SLOT_BYTES = 8;
  private static final int CYCLE_BYTES = 9;
  private static final int WORD = 2;

  private final Chunk chunk;
  private final List<Chunk> children;
  private final Room room;
  private final int gameObjects;
  private final Oddities oddities = new Oddities();

  private RoomOddities(Chunk chunk, int gameObjects) {
    this.chunk = chunk;
    this.gameObjects = gameObjects;
    this.children = chunk.children();
    this.room = Room.decode(chunk);
  }

  /**
   * Returns the oddities of the ROOM chunk {@code chunk}.
   *
   * @param gameObjects one more than the highest object number of the game
   */
  public static List<Oddity> of(Chunk chunk, int gameObjects) {
    return new RoomOddities(chunk, gameObjects).find();
  }

  private List<Oddity> find() {
    betweenChunks(chunk);
    room.damage().forEach(oddities::lost);
    for (Chunk child : children) {
      if (!KNOWN.contains(child.tag())) {
        oddities.odd(child, 0, "is a chunk that no room of version 5 has: it is ignored");
      }
    }
    dispensable();
    header();
    first("BOXD").ifPresent(this::boxes);
    first("BOXM").ifPresentOrElse(this::matrix, this::noMatrix);
    first("SCAL").ifPresent(this::scale);
    first(Palette.TAG).ifPresent(this::palette);
    first(ColourCycles.TAG).ifPresent(this::cycles);
    first(TransparentColour.TAG).ifPresent(trns -> oddities.leftOver(trns, WORD));
    first(EgaDither.TAG).ifPresent(epal -> oddities.leftOver(epal, Palette.COLOURS));
    first(RoomPicture.TAG).ifPresentOrElse(this::picture, this::noPicture);
    ObjectOddities objects = new ObjectOddities(oddities, gameObjects);
    RoomChunks.all(children, ObjectImage.TAG).forEach(objects::image);
    RoomChunks.all(children, ObjectCode.TAG).forEach(objects::code);
    scripts();
    return oddities.list();
  }

  private Optional<Chunk> first(String tag) {
    return RoomChunks.first(children, tag);
  }

  private void betweenChunks(Chunk holder) {
    oddities.betweenChunks(holder);
    holder.children().stream()
        .filter(inner -> ChunkTree.isContainer(inner.tag()))
        .forEach(this::betweenChunks);
  }

  private void dispensable() {
    for (String[] tag : DISPENSABLE) {
      if (first(tag[0]).isEmpty()) {
        oddities.note(chunk, 0, "expected a chunk " + tag[0] + ", found none: " + tag[1]);
      }
    }
  }

  private void header() {
    first(RoomHeader.TAG).ifPresent(rmhd -> oddities.leftOver(rmhd, RoomHeader.BYTES));
    if (room.header().objects() != room.objects().size()) {
      oddities.odd(
          first(RoomHeader.TAG).orElse(chunk),
          2 * WORD,
          "says that it has "
              + room.header().objects()
              + " objects and has "
              + room.objects().size());
    }
  }

  private void boxes(Chunk boxd) {
    ByteReader in = boxd.reader();
    if (in.remaining() < WORD) {
      oddities.lost(boxd, 0, "expected a number of boxes, found " + in.remaining() + " bytes");
      return;
    }
    int count = in.u16();
    if (in.remaining() < count * BoxRecord.BYTES) {
      oddities.lost(
          boxd,
          WORD,
          "expected "
              + count
              + " boxes of 20 bytes, found "
              + in.remaining()
              + " bytes: the boxes that are there are taken");
    }
    oddities.leftOver(boxd, WORD + count * BoxRecord.BYTES);
  }

  private void matrix(Chunk boxm) {
    Bytes payload = boxm.payload();
    int rows = 0;
    int at = 0;
    while (at < payload.length() && rows < room.floor().boxes().count()) {
      boolean ends = payload.u8(at) == BoxMatrixChunk.END_OF_ROW;
      rows += ends ? 1 : 0;
      at += ends ? 1 : BoxMatrixChunk.HOP_BYTES;
    }
    if (rows < room.floor().boxes().count()) {
      oddities.lost(
          boxm,
          payload.length(),
          "expected " + room.floor().boxes().count() + " rows, found " + rows);
    }
  }

  private void noMatrix() {
    if (room.floor().boxes().count() > 0) {
      oddities.odd(chunk, 0, "has boxes but no matrix: actors walk straight");
    }
  }

  private void scale(Chunk scal) {
    if (scal.payload().length() != SCALE_SLOTS * SLOT_BYTES) {
      oddities.odd(
          scal,
          0,
          "expected a payload of 32 bytes, found "
              + scal.payload().length()
              + ": whole slots of 8 bytes are taken");
    }
  }

  private void palette(Chunk clut) {
    int wanted = Palette.COLOURS * Palette.CHANNELS;
    int length = clut.payload().length();
    if (length < wanted) {
      oddities.odd(
          clut,
          length,
          "expected 256 colours, found "
              + length / Palette.CHANNELS
              + ": the others stay as they are");
    }
    oddities.leftOver(clut, wanted);
  }

  private void cycles(Chunk cycl) {
    ByteReader in = cycl.reader();
    while (in.remaining() >= CYCLE_BYTES) {
      int at = in.position();
      int number = in.u8();
      if (number == 0) {
        return;
      }
      if (number > ColourCycle.SLOTS) {
        oddities.odd(cycl, at, "expected a cycle of 1 to 16, found " + number + ": it is ignored");
        return;
      }
      in.skip(CYCLE_BYTES - 1);
    }
    if (in.remaining() == 0 || in.u8() != 0) {
      oddities.odd(cycl, in.position(), "expected a 0 that ends the cycles, found none");
    }
  }

  private void picture(Chunk rmim) {
    new PictureOddities(oddities).background(rmim, room.header().width(), room.header().height());
  }

  private void noPicture() {
    oddities.odd(chunk, 0, "has no picture");
  }

  private void scripts() {
    for (String tag : List.of("EXCD", "ENCD")) {
      first(tag)
          .filter(code -> code.payload().isEmpty())
          .ifPresent(code -> oddities.note(code, 0, "is empty: nothing runs"));
    }
    Set<Integer> seen = new HashSet<>();
    RoomChunks.all(children, "LSCR")
        .filter(lscr -> !lscr.payload().isEmpty())
        .forEach(lscr -> local(lscr, lscr.payload().u8(0), seen));
    first("NLSC").ifPresent(this::count);
  }

  private void local(Chunk lscr, int number, Set<Integer> seen) {
    if (number < LocalScript.FIRST) {
      oddities.odd(
          lscr, 0, "expected a number from 200 on, found " + number + ": nothing can start it");
    }
    if (!seen.add(number)) {
      oddities.odd(lscr, 0, "script " + number + " is there once more");
    }
  }

  private void count(Chunk nlsc) {
    oddities.leftOver(nlsc, WORD);
    long locals = RoomChunks.all(children, "LSCR").count();
    if (nlsc.payload().length() < WORD || nlsc.reader().u16() != locals) {
      oddities.odd(nlsc, 0, "expected " + locals + ", the number of local scripts, found another");
    }
  }
}
