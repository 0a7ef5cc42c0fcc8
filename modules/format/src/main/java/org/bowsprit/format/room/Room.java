package org.bowsprit.format.room;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.image.RoomPicture;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectImage;
import org.bowsprit.format.palette.ColourCycles;
import org.bowsprit.format.palette.EgaDither;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.palette.TransparentColour;
import org.bowsprit.format.script.Script;

/**
 * One room: the ROOM chunk (spec 01 §6).
 *
 * <p>Pictures stay packed in strips; everything else is decoded.
 *
 * @param header the room's size
 * @param floor the boxes, the box matrix and the scale slots
 * @param colours the palette, the transparent colour, the colour cycles and the EGA dither
 * @param picture the background; empty if it is missing or damaged; the room is black in this case
 * @param objects all objects with code, in file order; an object's {@code parent} is a position in
 *     this list, counted from 1
 * @param scripts the entry script, the exit script and the local scripts
 * @param damage the parts that are missing because they cannot be read
 */
public record Room(
    RoomHeader header,
    BoxChunks floor,
    RoomColours colours,
    Optional<RoomPicture> picture,
    List<RoomObject> objects,
    RoomScripts scripts,
    List<FormatException> damage) {

  /** The chunk's tag. */
  public static final String TAG = "ROOM";

  /** The replacement for a room that cannot be read: a black screen without objects or scripts. */
  public static final Room UNREADABLE =
      new Room(
          RoomHeader.UNREADABLE,
          BoxChunks.NONE,
          new RoomColours(
              Optional.empty(), TransparentColour.DEFAULT, Optional.empty(), Optional.empty()),
          Optional.empty(),
          List.of(),
          new RoomScripts(Script.EMPTY, Script.EMPTY, List.of()),
          List.of());

  public Room {
    objects = List.copyOf(objects);
    damage = List.copyOf(damage);
  }

  /** Reads a ROOM chunk. Never fails. Unreadable parts are left out and reported as damage. */
  public static Room decode(Chunk chunk) {
    List<Chunk> children = chunk.children();
    DamageCollector damageCollector = new DamageCollector();
    Optional<Chunk> rmhd = RoomChunks.first(children, RoomHeader.TAG);
    if (rmhd.isEmpty()) {
      damageCollector.add(FormatException.at(chunk.path(), 0, "expected a chunk RMHD, found none"));
    }
    RoomHeader header =
        rmhd.flatMap(found -> damageCollector.tryRead(() -> RoomHeader.decode(found.reader())))
            .orElse(RoomHeader.UNREADABLE);
    return new Room(
        header,
        BoxChunks.decode(children),
        RoomColours.decode(children, damageCollector),
        RoomChunks.first(children, RoomPicture.TAG)
            .flatMap(
                rmim -> damageCollector.tryRead(() -> RoomPicture.decode(rmim, header.width()))),
        objects(children, damageCollector),
        RoomScripts.decode(children, damageCollector),
        damageCollector.list());
  }

  /**
   * Pairs code and image by object number. Images without code are unused. An unreadable object
   * keeps its position in the list, because parents are given by position.
   */
  private static List<RoomObject> objects(List<Chunk> children, DamageCollector damageCollector) {
    Map<Integer, ObjectImage> images = new HashMap<>();
    RoomChunks.all(children, ObjectImage.TAG)
        .flatMap(obim -> damageCollector.tryRead(() -> ObjectImage.decode(obim)).stream())
        .forEach(image -> images.putIfAbsent(image.id(), image));
    return RoomChunks.all(children, ObjectCode.TAG)
        .map(
            obcd ->
                damageCollector
                    .tryRead(() -> ObjectCode.decode(obcd))
                    .orElse(ObjectCode.UNREADABLE))
        .map(code -> new RoomObject(code, Optional.ofNullable(images.get(code.id()))))
        .toList();
  }

  /** Writes the payload of a ROOM chunk, with its chunks in the order of shipped games. */
  public void encode(ByteWriter out) {
    out.chunk(RoomHeader.TAG, header::encode);
    colours.cycles().ifPresent(cycles -> out.chunk(ColourCycles.TAG, cycles::encode));
    out.chunk(TransparentColour.TAG, colours.transparent()::encode);
    colours.egaDither().ifPresent(dither -> out.chunk(EgaDither.TAG, dither::encode));
    floor.encodeBoxes(out);
    colours.palette().ifPresent(palette -> out.chunk(Palette.TAG, palette::encode));
    floor.encodeScale(out);
    picture.ifPresent(rmim -> out.chunk(RoomPicture.TAG, rmim::encode));
    for (RoomObject object : objects) {
      object.image().ifPresent(image -> out.chunk(ObjectImage.TAG, image::encode));
    }
    objects.forEach(object -> out.chunk(ObjectCode.TAG, object.code()::encode));
    scripts.encode(out);
  }

  /** Returns the first object with the number {@code id}. */
  public Optional<RoomObject> object(int id) {
    return objects.stream().filter(object -> object.id() == id).findFirst();
  }

  /** Returns the parent of {@code object}; empty if the object names no parent that exists. */
  public Optional<RoomObject> parentOf(RoomObject object) {
    int position = object.code().header().parent();
    return position >= 1 && position <= objects.size()
        ? Optional.of(objects.get(position - 1))
        : Optional.empty();
  }
}
