package org.bowsprit.vm.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.script.Script;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.text.Disassembler;
import org.bowsprit.vm.text.Listing;

/** Reads the scripts of the four lab games. */
public final class LabScripts {

  private static final byte FILE_KEY = 0x69;
  private static final Disassembler DISASSEMBLER = new Disassembler(InstructionSet.V5);

  private LabScripts() {}

  /**
   * A script of a lab game.
   *
   * @param game the folder of the game
   * @param name the name of the script in listings
   * @param payload the bytes of the chunk of the script, without the number of a local script
   * @param verbs the verb table of the code of an object; null for other scripts
   */
  public record LabScript(String game, String name, Bytes payload, VerbEntries verbs) {

    /** Returns whether the script is an entry or exit script. */
    public boolean isRoomCode() {
      return name.startsWith("entry:") || name.startsWith("exit:");
    }

    /** Returns the script as text. */
    public Listing listing() {
      return verbs == null
          ? DISASSEMBLER.script(name, payload.toArray())
          : DISASSEMBLER.object(name, verbs);
    }

    @Override
    public String toString() {
      return game + " " + name;
    }
  }

  /** Returns the scripts of all lab games. */
  public static List<LabScript> allGames() {
    return Stream.of("walklab", "artlab", "oplab", "soundlab")
        .flatMap(game -> ofGame(game).stream())
        .toList();
  }

  /** Returns the scripts of a lab game. */
  public static List<LabScript> ofGame(String game) {
    GameResources resources =
        GameResources.of(read(game, "MONKEY2.000"), read(game, "MONKEY2.001"));
    List<LabScript> scripts = new ArrayList<>();
    for (int id : resources.ids(ResourceKind.SCRIPT)) {
      add(scripts, game, "global:" + id, resources.script(id).orElseThrow());
    }
    for (int id : resources.roomIds()) {
      resources.room(id).ifPresent(room -> addRoom(scripts, game, id, room));
    }
    return scripts;
  }

  private static void addRoom(List<LabScript> scripts, String game, int id, Room room) {
    add(scripts, game, "entry:" + id, room.scripts().entry());
    add(scripts, game, "exit:" + id, room.scripts().exit());
    for (LocalScript local : room.scripts().locals()) {
      add(scripts, game, "local:" + id + ":" + local.number(), local.script());
    }
    for (RoomObject object : room.objects()) {
      VerbEntries verbs = object.code().verbs();
      scripts.add(
          new LabScript(game, "object:" + id + ":" + object.id(), verbs.script().code(), verbs));
    }
  }

  private static void add(List<LabScript> scripts, String game, String name, Script script) {
    scripts.add(new LabScript(game, name, script.code(), null));
  }

  private static Bytes read(String game, String file) {
    try (InputStream in = LabScripts.class.getResourceAsStream("/games/" + game + "/" + file)) {
      byte[] bytes = in.readAllBytes();
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] ^= FILE_KEY;
      }
      return Bytes.wrap(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
