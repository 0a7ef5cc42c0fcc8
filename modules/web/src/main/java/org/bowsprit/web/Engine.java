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

/** Opens games of the files that a page gives, one at a time. */
final class Engine {

  private final CompiledRouters routers = new CompiledRouters();
  private final String version;
  private final GivenFiles files = new GivenFiles();
  private OpenGame open;
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

  /** Forgets the files that were given. */
  void clearFiles() {
    files.clear();
  }

  /**
   * Takes a file, or those in it if it is a zip; folders in its name end in slashes.
   *
   * @throws WebTrouble if it is a zip that cannot be unpacked
   */
  void addFile(String name, byte[] bytes) {
    files.add(name, bytes);
  }

  /** Takes a file, no zip, that is read when something of it is asked for. */
  void addSource(String name, BlobSource source) {
    files.add(name, source);
  }

  /**
   * Opens a game of the files that were given, and plays nothing of it yet.
   *
   * @param name what to call the files
   * @param choice which game, if there are several; empty for the only one
   * @param how how it begins
   * @param journal what is to be done again; empty for nothing
   * @param sampleRate of its sound
   * @throws WebTrouble if there is no such game; what was open goes on
   */
  void open(String name, String choice, StartSettings how, String journal, int sampleRate) {
    Game game = files.game(name, choice);
    List<String> notes = new ArrayList<>();
    Optional<Journal> replayed =
        journal.isEmpty() ? Optional.empty() : Optional.of(journal(journal, game));
    Journal.Origin origin =
        replayed.map(Journal::origin).orElseGet(() -> how.origin(game, version));
    open = new OpenGame(game, routers, origin, how.speech(), replayed, sampleRate, notes);
    view = new View(open);
    rerun = null;
  }

  private static Journal journal(String text, Game game) {
    try {
      Journal journal = JournalReader.read(text.lines().toList());
      if (!journal.origin().game().equals(game.identity().md5())) {
        throw new WebTrouble("The recording is of another game or release.");
      }
      return journal;
    } catch (IllegalArgumentException | SaveRefusedException e) {
      throw new WebTrouble("The recording cannot be read: " + e.getMessage() + ".");
    }
  }

  /** Returns the games in the files that were looked at last. */
  String choices() {
    return JsonWriter.array(
        list -> {
          for (Detection detection : files.seen()) {
            if (detection instanceof Detection.Found found) {
              list.addObject(
                  json ->
                      json.put("choice", found.choice()).put("title", found.identity().describe()));
            }
          }
        });
  }

  /** Returns what the header of a saved game says. */
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
      throw new WebTrouble("This is no saved game that can be loaded: " + e.getMessage() + ".");
    }
  }

  /** Boots the open game once more, to be played beside it with input that is given. */
  void beginRerun(String input, long seed, int bootParameter) {
    rerun = new Rerun(open().game(), routers, input, seed, bootParameter);
  }

  Rerun rerun() {
    return rerun;
  }

  /**
   * Returns the game that is open.
   *
   * @throws WebTrouble if none is
   */
  OpenGame open() {
    if (open == null) {
      throw new WebTrouble("No game is open.");
    }
    return open;
  }

  /**
   * Returns what is shown of it.
   *
   * @throws WebTrouble if none is open
   */
  View view() {
    open();
    return view;
  }
}
