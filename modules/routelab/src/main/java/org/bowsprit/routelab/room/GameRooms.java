package org.bowsprit.routelab.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.room.Room;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.room.LabPicture;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.vm.symbol.RoomDirectory;
import org.bowsprit.vm.symbol.Symbols;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads the rooms of a game that have walk boxes. */
public final class GameRooms {

  private static final Logger LOG = LoggerFactory.getLogger(GameRooms.class);

  private GameRooms() {}

  /**
   * Reads every room with boxes, in ascending order of their numbers; unreadable rooms are left out
   * and logged.
   */
  public static List<LabRoom> of(GameResources game) {
    return of(game, Symbols.NONE);
  }

  /**
   * Reads every room with boxes, in ascending order of their numbers; unreadable rooms are left out
   * and logged.
   *
   * @param game the game
   * @param symbols the names of the rooms in its sources
   */
  public static List<LabRoom> of(GameResources game, Symbols symbols) {
    RoomDirectory names = RoomDirectory.of(game, symbols);
    GlobalWalks global = new GlobalWalks(game);
    List<LabRoom> rooms = new ArrayList<>();
    for (int id : game.roomIds()) {
      try {
        Optional<Room> room = game.room(id);
        if (room.isPresent() && room.get().floor().boxes().count() > 0) {
          rooms.add(
              labRoom(names, id, room.get())
                  .withScripted(ScriptedWalks.of(global, id, room.get())));
        }
      } catch (FormatException e) {
        LOG.warn("Room {} is left out: {}", id, e.getMessage());
      }
    }
    return rooms;
  }

  private static LabRoom labRoom(RoomDirectory names, int id, Room room) {
    String name = names.name(id).map(text -> id + " " + text).orElse("room " + id);
    List<Point> walkToPoints =
        room.objects().stream()
            .map(object -> object.code().header())
            .map(header -> new Point(header.walkX(), header.walkY()))
            .distinct()
            .toList();
    return new LabRoom(
        id,
        name,
        room.floor(),
        picture(room),
        walkToPoints,
        LockScenarioFinder.scenarios(room),
        List.of());
  }

  private static Optional<LabPicture> picture(Room room) {
    Optional<StripPicture> strips =
        room.picture().flatMap(rmim -> rmim.picture()).flatMap(picture -> picture.pixels());
    if (strips.isEmpty() || room.colours().palette().isEmpty()) {
      return Optional.empty();
    }
    int width = strips.get().width();
    int height = room.header().height();
    byte[] pixels = new byte[width * height];
    strips.get().decode(height, room.colours().transparent().index(), pixels, 0, width);
    return Optional.of(
        new LabPicture(width, height, pixels, bytes(room.colours().palette().get())));
  }

  private static byte[] bytes(Palette palette) {
    byte[] bytes = new byte[Palette.COLOUR_COUNT * Palette.BYTES_PER_COLOUR];
    for (int colour = 0; colour < Palette.COLOUR_COUNT; colour++) {
      for (int channel = 0; channel < Palette.BYTES_PER_COLOUR; channel++) {
        bytes[colour * Palette.BYTES_PER_COLOUR + channel] =
            (byte) palette.component(colour, channel);
      }
    }
    return bytes;
  }
}
