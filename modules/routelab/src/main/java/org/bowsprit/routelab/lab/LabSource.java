package org.bowsprit.routelab.lab;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.Release;
import org.bowsprit.routelab.query.BoxSetFile;
import org.bowsprit.routelab.query.QueryFileException;
import org.bowsprit.routelab.query.Witnesses;
import org.bowsprit.routelab.room.GameRooms;
import org.bowsprit.routelab.room.LabRooms;
import org.bowsprit.routelab.room.RoomsRefusedException;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.vm.symbol.NearestName;
import org.bowsprit.vm.symbol.SymbolFile;

/**
 * Reads the requested rooms: the rooms of a game or of a file, or the two built-in rooms that show
 * common errors of routers.
 */
public final class LabSource {

  /** The name of the two rooms that show common errors of routers. */
  public static final String WITNESSES = "witnesses";

  private final GameCatalog catalog;

  @Inject
  LabSource(GameCatalog catalog) {
    this.catalog = catalog;
  }

  /**
   * Rooms and the name of their source.
   *
   * @param name the name that is shown to users, without a path
   * @param rooms the rooms in order
   */
  public record Rooms(String name, LabRooms rooms) {

    /** Creates rooms from a list. */
    public Rooms(String name, List<LabRoom> rooms) {
      this(name, LabRooms.of(rooms));
    }

    /**
     * Returns the number of the room with a name.
     *
     * @throws IllegalArgumentException if there is none; the message suggests a similar name
     */
    public int number(String requestedName) {
      Map<String, Integer> numbers = new LinkedHashMap<>();
      rooms.forEach(room -> numbers.putIfAbsent(nameWithoutNumber(room), room.id()));
      return numbers.entrySet().stream()
          .filter(room -> room.getKey().equalsIgnoreCase(requestedName))
          .map(Map.Entry::getValue)
          .findFirst()
          .orElseThrow(
              () ->
                  new IllegalArgumentException(
                      unknownRoomMessage(requestedName, numbers.keySet())));
    }

    private static String unknownRoomMessage(String requestedName, Collection<String> names) {
      return "has no room with walk boxes called '"
          + requestedName
          + "'"
          + NearestName.hintOrAll(requestedName, names);
    }

    /** Returns a room's name without the number in front of it. */
    private static String nameWithoutNumber(LabRoom room) {
      String number = room.id() + " ";
      return room.name().startsWith(number) ? room.name().substring(number.length()) : room.name();
    }
  }

  /**
   * Reads rooms.
   *
   * @param source a game, a {@code .json} file of box sets, a {@code .map}, {@code .scen} or {@code
   *     .mesh}, {@link #WITNESSES}, or null for the demo
   * @param notes receives a sentence if a symbol file is not used
   */
  public Rooms read(String source, Consumer<String> notes) throws IOException {
    if (WITNESSES.equals(source)) {
      return new Rooms("the two witnesses", Witnesses.rooms());
    }
    if (source != null) {
      String lower = source.toLowerCase(Locale.ROOT);
      if (lower.endsWith(".json")) {
        return boxSets(Path.of(source));
      }
      if (FieldSource.isField(source)) {
        return FieldSource.read(Path.of(source));
      }
    }
    Game game = catalog.open(source);
    return new Rooms(
        name(game.identity(), source), GameRooms.of(game.resources(), SymbolFile.of(game, notes)));
  }

  /**
   * Returns the title of a game that was identified with certainty, otherwise the name of its
   * folder or file.
   */
  private static String name(GameIdentity identity, String source) {
    if (!identity.variant().equals(Release.UNKNOWN_VARIANT)) {
      return identity.name();
    }
    return source == null ? identity.stem() : fileName(source);
  }

  private static Rooms boxSets(Path file) throws IOException {
    try {
      return new Rooms(
          String.valueOf(file.getFileName()), new BoxSetFile(() -> Files.newInputStream(file)));
    } catch (QueryFileException e) {
      throw new RoomsRefusedException(file + ", " + e.getMessage());
    }
  }

  private static String fileName(String source) {
    Path name = Path.of(source).toAbsolutePath().normalize().getFileName();
    return name == null ? source : name.toString();
  }
}
