package org.bowsprit.integration.games;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;

/**
 * The valid values of an operand. A random game uses only valid values, like the game of an author.
 */
@SuppressWarnings("ImmutableEnumChecker") // the drawing functions have no state
enum OperandDomain {
  ACTOR(6, 1, (random, contents) -> 1 + random.nextInt(6)),
  OBJECT(0, 0, (random, contents) -> contents.drawObject(random).object()),
  ACTOR_OR_OBJECT(
      0,
      0,
      (random, contents) ->
          random.nextBoolean() ? 1 + random.nextInt(6) : contents.drawObject(random).object()),
  /** The room of the object in the same instruction. */
  ROOM_OF_OBJECT(0, 0, (random, contents) -> 1),
  ROOM(0, 0, (random, contents) -> 1 + random.nextInt(contents.rooms().size())),
  /** A room by its number or by an alias that the boot script defines. */
  ROOM_OR_ALIAS(
      0,
      0,
      (random, contents) ->
          random.nextInt(4) == 0
              ? ScriptNumbers.FIRST_ROOM_ALIAS + random.nextInt(2)
              : 1 + random.nextInt(contents.rooms().size())),
  ALIAS(0, 0, (random, contents) -> ScriptNumbers.FIRST_ROOM_ALIAS + random.nextInt(2)),
  BOX(2, 1, null),
  BOX_FLAGS(0, 0, (random, contents) -> pick(random, 0, 0, 0x80, 0x20, 8, 0x10, 3, 0x45)),
  SCALE_SLOT_OF_BOX(4, 1, null),
  SCALE_SLOT(4, 2, null),
  SCRIPT(ScriptNumbers.QUICK_COUNT, ScriptNumbers.FIRST_QUICK, null),
  STOPPED_SCRIPT(
      ScriptNumbers.QUICK_COUNT + ScriptNumbers.SLOW_COUNT, ScriptNumbers.FIRST_QUICK, null),
  STRING(8, 1, null),
  PALETTE_STRING(1, 50, null),
  SOUND(
      0, 0, (random, contents) -> contents.sounds().get(random.nextInt(contents.sounds().size()))),
  SOUND_COMMAND(
      0, 0, (random, contents) -> random.nextInt(25) | (random.nextInt(3) == 0 ? 0 : 0x100)),
  COSTUME(0, 0, (random, contents) -> random.nextInt(contents.costumeCount() + 1)),
  FONT(0, 0, (random, contents) -> 1 + random.nextInt(contents.fontCount())),
  VERB(8, 1, null),
  SAVED_VERBS(3, 1, null),
  KEY(26, 'a', null),
  PRINT_TARGET(0, 0, (random, contents) -> pick(random, 253, 254, 255, 255, 1, 2, 3, 4)),
  CHORE(24, 0, null),
  ANIMATION(
      0,
      0,
      (random, contents) -> random.nextBoolean() ? random.nextInt(24) : 244 + random.nextInt(12)),
  CLASS(0, 0, (random, contents) -> 1 + random.nextInt(32) | random.nextInt(2) << 7),
  OWNER(0, 0, (random, contents) -> pick(random, 1, 2, 3, 15, 15, 0)),
  STATE(3, 0, null),
  COLOUR(256, 0, null),
  PALETTE_SLOT(32, 0, null),
  CYCLE(16, 1, null),
  X(760, -40, null),
  Y(230, -10, null),
  COLUMN(40, 0, null),
  ROW(20, 0, null),
  TOP(0, 0, (random, contents) -> pick(random, 0, 0, 8, 16, 16, 13, 40)),
  BOTTOM(0, 0, (random, contents) -> pick(random, 96, 120, 144, 144, 151, 168, 200, 200)),
  CAMERA_X(720, 0, null),
  LIGHTS(0, 0, (random, contents) -> pick(random, 11, 11, 15, 4, 8, 7, 0, 12)),
  LIGHT_MODE(3, 0, null),
  LIGHT_BEAM(12, 0, null),
  SPEED(10, 1, null),
  SCALE(255, 1, null),
  WIDTH(60, 1, null),
  PLANE(4, 0, null),
  CURSOR(4, 0, null),
  OFFSET(16, 0, null),
  EFFECT(0, 0, (random, contents) -> random.nextInt(12) << 8 | random.nextInt(12)),
  JIFFIES(30, 1, null),
  FREEZE_FLAG(0, 0, (random, contents) -> pick(random, 0, 1, 0x7F, 0x80, 0xFF)),
  INDEX(12, 0, null),
  SIZE(60, 1, null),
  LETTER(95, ' ', null),
  INVENTORY_INDEX(4, 1, null),
  NON_ZERO(0, 0, (random, contents) -> pick(random, 1, 2, 3, -1, 7, -250, 1000, 16)),
  BYTE(256, 0, null),
  ANY(
      0,
      0,
      (random, contents) ->
          random.nextInt(4) == 0 ? (short) random.nextInt() : random.nextInt(200) - 20);

  /**
   * The domains by the operand's role in the table of instructions. A role that has a special
   * meaning in one instruction follows the name of the instruction.
   */
  private static final Map<String, OperandDomain> BY_ROLE =
      Map.ofEntries(
          Map.entry("actor", ACTOR),
          Map.entry("object", OBJECT),
          Map.entry("objectA", OBJECT),
          Map.entry("objectB", OBJECT),
          Map.entry("actorOrObject", ACTOR_OR_OBJECT),
          Map.entry("a", ACTOR_OR_OBJECT),
          Map.entry("b", ACTOR_OR_OBJECT),
          Map.entry("target", ACTOR),
          Map.entry("room", ROOM),
          Map.entry("physicalRoom", ROOM),
          Map.entry("aliases", ALIAS),
          Map.entry("box", BOX),
          Map.entry("script", SCRIPT),
          Map.entry("string", STRING),
          Map.entry("dest", STRING),
          Map.entry("source", STRING),
          Map.entry("sound", SOUND),
          Map.entry("command", SOUND_COMMAND),
          Map.entry("costume", COSTUME),
          Map.entry("charset", FONT),
          Map.entry("verb", VERB),
          Map.entry("firstVerb", VERB),
          Map.entry("lastVerb", VERB),
          Map.entry("saveId", SAVED_VERBS),
          Map.entry("key", KEY),
          Map.entry("chore", CHORE),
          Map.entry("startChore", CHORE),
          Map.entry("stopChore", CHORE),
          Map.entry("anim", ANIMATION),
          Map.entry("classes", CLASS),
          Map.entry("owner", OWNER),
          Map.entry("state", STATE),
          Map.entry("color", COLOUR),
          Map.entry("colors", COLOUR),
          Map.entry("first", COLOUR),
          Map.entry("last", COLOUR),
          Map.entry("slot", PALETTE_SLOT),
          Map.entry("cycle", CYCLE),
          Map.entry("x", X),
          Map.entry("left", X),
          Map.entry("right", X),
          Map.entry("y", Y),
          Map.entry("y1", Y),
          Map.entry("y2", Y),
          Map.entry("x8", COLUMN),
          Map.entry("y8", ROW),
          Map.entry("top", TOP),
          Map.entry("bottom", BOTTOM),
          Map.entry("minX", CAMERA_X),
          Map.entry("maxX", CAMERA_X),
          Map.entry("dx", SPEED),
          Map.entry("dy", SPEED),
          Map.entry("ticks", SPEED),
          Map.entry("distance", WIDTH),
          Map.entry("width", WIDTH),
          Map.entry("height", WIDTH),
          Map.entry("elevation", OFFSET),
          Map.entry("scaleX", SCALE),
          Map.entry("scaleY", SCALE),
          Map.entry("scale", SCALE),
          Map.entry("scale1", SCALE),
          Map.entry("scale2", SCALE),
          Map.entry("plane", PLANE),
          Map.entry("cursor", CURSOR),
          Map.entry("char", LETTER),
          Map.entry("offset", OFFSET),
          Map.entry("delay", JIFFIES),
          Map.entry("jiffies", JIFFIES),
          Map.entry("time", JIFFIES),
          Map.entry("effect", EFFECT),
          Map.entry("index", INDEX),
          Map.entry("size", SIZE),
          Map.entry("red", BYTE),
          Map.entry("green", BYTE),
          Map.entry("blue", BYTE),
          Map.entry("speed", BYTE),
          Map.entry("max", BYTE),
          Map.entry("ignored", BYTE),
          Map.entry("ignored1", BYTE),
          Map.entry("ignored2", BYTE),
          Map.entry("ignored3", BYTE),
          Map.entry("value", ANY),
          Map.entry("values", ANY),
          Map.entry("args", ANY),
          Map.entry("PRINT.target", PRINT_TARGET),
          Map.entry("FREEZE_SCRIPTS.flag", FREEZE_FLAG),
          Map.entry("STOP_SCRIPT.script", STOPPED_SCRIPT),
          Map.entry("IS_SCRIPT_RUNNING.script", STOPPED_SCRIPT),
          Map.entry("LOAD_ROOM.room", ROOM_OR_ALIAS),
          Map.entry("LOAD_ROOM_WITH_EGO.room", ROOM_OF_OBJECT),
          Map.entry("PICKUP_OBJECT.room", ROOM_OF_OBJECT),
          Map.entry("LOAD_FLOATING_OBJECT.room", ROOM_OF_OBJECT),
          Map.entry("VERB_OBJECT.room", ROOM_OF_OBJECT),
          Map.entry("FIND_INVENTORY.index", INVENTORY_INDEX),
          Map.entry("FACE_ACTOR.target", ACTOR_OR_OBJECT),
          Map.entry("DIVIDE.value", NON_ZERO),
          Map.entry("LIGHTS.a", LIGHTS),
          Map.entry("LIGHTS.b", LIGHT_BEAM),
          Map.entry("LIGHTS.mode", LIGHT_MODE),
          Map.entry("DRAW_BOX.top", Y),
          Map.entry("DRAW_BOX.bottom", Y),
          Map.entry("BOX_FLAGS.flags", BOX_FLAGS),
          Map.entry("BOX_SLOT.slot", SCALE_SLOT_OF_BOX),
          Map.entry("ROOM_SCALE.slot", SCALE_SLOT),
          Map.entry("ROOM_TRANSFORM.string", PALETTE_STRING),
          Map.entry("ROOM_PALETTE_COLOR.index", COLOUR),
          Map.entry("ACTOR_SHADOW_MODE.mode", PLANE),
          Map.entry("ACTOR_TALK_COLOR.color", COLOUR),
          Map.entry("CURSOR_HOTSPOT.x", OFFSET),
          Map.entry("CURSOR_HOTSPOT.y", OFFSET),
          Map.entry("SET_CAMERA_AT.x", CAMERA_X),
          Map.entry("PAN_CAMERA_TO.x", CAMERA_X),
          Map.entry("FIND_OBJECT.x", BYTE),
          Map.entry("FIND_OBJECT.y", BYTE),
          Map.entry("ROOM_SCALE.y1", BYTE),
          Map.entry("ROOM_SCALE.y2", BYTE));

  private final int valueCount;
  private final int firstValue;
  private final BiFunction<Random, GameContents, Integer> generator;

  OperandDomain(
      int valueCount, int firstValue, BiFunction<Random, GameContents, Integer> generator) {
    this.valueCount = valueCount;
    this.firstValue = firstValue;
    this.generator = generator;
  }

  /**
   * Returns the domain of an operand.
   *
   * @param owner the name of the instruction or sub-operation in its table
   * @param role the name of the operand in the table
   * @throws IllegalArgumentException if the role has no domain
   */
  static OperandDomain of(String owner, String role) {
    OperandDomain specialDomain = BY_ROLE.get(owner + "." + role);
    OperandDomain domain = specialDomain == null ? BY_ROLE.get(role) : specialDomain;
    if (domain == null) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "there is no domain for the operand %s.%s", owner, role));
    }
    return domain;
  }

  /** Draws a value. */
  int draw(Random random, GameContents contents) {
    return generator == null
        ? firstValue + random.nextInt(valueCount)
        : generator.apply(random, contents);
  }

  /** Returns all domains in order. */
  static List<OperandDomain> all() {
    return List.of(values());
  }

  private static int pick(Random random, int... values) {
    return values[random.nextInt(values.length)];
  }
}
