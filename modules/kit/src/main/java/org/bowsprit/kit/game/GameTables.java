package org.bowsprit.kit.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.Properties;
import org.bowsprit.bow.declaration.ResourceDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.declaration.ScriptDeclaration;
import org.bowsprit.bow.declaration.StorageDeclaration;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.ObjectDirectory;

/**
 * Computes the numbers in the index of a game. The numbers come from the settings of the game, but
 * are never smaller than the game needs.
 */
final class GameTables {

  /**
   * The names of a game's settings: the sizes of its tables, options of the build, and texts about
   * the game.
   */
  static final Set<String> SETTINGS =
      Set.of(
          "variables",
          "bits",
          "roomobjects",
          "arrays",
          "charsets",
          "verbs",
          "flashobjects",
          "inventory",
          "objects",
          "rooms",
          "scripts",
          "sounds",
          "costumes",
          "quantise",
          "speechwidth",
          "author",
          "licence",
          "about");

  private static final int DEFAULT_ROOMS = 100;
  private static final int DEFAULT_SCRIPTS = 200;
  private static final int DEFAULT_SOUNDS = 100;
  private static final int DEFAULT_COSTUMES = 100;
  private static final int DEFAULT_CHARSETS = 9;
  private static final int DEFAULT_OBJECTS = 1000;
  private static final int UNKNOWN_LIMIT = 16;

  private final GameDeclaration game;
  private final Properties settings;

  GameTables(GameDeclaration game) {
    this.game = game;
    this.settings = game.properties();
  }

  GameLimits limits() {
    return new GameLimits(
        Math.max(settings.number("variables", 800), nextNumber(game.variables())),
        UNKNOWN_LIMIT,
        Math.max(settings.number("bits", 2048), nextNumber(game.bits())),
        settings.number("roomobjects", 200),
        Math.max(settings.number("arrays", 50), nextSlot(game.strings())),
        tableSize("charsets", DEFAULT_CHARSETS, numbers(game.charsets())),
        settings.number("verbs", 100),
        settings.number("flashobjects", 50),
        settings.number("inventory", 80));
  }

  /**
   * Returns the highest number that the declared variables or bits use, plus one, including all
   * elements of arrays.
   */
  static int nextNumber(List<StorageDeclaration> storage) {
    return storage.stream().mapToInt(each -> each.number() + each.size()).max().orElse(0);
  }

  /**
   * Returns the highest slot that the declared strings use, plus one, including strings of unknown
   * size.
   */
  static int nextSlot(List<StorageDeclaration> strings) {
    return strings.stream().mapToInt(each -> each.number() + 1).max().orElse(0);
  }

  int roomCount() {
    return tableSize(
        "rooms", DEFAULT_ROOMS, game.rooms().stream().mapToInt(RoomDeclaration::number));
  }

  Map<ResourceKind, Integer> sizes() {
    return Map.of(
        ResourceKind.SCRIPT,
        tableSize(
            "scripts",
            DEFAULT_SCRIPTS,
            game.scripts().stream().mapToInt(ScriptDeclaration::number)),
        ResourceKind.SOUND,
        tableSize("sounds", DEFAULT_SOUNDS, numbers(game.sounds())),
        ResourceKind.COSTUME,
        tableSize("costumes", DEFAULT_COSTUMES, numbers(game.costumes())));
  }

  private static IntStream numbers(List<ResourceDeclaration> resources) {
    return resources.stream().mapToInt(ResourceDeclaration::number);
  }

  /** Returns the size of a directory that contains {@code numbers}. */
  private int tableSize(String setting, int defaultValue, IntStream numbers) {
    return Math.max(settings.number(setting, defaultValue), numbers.max().orElse(0) + 1);
  }

  /** Returns the initial states of objects. The room of an undeclared object is not known. */
  ObjectDirectory objects() {
    int count =
        tableSize(
            "objects", DEFAULT_OBJECTS, declaredObjects().mapToInt(ObjectDeclaration::number));
    List<ObjectDirectory.Entry> entries = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      entries.add(new ObjectDirectory.Entry(ObjectDirectory.OWNER_ROOM, 0, 0));
    }
    declaredObjects().forEach(object -> entries.set(object.number(), entry(object)));
    return new ObjectDirectory(entries);
  }

  private Stream<ObjectDeclaration> declaredObjects() {
    return game.rooms().stream().map(RoomDeclaration::objects).flatMap(Collection::stream);
  }

  private static ObjectDirectory.Entry entry(ObjectDeclaration object) {
    int classes = 0;
    for (int each : object.classes()) {
      classes |= 1 << (each - 1);
    }
    return new ObjectDirectory.Entry(object.owner() & 0xF, object.state() & 0xF, classes);
  }
}
