package org.bowsprit.vm.code;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * All sub-operations: their families, keys, names and operands (spec 06 §4 to §12). This table and
 * {@link Op} are the only definitions of operand layouts.
 */
// The lists are immutable copies, but Error Prone sees only the interface List.
@SuppressWarnings("ImmutableEnumChecker")
public enum SubOp {
  DRAW_AT(SubFamily.DRAW_OBJECT, 0x01, "setXY", "w1:x8 w2:y8"),
  DRAW_IMAGE(SubFamily.DRAW_OBJECT, 0x02, "setImage", "w1:state"),
  DRAW_PLAIN(SubFamily.DRAW_OBJECT, 0x1F, "none", ""),

  LOAD_SCRIPT(SubFamily.RESOURCE, 0x01, "loadScript", "b1:script"),
  LOAD_SOUND(SubFamily.RESOURCE, 0x02, "loadSound", "b1:sound"),
  LOAD_COSTUME(SubFamily.RESOURCE, 0x03, "loadCostume", "b1:costume"),
  LOAD_ROOM(SubFamily.RESOURCE, 0x04, "loadRoom", "b1:room"),
  NUKE_SCRIPT(SubFamily.RESOURCE, 0x05, "nukeScript", "b1:script"),
  NUKE_SOUND(SubFamily.RESOURCE, 0x06, "nukeSound", "b1:sound"),
  NUKE_COSTUME(SubFamily.RESOURCE, 0x07, "nukeCostume", "b1:costume"),
  NUKE_ROOM(SubFamily.RESOURCE, 0x08, "nukeRoom", "b1:room"),
  LOCK_SCRIPT(SubFamily.RESOURCE, 0x09, "lockScript", "b1:script"),
  LOCK_SOUND(SubFamily.RESOURCE, 0x0A, "lockSound", "b1:sound"),
  LOCK_COSTUME(SubFamily.RESOURCE, 0x0B, "lockCostume", "b1:costume"),
  LOCK_ROOM(SubFamily.RESOURCE, 0x0C, "lockRoom", "b1:room"),
  UNLOCK_SCRIPT(SubFamily.RESOURCE, 0x0D, "unlockScript", "b1:script"),
  UNLOCK_SOUND(SubFamily.RESOURCE, 0x0E, "unlockSound", "b1:sound"),
  UNLOCK_COSTUME(SubFamily.RESOURCE, 0x0F, "unlockCostume", "b1:costume"),
  UNLOCK_ROOM(SubFamily.RESOURCE, 0x10, "unlockRoom", "b1:room"),
  CLEAR_HEAP(SubFamily.RESOURCE, 0x11, "clearHeap", ""),
  LOAD_CHARSET(SubFamily.RESOURCE, 0x12, "loadCharset", "b1:charset"),
  NUKE_CHARSET(SubFamily.RESOURCE, 0x13, "nukeCharset", "b1:charset"),
  LOAD_FLOATING_OBJECT(SubFamily.RESOURCE, 0x14, "loadFlObject", "b1:room w2:object"),

  ACTOR_UNKNOWN(SubFamily.ACTOR, 0x00, "Unknown", "b1:ignored"),
  ACTOR_COSTUME(SubFamily.ACTOR, 0x01, "Costume", "b1:costume"),
  ACTOR_WALK_SPEED(SubFamily.ACTOR, 0x02, "WalkSpeed", "b1:dx b2:dy"),
  ACTOR_SOUND(SubFamily.ACTOR, 0x03, "Sound", "b1:sound"),
  ACTOR_WALK_CHORE(SubFamily.ACTOR, 0x04, "WalkAnimNr", "b1:chore"),
  ACTOR_TALK_CHORES(SubFamily.ACTOR, 0x05, "TalkAnimNr", "b1:startChore b2:stopChore"),
  ACTOR_STAND_CHORE(SubFamily.ACTOR, 0x06, "StandAnimNr", "b1:chore"),
  ACTOR_NOTHING(SubFamily.ACTOR, 0x07, "Nothing", "b1:ignored1 b2:ignored2 b3:ignored3"),
  ACTOR_INIT(SubFamily.ACTOR, 0x08, "Init", ""),
  ACTOR_ELEVATION(SubFamily.ACTOR, 0x09, "Elevation", "w1:elevation"),
  ACTOR_DEFAULT_CHORES(SubFamily.ACTOR, 0x0A, "DefaultAnims", ""),
  ACTOR_PALETTE(SubFamily.ACTOR, 0x0B, "Palette", "b1:slot b2:color"),
  ACTOR_TALK_COLOR(SubFamily.ACTOR, 0x0C, "TalkColor", "b1:color"),
  ACTOR_NAME(SubFamily.ACTOR, 0x0D, "Name", "S:name"),
  ACTOR_INIT_CHORE(SubFamily.ACTOR, 0x0E, "InitAnimNr", "b1:chore"),
  /** Occurs in one game's boot script and has no effect: spec 06 §7.1. */
  ACTOR_NO_OPERATION(SubFamily.ACTOR, 0x0F, "NoOperation", ""),
  ACTOR_WIDTH(SubFamily.ACTOR, 0x10, "Width", "b1:width"),
  ACTOR_SCALE(SubFamily.ACTOR, 0x11, "Scale", "b1:scaleX b2:scaleY"),
  ACTOR_NEVER_ZCLIP(SubFamily.ACTOR, 0x12, "NeverZClip", ""),
  ACTOR_ZCLIP(SubFamily.ACTOR, 0x13, "SetZClip", "b1:plane"),
  ACTOR_IGNORE_BOXES(SubFamily.ACTOR, 0x14, "IgnoreBoxes", ""),
  ACTOR_FOLLOW_BOXES(SubFamily.ACTOR, 0x15, "FollowBoxes", ""),
  ACTOR_ANIM_SPEED(SubFamily.ACTOR, 0x16, "AnimSpeed", "b1:ticks"),
  ACTOR_SHADOW_MODE(SubFamily.ACTOR, 0x17, "ShadowMode", "b1:mode"),

  ACTOR_V4_COSTUME(ACTOR_COSTUME, 0x01),
  ACTOR_V4_UNKNOWN_2(ACTOR_UNKNOWN, 0x02),
  ACTOR_V4_UNKNOWN_3(ACTOR_UNKNOWN, 0x03),
  ACTOR_V4_WALK_SPEED(ACTOR_WALK_SPEED, 0x04),
  ACTOR_V4_SOUND(ACTOR_SOUND, 0x05),
  ACTOR_V4_WALK_CHORE(ACTOR_WALK_CHORE, 0x06),
  ACTOR_V4_TALK_CHORES(ACTOR_TALK_CHORES, 0x07),
  ACTOR_V4_STAND_CHORE(ACTOR_STAND_CHORE, 0x08),
  ACTOR_V4_NOTHING(ACTOR_NOTHING, 0x09),
  ACTOR_V4_INIT(ACTOR_INIT, 0x0A),
  ACTOR_V4_ELEVATION(ACTOR_ELEVATION, 0x0B),
  ACTOR_V4_DEFAULT_CHORES(ACTOR_DEFAULT_CHORES, 0x0C),
  ACTOR_V4_PALETTE(ACTOR_PALETTE, 0x0D),
  ACTOR_V4_TALK_COLOR(ACTOR_TALK_COLOR, 0x0E),
  ACTOR_V4_NAME(ACTOR_NAME, 0x0F),
  ACTOR_V4_INIT_CHORE(ACTOR_INIT_CHORE, 0x10),
  ACTOR_V4_WIDTH(ACTOR_WIDTH, 0x12),
  ACTOR_V4_SCALE(SubFamily.ACTOR_V4, 0x13, "Scale", "b1:scale"),
  ACTOR_V4_IGNORE_BOXES(ACTOR_IGNORE_BOXES, 0x14),

  PRINT_POSITION(SubFamily.PRINT, 0x00, "Pos", "w1:x w2:y"),
  PRINT_COLOR(SubFamily.PRINT, 0x01, "Color", "b1:color"),
  PRINT_CLIPPED(SubFamily.PRINT, 0x02, "Clipped", "w1:right"),
  PRINT_RESTORE_BACKGROUND(SubFamily.PRINT, 0x03, "RestoreBG", "w1:width w2:height"),
  PRINT_CENTER(SubFamily.PRINT, 0x04, "Center", ""),
  PRINT_LEFT(SubFamily.PRINT, 0x06, "Left", ""),
  PRINT_OVERHEAD(SubFamily.PRINT, 0x07, "Overhead", ""),
  PRINT_VOICE(SubFamily.PRINT, 0x08, "PlayCDTrack", "w1:offset w2:delay"),
  PRINT_TEXT(SubFamily.PRINT, 0x0F, "Text", "S:text"),

  STRING_PUT(SubFamily.STRING, 0x01, "PutCodeInString", "b1:string S:text"),
  STRING_COPY(SubFamily.STRING, 0x02, "CopyString", "b1:dest b2:source"),
  STRING_SET_CHAR(SubFamily.STRING, 0x03, "SetStringChar", "b1:string b2:index b3:char"),
  STRING_GET_CHAR(SubFamily.STRING, 0x04, "GetStringChar", "R:result b1:string b2:index"),
  STRING_CREATE(SubFamily.STRING, 0x05, "CreateString", "b1:string b2:size"),
  STRING_SKIPPED(SubFamily.STRING, Key.ANY_OTHER, "UnknownStringOp", ""),

  CURSOR_SHOW(SubFamily.CURSOR, 0x01, "CursorShow", ""),
  CURSOR_HIDE(SubFamily.CURSOR, 0x02, "CursorHide", ""),
  USERPUT_ON(SubFamily.CURSOR, 0x03, "UserputOn", ""),
  USERPUT_OFF(SubFamily.CURSOR, 0x04, "UserputOff", ""),
  CURSOR_SOFT_ON(SubFamily.CURSOR, 0x05, "CursorSoftOn", ""),
  CURSOR_SOFT_OFF(SubFamily.CURSOR, 0x06, "CursorSoftOff", ""),
  USERPUT_SOFT_ON(SubFamily.CURSOR, 0x07, "UserputSoftOn", ""),
  USERPUT_SOFT_OFF(SubFamily.CURSOR, 0x08, "UserputSoftOff", ""),
  CURSOR_IMAGE(SubFamily.CURSOR, 0x0A, "SetCursorImg", "b1:cursor b2:char"),
  CURSOR_HOTSPOT(SubFamily.CURSOR, 0x0B, "SetCursorHotspot", "b1:cursor b2:x b3:y"),
  CURSOR_SHAPE(SubFamily.CURSOR, 0x0C, "InitCursor", "b1:cursor"),
  CURSOR_CHARSET(SubFamily.CURSOR, 0x0D, "InitCharset", "b1:charset"),
  CURSOR_CHARSET_COLORS(SubFamily.CURSOR, 0x0E, "CursorCommand", "L:colors"),
  CURSOR_SKIPPED(SubFamily.CURSOR, Key.ANY_OTHER, "UnknownCursorOp", ""),

  BOX_FLAGS(SubFamily.MATRIX, 0x01, "setBoxFlags", "b1:box b2:flags"),
  BOX_SCALE(SubFamily.MATRIX, 0x02, "setBoxScale", "b1:box b2:scale"),
  BOX_SLOT(SubFamily.MATRIX, 0x03, "SetBoxSlot", "b1:box b2:slot"),
  BOX_MATRIX(SubFamily.MATRIX, 0x04, "createBoxMatrix", ""),
  MATRIX_SKIPPED(SubFamily.MATRIX, Key.ANY_OTHER, "UnknownMatrixOp", ""),

  ROOM_SCROLL(SubFamily.ROOM, 0x01, "RoomScroll", "w1:minX w2:maxX"),
  /** Illegal in version 5: can be decoded, but fails when it runs. */
  ROOM_COLOR(SubFamily.ROOM, 0x02, "RoomColor", ""),
  ROOM_SCREEN(SubFamily.ROOM, 0x03, "SetScreen", "w1:top w2:bottom"),
  ROOM_PALETTE_COLOR(
      SubFamily.ROOM, 0x04, "SetPalColor", "w1:red w2:green w3:blue A:control b1:index"),
  ROOM_SHAKE_ON(SubFamily.ROOM, 0x05, "ShakeOn", ""),
  ROOM_SHAKE_OFF(SubFamily.ROOM, 0x06, "ShakeOff", ""),
  ROOM_SCALE(
      SubFamily.ROOM,
      0x07,
      "SetRoomScale",
      "b1:scale1 b2:y1 A:control b1:scale2 b2:y2 A:control b2:slot"),
  ROOM_INTENSITY(SubFamily.ROOM, 0x08, "RoomIntensity", "b1:scale b2:first b3:last"),
  ROOM_SAVE_LOAD(SubFamily.ROOM, 0x09, "saveLoad", "b1:flag b2:slot"),
  ROOM_SCREEN_EFFECT(SubFamily.ROOM, 0x0A, "screenEffect", "w1:effect"),
  ROOM_RGB_INTENSITY(
      SubFamily.ROOM,
      0x0B,
      "setRGBRoomIntensity",
      "w1:red w2:green w3:blue A:control b1:first b2:last"),
  ROOM_SHADOW(
      SubFamily.ROOM, 0x0C, "setRoomShadow", "w1:red w2:green w3:blue A:control b1:first b2:last"),
  ROOM_SAVE_STRING(SubFamily.ROOM, 0x0D, "saveString", "b1:string P:filename"),
  ROOM_LOAD_STRING(SubFamily.ROOM, 0x0E, "loadString", "b1:string P:filename"),
  ROOM_TRANSFORM(
      SubFamily.ROOM,
      0x0F,
      "palManipulate",
      "b1:string A:control b1:first b2:last A:control b1:time"),
  ROOM_CYCLE_DELAY(SubFamily.ROOM, 0x10, "colorCycleDelay", "b1:cycle b2:speed"),

  ROOM_V4_SCROLL(SubFamily.ROOM_V4, 0x01, "RoomScroll", "w1:minX w2:maxX"),
  ROOM_V4_COLOR(SubFamily.ROOM_V4, 0x02, "RoomColor", "w1:color w2:slot"),
  ROOM_V4_SCREEN(SubFamily.ROOM_V4, 0x03, "SetScreen", "w1:top w2:bottom"),
  ROOM_V4_PALETTE_COLOR(SubFamily.ROOM_V4, 0x04, "SetPalColor", "w1:color w2:slot"),
  ROOM_V4_SHAKE_ON(SubFamily.ROOM_V4, 0x05, "ShakeOn", ""),
  ROOM_V4_SHAKE_OFF(SubFamily.ROOM_V4, 0x06, "ShakeOff", ""),

  OVERRIDE_END(SubFamily.OVERRIDE, 0x00, "endOverride", ""),
  OVERRIDE_BEGIN(SubFamily.OVERRIDE, 0x01, "beginOverride", ""),
  /**
   * Any other non-zero byte also begins an override. These bytes have a separate constant, so that
   * the canonical byte stays 01.
   */
  OVERRIDE_BEGIN_OTHER(SubFamily.OVERRIDE, Key.ANY_OTHER, "beginOverride", ""),

  OLD_EFFECT_SET(SubFamily.OLD_ROOM_EFFECT, 0x03, "set", "w1:effect"),
  OLD_EFFECT_OTHER(SubFamily.OLD_ROOM_EFFECT, Key.ANY_OTHER, "other", ""),

  VERB_IMAGE(SubFamily.VERB, 0x01, "Image", "w1:object"),
  VERB_TEXT(SubFamily.VERB, 0x02, "Text", "S:name"),
  VERB_COLOR(SubFamily.VERB, 0x03, "Color", "b1:color"),
  VERB_HI_COLOR(SubFamily.VERB, 0x04, "HiColor", "b1:color"),
  VERB_POSITION(SubFamily.VERB, 0x05, "SetXY", "w1:x w2:y"),
  VERB_ON(SubFamily.VERB, 0x06, "On", ""),
  VERB_OFF(SubFamily.VERB, 0x07, "Off", ""),
  VERB_DELETE(SubFamily.VERB, 0x08, "Delete", ""),
  VERB_NEW(SubFamily.VERB, 0x09, "New", ""),
  VERB_DIM_COLOR(SubFamily.VERB, 0x10, "DimColor", "b1:color"),
  VERB_DIM(SubFamily.VERB, 0x11, "Dim", ""),
  VERB_KEY(SubFamily.VERB, 0x12, "Key", "b1:key"),
  VERB_CENTER(SubFamily.VERB, 0x13, "Center", ""),
  VERB_STRING(SubFamily.VERB, 0x14, "SetToString", "w1:string"),
  VERB_OBJECT(SubFamily.VERB, 0x16, "SetToObject", "w1:object b2:room"),
  VERB_BACK_COLOR(SubFamily.VERB, 0x17, "BackColor", "b1:color"),

  VERBS_SAVE(SubFamily.SAVED_VERBS, 0x01, "saveVerbs", "b1:firstVerb b2:lastVerb b3:saveId"),
  VERBS_RESTORE(SubFamily.SAVED_VERBS, 0x02, "restoreVerbs", "b1:firstVerb b2:lastVerb b3:saveId"),
  VERBS_DELETE(SubFamily.SAVED_VERBS, 0x03, "deleteVerbs", "b1:firstVerb b2:lastVerb b3:saveId"),

  SYSTEM_RESTART(SubFamily.SYSTEM, 0x01, "restart", ""),
  SYSTEM_PAUSE(SubFamily.SYSTEM, 0x02, "pause", ""),
  SYSTEM_QUIT(SubFamily.SYSTEM, 0x03, "quit", ""),

  VARS_VAR_RANGE(SubFamily.SAVE_LOAD_VARS, 0x01, "VarRange", "V:first V:last"),
  VARS_STRING_RANGE(SubFamily.SAVE_LOAD_VARS, 0x02, "StringRange", "b1:first b2:last"),
  VARS_OPEN(SubFamily.SAVE_LOAD_VARS, 0x03, "Open", "S:filename"),
  VARS_APPEND(SubFamily.SAVE_LOAD_VARS, 0x04, "Append", ""),
  VARS_CLOSE(SubFamily.SAVE_LOAD_VARS, 0x1F, "Close", ""),

  EXPRESSION_PUSH(SubFamily.EXPRESSION, 0x01, "push", "w1:value"),
  EXPRESSION_ADD(SubFamily.EXPRESSION, 0x02, "add", ""),
  EXPRESSION_SUBTRACT(SubFamily.EXPRESSION, 0x03, "sub", ""),
  EXPRESSION_MULTIPLY(SubFamily.EXPRESSION, 0x04, "mul", ""),
  EXPRESSION_DIVIDE(SubFamily.EXPRESSION, 0x05, "div", ""),
  EXPRESSION_INSTRUCTION(SubFamily.EXPRESSION, 0x06, "op", "op:instruction"),
  EXPRESSION_SKIPPED(SubFamily.EXPRESSION, Key.ANY_OTHER, "unknown", ""),

  WAIT_FOR_ACTOR(SubFamily.WAIT, 0x01, "WaitForActor", "b1:actor"),
  WAIT_FOR_MESSAGE(SubFamily.WAIT, 0x02, "WaitForMessage", ""),
  WAIT_FOR_CAMERA(SubFamily.WAIT, 0x03, "WaitForCamera", ""),
  WAIT_FOR_SENTENCE(SubFamily.WAIT, 0x04, "WaitForSentence", "");

  private static final Map<SubFamily, SubOp[]> OPS_BY_BYTE = opsByByte();

  private final SubFamily family;
  private final int key;
  private final String label;
  private final List<Field> layout;
  private final SubOp meaning;

  SubOp(SubFamily family, int key, String label, String signature) {
    this.family = family;
    this.key = key;
    this.label = label;
    this.layout = Field.layout(signature);
    this.meaning = this;
  }

  /** Creates the same actor setting with its number in version 4. */
  SubOp(SubOp version5, int key) {
    this.family = SubFamily.ACTOR_V4;
    this.key = key;
    this.label = version5.label;
    this.layout = version5.layout;
    this.meaning = version5;
  }

  /** Returns the sub-operation for a byte, or null if the family has none with that number. */
  public static SubOp of(SubFamily family, int subByte) {
    return OPS_BY_BYTE.get(family)[subByte & family.mask()];
  }

  /** Returns the family. */
  public SubFamily family() {
    return family;
  }

  /**
   * Returns the masked byte that identifies the sub-operation; −1 if it represents all numbers that
   * no other sub-operation of the family has.
   */
  public int key() {
    return key;
  }

  /** Returns the name in listings. */
  public String label() {
    return label;
  }

  /** Returns the operands in stream order. */
  public List<Field> layout() {
    return layout;
  }

  /**
   * Returns the sub-operation of version 5 that has the same meaning. This differs from this
   * sub-operation only for renumbered sub-operations of version 4.
   */
  public SubOp meaning() {
    return meaning;
  }

  /** Returns whether a list of sub-operations ends after this one, without an end byte. */
  public boolean terminates() {
    return this == PRINT_TEXT || this == VARS_APPEND || this == VARS_CLOSE;
  }

  private static Map<SubFamily, SubOp[]> opsByByte() {
    Map<SubFamily, SubOp[]> table = new EnumMap<>(SubFamily.class);
    for (SubFamily family : SubFamily.values()) {
      table.put(family, new SubOp[256]);
    }
    for (SubOp op : values()) {
      SubOp[] row = table.get(op.family);
      if (op.key != Key.ANY_OTHER) {
        row[op.key] = op;
      } else {
        for (int i = 0; i < row.length; i++) {
          row[i] = row[i] == null ? op : row[i];
        }
      }
    }
    return table;
  }

  /** Keys with a special meaning. */
  private static final class Key {
    static final int ANY_OTHER = -1;

    private Key() {}
  }
}
