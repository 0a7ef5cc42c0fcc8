package org.bowsprit.format.room;

import java.util.List;
import java.util.Optional;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.palette.ColourCycles;
import org.bowsprit.format.palette.EgaDither;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.palette.TransparentColour;

/**
 * The colours of a room: CLUT, TRNS, CYCL and EPAL.
 *
 * @param palette the palette; empty if the room has none and the current colours remain
 * @param transparent the colour that see-through strips skip
 * @param cycles the colour cycles; empty if the room has no such chunk and the previous room's
 *     cycles remain, stopped (spec 02 §6)
 * @param egaDither the replacement of each colour on a machine with sixteen colours
 */
public record RoomColours(
    Optional<Palette> palette,
    TransparentColour transparent,
    Optional<ColourCycles> cycles,
    Optional<EgaDither> egaDither) {

  static RoomColours decode(List<Chunk> room, DamageCollector damaged) {
    return new RoomColours(
        RoomChunks.first(room, Palette.TAG).map(chunk -> Palette.decode(chunk.reader())),
        RoomChunks.first(room, TransparentColour.TAG)
            .flatMap(chunk -> damaged.tryRead(() -> TransparentColour.decode(chunk.reader())))
            .orElse(TransparentColour.DEFAULT),
        RoomChunks.first(room, ColourCycles.TAG).map(chunk -> ColourCycles.decode(chunk.reader())),
        RoomChunks.first(room, EgaDither.TAG)
            .flatMap(chunk -> damaged.tryRead(() -> EgaDither.decode(chunk.reader()))));
  }
}
