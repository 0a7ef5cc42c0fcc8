package org.bowsprit.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalReader;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.SaveRefusedException;
import org.bowsprit.format.game.Detection;
import org.bowsprit.format.game.Game;

/** Opens games from the files of a page, one at a time. */
final class Engine {

  private final CompiledRouters routers = new CompiledRouters();
  private final String version;
  private final UploadedFiles uploadedFiles = new UploadedFiles();
  private final PageLanguage language = new PageLanguage();
  private OpenGame openGame;
  private View view;
  private Rerun rerun;

  Engine(String version) {
    this.version = version;
  }

  String version() {
    return version;
  }

  CompiledRouters routers() {
    return routers;
  }

  PageLanguage language() {
    return language;
  }

  /** Removes all files. */
  void clearFiles() {
    uploadedFiles.clear();
  }

  /**
   * Adds a file, or the files in it if it is a zip. In the name, a slash follows each folder.
   *
   * @throws RequestFailedException if the file is a zip that cannot be unpacked
   */
  void addFile(String name, byte[] bytes) {
    uploadedFiles.add(name, bytes);
  }

  /** Adds a file, not a zip, that is read on demand. */
  void addSource(String name, BlobSource source) {
    uploadedFiles.add(name, source);
  }

  /**
   * Opens a game from the files. Does not start to play it.
   *
   * @param name the name of the files
   * @param choice the chosen game, if there are several; empty if there is only one
   * @param settings the settings for the start of the game
   * @param journal the recording to replay; empty for none
   * @throws RequestFailedException if there is no such game. The game that was open before
   *     continues
   */
  void open(String name, String choice, StartSettings settings, String journal, int sampleRate) {
    Game game = uploadedFiles.game(name, choice);
    List<String> messages = new ArrayList<>();
    Optional<Journal> recording =
        journal.isEmpty() ? Optional.empty() : Optional.of(journal(journal, game));
    Journal.Origin origin =
        recording.map(Journal::origin).orElseGet(() -> settings.origin(game, version));
    openGame =
        new OpenGame(
            game, routers, origin, language, settings.speech(), recording, sampleRate, messages);
    view = new View(openGame);
    rerun = null;
  }

  private static Journal journal(String text, Game game) {
    try {
      Journal journal = JournalReader.read(text.lines().toList());
      if (!journal.origin().game().equals(game.identity().md5())) {
        throw new RequestFailedException("The recording is of another game or release.");
      }
      return journal;
    } catch (IllegalArgumentException | SaveRefusedException e) {
      throw new RequestFailedException("The recording cannot be read: " + e.getMessage() + ".");
    }
  }

  /** Returns the games found in the last search of the files. */
  String choices() {
    return JsonWriter.array(
        list -> {
          for (Detection detection : uploadedFiles.detections()) {
            if (detection instanceof Detection.Found found) {
              list.addObject(
                  json ->
                      json.put("choice", found.choice())
                          .put("title", found.identity().description()));
            }
          }
        });
  }

  /** Returns the contents of a saved game's header. */
  String header(byte[] file) {
    try {
      SaveHeader header = new SaveFormat().readHeader(file);
      return JsonWriter.object(
          json ->
              json.put("game", header.game())
                  .put("gameTitle", header.gameTitle())
                  .put("engine", header.engine())
                  .put("title", header.title())
                  .put("room", header.room())
                  .put("roomName", header.roomName())
                  .put("seconds", header.secondsPlayed())
                  .put("savedAt", header.savedAt()));
    } catch (SaveRefusedException e) {
      throw new RequestFailedException(
          "This is not a saved game that can be loaded: " + e.getMessage() + ".");
    }
  }

  /**
   * Boots the open game a second time. The page plays this copy separately, with the given input.
   */
  void beginRerun(String router, String input, long seed, int bootParameter) {
    rerun = new Rerun(open().game(), routers, router, input, seed, bootParameter);
  }

  Rerun rerun() {
    return rerun;
  }

  /**
   * Returns the open game.
   *
   * @throws RequestFailedException if there is none
   */
  OpenGame open() {
    if (openGame == null) {
      throw new RequestFailedException("No game is open.");
    }
    return openGame;
  }

  /**
   * Returns the view of the open game.
   *
   * @throws RequestFailedException if there is none
   */
  View view() {
    open();
    return view;
  }
}
