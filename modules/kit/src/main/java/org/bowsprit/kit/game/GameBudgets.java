package org.bowsprit.kit.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.room.Room;

/** Computes how much a built game uses of the limited resources of an interpreter. */
final class GameBudgets {

  private static final int MAX_COLOURS = 256;
  private static final int MAX_BOXES = 64;
  private static final int MAX_BYTES = 0xFFFF;
  private static final int MAX_LOCAL_SCRIPTS = 56;
  private static final int MAX_ROOMS = 255;

  private final GamePackage game;
  private final GameDeclaration declaration;
  private final GameResources resources;
  private final List<Budget> budgets = new ArrayList<>();

  private GameBudgets(GamePackage game, GameDeclaration declaration) {
    this.game = game;
    this.declaration = declaration;
    GameWriter.Files files = game.write();
    this.resources = GameResources.of(files.index(), files.data());
  }

  /** Returns the budgets of a game. */
  static List<Budget> of(GamePackage game, GameDeclaration declaration) {
    return new GameBudgets(game, declaration).computeAll();
  }

  private List<Budget> computeAll() {
    Map<Integer, Room> rooms = new HashMap<>();
    resources.roomIds().forEach(id -> rooms.put(id, resources.room(id).orElseThrow()));
    addForGame("rooms", rooms.size(), MAX_ROOMS);
    int objects = rooms.values().stream().mapToInt(room -> room.objects().size()).sum();
    addForGame("objects", objects, game.objects().size());
    addPerRoom("objects in a room", game.limits().localObjects(), rooms, r -> r.objects().size());
    addPerRoom("walk boxes", MAX_BOXES, rooms, room -> room.floor().boxes().count());
    addPerRoom("colours in the picture", MAX_COLOURS, rooms, GameBudgets::countColours);
    addPerRoom("local scripts", MAX_LOCAL_SCRIPTS, rooms, room -> room.scripts().locals().size());
    addPerRoom("bytes of a room's script", MAX_BYTES, rooms, GameBudgets::lengthOfLongestScript);
    addPerRoom("bytes of an object's code", MAX_BYTES, rooms, GameBudgets::lengthOfLongestCode);
    GameLimits limits = game.limits();
    addForGame("variables", GameTables.nextNumber(declaration.variables()), limits.variables());
    addForGame("bits", GameTables.nextNumber(declaration.bits()), limits.bitVariables());
    addForGame("strings", GameTables.nextSlot(declaration.strings()), limits.arrays());
    for (ResourceKind kind : ResourceKind.values()) {
      addKind(kind);
    }
    return budgets;
  }

  private void addForGame(String what, int used, int available) {
    budgets.add(new Budget(what, "", used, available));
  }

  private void addPerRoom(
      String what, int available, Map<Integer, Room> rooms, ToIntFunction<Room> measure) {
    Function<Integer, Integer> used = id -> measure.applyAsInt(rooms.get(id));
    int fullestRoom =
        rooms.keySet().stream()
            .reduce((a, b) -> used.apply(b) > used.apply(a) ? b : a)
            .orElseThrow();
    String name = resources.index().roomNames().of(fullestRoom).orElse("room " + fullestRoom);
    budgets.add(new Budget(what, name, used.apply(fullestRoom), available));
  }

  private void addKind(ResourceKind kind) {
    int largest = 0;
    int count = 0;
    for (GamePackage.Bundle bundle : game.rooms()) {
      for (GamePackage.Resource resource : bundle.resources()) {
        if (resource.kind() == kind) {
          largest = Math.max(largest, resource.payload().length());
          count++;
        }
      }
    }
    String name = kind.name().toLowerCase(Locale.ROOT);
    int slots = kind == ResourceKind.CHARSET ? game.limits().charsets() : game.sizes().get(kind);
    addForGame(name + "s", count, slots);
    if (kind == ResourceKind.SCRIPT || kind == ResourceKind.COSTUME) {
      addForGame("bytes of a " + name, largest, MAX_BYTES);
    }
  }

  private static int countColours(Room room) {
    BitSet used = new BitSet(MAX_COLOURS);
    room.picture()
        .flatMap(each -> each.picture())
        .flatMap(LayeredPicture::pixels)
        .ifPresent(strips -> markColours(strips, room, used));
    return used.cardinality();
  }

  private static void markColours(StripPicture strips, Room room, BitSet used) {
    int height = room.header().height();
    byte[] pixels = new byte[strips.width() * height];
    strips.decode(height, room.colours().transparent().index(), pixels, 0, strips.width());
    for (byte pixel : pixels) {
      used.set(pixel & 0xFF);
    }
  }

  private static int lengthOfLongestScript(Room room) {
    int longest =
        Math.max(room.scripts().entry().code().length(), room.scripts().exit().code().length());
    return room.scripts().locals().stream()
        .mapToInt(local -> local.script().code().length())
        .reduce(longest, Math::max);
  }

  private static int lengthOfLongestCode(Room room) {
    return room.objects().stream()
        .mapToInt(object -> object.code().verbs().script().code().length())
        .max()
        .orElse(0);
  }
}
