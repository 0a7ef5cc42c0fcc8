package org.bowsprit.routelab.lab;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.desktop.folder.TemporaryFolder;
import org.bowsprit.desktop.page.SingleFile;
import org.bowsprit.desktop.page.WebSite;
import org.bowsprit.routelab.live.RoomsJson;
import org.bowsprit.routelab.query.Witnesses;
import org.bowsprit.routelab.report.PictureData;
import org.bowsprit.routelab.room.RoomsRefusedException;
import org.bowsprit.trial.room.LabRoom;

/**
 * Creates the page of the live laboratory, with the requested rooms and the two rooms of {@link
 * Witnesses}.
 */
public final class LabPages {

  /** The main file of the page. */
  public static final String INDEX = "index.html";

  /** The file of the rooms. */
  static final String ROOMS = "rooms.json";

  private final WebSite site;

  @Inject
  LabPages(WebSite site) {
    this.site = site;
  }

  /**
   * Returns the files of the page by their paths.
   *
   * @throws RoomsRefusedException if there is no room
   */
  public Map<String, byte[]> of(LabSource.Rooms source) throws IOException {
    List<LabRoom> rooms = source.rooms().list();
    if (rooms.isEmpty()) {
      throw new RoomsRefusedException("there is no room with walk boxes in " + source.name());
    }
    if (!rooms.equals(Witnesses.rooms())) {
      rooms.addAll(Witnesses.rooms());
    }
    Map<String, byte[]> files = new TreeMap<>();
    for (Map.Entry<String, Path> file : site.laboratoryFiles().entrySet()) {
      files.put(file.getKey(), Files.readAllBytes(file.getValue()));
    }
    String json =
        RoomsJson.of(source.name(), rooms, picture -> Optional.of(PictureData.uri(picture)));
    files.put(ROOMS, json.getBytes(StandardCharsets.UTF_8));
    return files;
  }

  /** Writes the page into a folder and returns the paths of its files. */
  public List<String> write(LabSource.Rooms source, Path folder) throws IOException {
    Map<String, byte[]> files = of(source);
    Files.createDirectories(folder);
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Files.write(folder.resolve(file.getKey()), file.getValue());
    }
    return List.copyOf(files.keySet());
  }

  /** Returns the page as one HTML file that needs no server. */
  public String singleFile(LabSource.Rooms source) throws IOException {
    try (TemporaryFolder folder = new TemporaryFolder("bowsprit-lab")) {
      return new SingleFile(folder.path()).text(write(source, folder.path()));
    }
  }
}
