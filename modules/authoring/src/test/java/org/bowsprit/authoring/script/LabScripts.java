package org.bowsprit.authoring.script;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.object.VerbTable;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.script.LocalScript;

/** Every script of the four lab games. */
final class LabScripts {

  private static final byte KEY = 0x69;

  private LabScripts() {}

  /**
   * A piece of code of a lab game.
   *
   * @param name game, kind and numbers
   * @param code its bytes
   * @param roomCode whether it is entry or exit code
   * @param verbs the verb table of an object, else null
   */
  record Sample(String name, Bytes code, boolean roomCode, VerbTable verbs) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Sample> all() {
    return Stream.of("walklab", "artlab", "oplab", "soundlab")
        .flatMap(game -> of(game).stream())
        .toList();
  }

  private static List<Sample> of(String game) {
    GameResources resources =
        GameResources.of(read(game, "MONKEY2.000"), read(game, "MONKEY2.001"));
    List<Sample> samples = new ArrayList<>();
    for (int id : resources.ids(ResourceKind.SCRIPT)) {
      Bytes code = resources.script(id).orElseThrow().code();
      samples.add(new Sample(game + " global:" + id, code, false, null));
    }
    for (int id : resources.roomIds()) {
      resources.room(id).ifPresent(room -> add(samples, game + " ", id, room));
    }
    return samples;
  }

  private static void add(List<Sample> samples, String game, int id, Room room) {
    Bytes entry = room.scripts().entry().code();
    Bytes exit = room.scripts().exit().code();
    samples.add(new Sample(game + "entry:" + id, entry, true, null));
    samples.add(new Sample(game + "exit:" + id, exit, true, null));
    for (LocalScript local : room.scripts().locals()) {
      String name = game + "local:" + id + ":" + local.number();
      samples.add(new Sample(name, local.script().code(), false, null));
    }
    for (RoomObject object : room.objects()) {
      VerbTable verbs = object.code().verbs();
      String name = game + "object:" + id + ":" + object.id();
      samples.add(new Sample(name, verbs.script().code(), true, verbs));
    }
  }

  private static Bytes read(String game, String file) {
    try (InputStream in = LabScripts.class.getResourceAsStream("/games/" + game + "/" + file)) {
      byte[] bytes = in.readAllBytes();
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] ^= KEY;
      }
      return Bytes.wrap(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
