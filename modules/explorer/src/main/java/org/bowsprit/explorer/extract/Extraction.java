package org.bowsprit.explorer.extract;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.bowsprit.audio.speech.SpeechFile;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.explorer.extract.GamePageData.PageAnimation;
import org.bowsprit.explorer.extract.GamePageData.PageCostume;
import org.bowsprit.explorer.extract.GamePageData.PageFile;
import org.bowsprit.explorer.extract.GamePageData.PageFont;
import org.bowsprit.explorer.extract.GamePageData.PageRoom;
import org.bowsprit.explorer.extract.GamePageData.PageScript;
import org.bowsprit.explorer.extract.GamePageData.PageSound;
import org.bowsprit.explorer.inspect.RoomReport;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.sound.Sound;
import org.bowsprit.vm.text.GameListings;
import org.bowsprit.vm.text.Listing;

/**
 * Writes the whole contents of a game into a folder. Unreadable parts are left out and reported.
 */
public final class Extraction {

  private final Game game;
  private final GameResources resources;
  private final OutputFolder outputFolder;
  private final List<String> problems = new ArrayList<>();

  /** Prepares to write {@code game} into {@code folder}. */
  public Extraction(Game game, Path folder) {
    this.game = game;
    this.resources = game.resources();
    this.outputFolder = new OutputFolder(folder);
  }

  /** Returns the number of steps that {@link #run} counts. */
  public int stepCount() {
    return resources.roomIds().size()
        + resources.ids(ResourceKind.COSTUME).size()
        + resources.ids(ResourceKind.CHARSET).size()
        + resources.ids(ResourceKind.SOUND).size();
  }

  /** Writes all files and the page. Calls {@code progress} after each step. */
  public void run(Runnable progress) {
    List<PageRoom> rooms = writeEach(resources.roomIds(), progress, this::room);
    List<PageCostume> costumes =
        writeEach(resources.ids(ResourceKind.COSTUME), progress, this::costume);
    List<PageFont> fonts = writeEach(resources.ids(ResourceKind.CHARSET), progress, this::font);
    List<PageSound> sounds = writeEach(resources.ids(ResourceKind.SOUND), progress, this::sound);
    SpeechFile speech = SpeechFile.find(game.files(), game.identity().stem());
    List<PageScript> scripts = scripts();
    GamePageData page =
        new GamePageData(
            game.identity().description(),
            rooms,
            costumes,
            fonts,
            sounds,
            VerbNames.find(scripts),
            new SpeechFiles(outputFolder).write(speech),
            problems);
    new PageWriter(outputFolder).write(page, scripts);
  }

  /** Returns a sentence for each part that could not be read. */
  public List<String> problems() {
    return List.copyOf(problems);
  }

  /** Returns the number of written files. */
  public int fileCount() {
    return outputFolder.files();
  }

  /** Reads one resource and writes its files. */
  private interface FileWriter<T> {
    T make(int id);
  }

  private <T> List<T> writeEach(List<Integer> ids, Runnable progress, FileWriter<T> writer) {
    List<T> results = new ArrayList<>();
    for (int id : ids) {
      readOrReport(() -> writer.make(id)).ifPresent(results::add);
      progress.run();
    }
    return results;
  }

  private <T> Optional<T> readOrReport(Supplier<T> reader) {
    try {
      return Optional.of(reader.get());
    } catch (FormatException e) {
      problems.add(e.getMessage());
      return Optional.empty();
    }
  }

  private PageRoom room(int id) {
    Room room = resources.room(id).orElseThrow();
    RoomPictures pictures = new RoomPictures(outputFolder, id, room);
    RoomPictures.Files background = pictures.background();
    Map<Integer, Map<Integer, String>> states = new TreeMap<>();
    for (RoomObject object : room.objects()) {
      Map<Integer, String> files = new TreeMap<>();
      pictures.states(object).forEach((state, written) -> files.put(state, written.image()));
      if (!files.isEmpty()) {
        states.put(object.id(), files);
      }
    }
    return new PageRoom(
        RoomReport.of(resources, id, room), background.image(), background.planes(), states);
  }

  private PageCostume costume(int id) {
    Costume costume = resources.costume(id).orElseThrow();
    int room = resources.index().costumes().entry(id).room();
    byte[] palette =
        readOrReport(() -> resources.room(room).map(Palettes::of).orElseThrow())
            .orElse(Palettes.greys(255));
    CostumeFiles files = new CostumeFiles(outputFolder, id, costume, palette);
    return new PageCostume(
        id,
        room,
        files.writeSheet(),
        files.writeAnimations().stream()
            .map(one -> new PageAnimation(one.number(), one.file(), one.frames()))
            .toList());
  }

  private PageFont font(int id) {
    Charset font = resources.charset(id).orElseThrow();
    String file = new FontSheet(outputFolder, id, font).write();
    return new PageFont(id, file, font.height(), font.bitsPerPixel(), font.glyphs().size());
  }

  private PageSound sound(int id) {
    Sound sound = resources.sound(id).orElseThrow();
    List<SoundExtraction.WrittenFile> files =
        new SoundExtraction(outputFolder, id)
            .write(sound, resources.chunk(ResourceKind.SOUND, id).orElseThrow());
    return new PageSound(
        id,
        resources.index().sounds().entry(id).room(),
        files.stream().map(one -> new PageFile(one.file(), one.what())).toList());
  }

  private List<PageScript> scripts() {
    List<PageScript> scripts = new ArrayList<>();
    for (Listing listing : new GameListings(resources).all()) {
      if (!listing.lines().isEmpty()) {
        String text = listing.text();
        String file =
            outputFolder.write("scripts/" + listing.name().replace(':', '-') + ".txt", text);
        scripts.add(new PageScript(listing.name(), file, text));
      }
    }
    return scripts;
  }
}
