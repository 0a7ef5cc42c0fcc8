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
 * @param palette nothing where the room has none: it keeps the colours that are there
 * @param transparent the colour that is left out of see-through strips
 * @param cycles colours that move round; nothing where the room has no such chunk: the slots of the
 *     room before stay, stopped (spec 02 §6)
 * @param egaDither what stands for each colour on a machine with sixteen
 */
public record RoomColours(
    Optional<Palette> palette,
    TransparentColour transparent,
    Optional<ColourCycles> cycles,
    Optional<EgaDither> egaDither) {

  static RoomColours decode(List<Chunk> room, Damaged parts) {
    return new RoomColours(
        RoomChunks.first(room, Palette.TAG).map(chunk -> Palette.decode(chunk.reader())),
        RoomChunks.first(room, TransparentColour.TAG)
            .flatMap(chunk -> parts.attempt(() -> TransparentColour.decode(chunk.reader())))
            .orElse(TransparentColour.DEFAULT),
        RoomChunks.first(room, ColourCycles.TAG).map(chunk -> ColourCycles.decode(chunk.reader())),
        RoomChunks.first(room, EgaDither.TAG)
            .flatMap(chunk -> parts.attempt(() -> EgaDither.decode(chunk.reader()))));
  }
}
