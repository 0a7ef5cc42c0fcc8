package org.bowsprit.web;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.routelab.live.LiveLaboratory;
import org.bowsprit.routelab.live.RoomsJson;
import org.bowsprit.routelab.movingai.GridMap;
import org.bowsprit.routelab.movingai.MovingAiException;
import org.bowsprit.routelab.movingai.MovingAiRooms;
import org.bowsprit.routelab.room.GameRooms;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.room.LabPicture;
import org.bowsprit.trial.room.LabRoom;

/**
 * The laboratory in a page. It contains the available routers, and the rooms of the files that the
 * user drops on the page.
 */
final class Laboratory {

  private static final String MAP = ".map";

  private final LiveLaboratory live =
      new LiveLaboratory(
          new CompiledRouters()
              .all().stream()
                  .map(provider -> Contestant.trusted(provider, provider.open()))
                  .toList());
  private final UploadedFiles files = new UploadedFiles();
  private List<LabRoom> rooms = List.of();

  static String error(String sentence) {
    return JsonWriter.object(json -> json.put("error", sentence));
  }

  String routers() {
    return live.routers();
  }

  String answer(String question) {
    return live.answer(question);
  }

  void clearFiles() {
    files.clear();
  }

  void addFile(String name, byte[] bytes) {
    files.add(name, bytes);
  }

  void addSource(String name, BlobSource source) {
    files.add(name, source);
  }

  /**
   * Reads the rooms of the files.
   *
   * @param name the name of the files
   * @throws RequestFailedException if the files are neither a game nor a map
   */
  String rooms(String name) {
    Optional<String> map = files.onlyText(MAP);
    rooms =
        map.isPresent()
            ? List.of(MovingAiRooms.of(name, map(map.get())))
            : GameRooms.of(files.game(name, "").resources());
    if (rooms.isEmpty()) {
      throw new RequestFailedException("There is no room with walk boxes in it.");
    }
    return RoomsJson.of(name, rooms, picture -> Optional.empty());
  }

  private static GridMap map(String text) {
    try {
      return GridMap.parse(text.lines().toList());
    } catch (MovingAiException e) {
      throw new RequestFailedException("The map cannot be read: " + e.getMessage() + ".");
    }
  }

  byte[] pixels(int room) {
    return rooms.get(room).picture().map(LabPicture::pixels).orElse(new byte[0]);
  }

  byte[] palette(int room) {
    return rooms.get(room).picture().map(LabPicture::palette).orElse(new byte[0]);
  }
}
