package org.bowsprit.vm.code;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * All instructions: their mnemonics, opcode bytes and operand layouts (spec 06 §3, §12).
 *
 * <p>This table is the only definition of opcodes. Bytes are listed individually, because the three
 * parameter bits also distinguish instructions. Layouts use the letters of spec 06 §3 (see {@link
 * Field}).
 */
// The lists are immutable copies, but Error Prone sees only the interface List.
@SuppressWarnings("ImmutableEnumChecker")
public enum Op {
  // Script control, spec 06 §5.
  STOP_OBJECT_CODE("stopObjectCode", "00 A0", ""),
  START_SCRIPT("startScript", "0A 2A 4A 6A 8A AA CA EA", "b1:script L:args"),
  START_OBJECT("startObject", "37 77 B7 F7", "w1:object b2:verb L:args"),
  CHAIN_SCRIPT("chainScript", "42 C2", "b1:script L:args"),
  STOP_SCRIPT("stopScript", "62 E2", "b1:script"),
  STOP_OBJECT_SCRIPT("stopObjectScript", "6E EE", "w1:object"),
  BREAK_HERE("breakHere", "80", ""),
  DELAY("delay", "2E", "T:jiffies"),
  DELAY_VARIABLE("delayVariable", "2B", "V:delay"),
  WAIT("wait", "AE", "sub:WAIT"),
  FREEZE_SCRIPTS("freezeScripts", "60 E0", "b1:flag"),
  CUTSCENE("cutscene", "40", "L:args"),
  END_CUTSCENE("endCutscene", "C0", ""),
  OVERRIDE("override", "58", "sub:OVERRIDE"),
  DO_SENTENCE("doSentence", "19 39 59 79 99 B9 D9 F9", "b1!FE:verb w2:objectA w3:objectB"),
  DEBUG("debug", "6B EB", "w1:value"),
  SYSTEM_OPS("systemOps", "98", "sub:SYSTEM"),
  DUMMY("dummy", "A7", ""),

  // Variables and arithmetic, spec 06 §4.
  MOVE("move", "1A 9A", "R:result w1:value"),
  ADD("add", "5A DA", "R:result w1:value"),
  SUBTRACT("subtract", "3A BA", "R:result w1:value"),
  MULTIPLY("multiply", "1B 9B", "R:result w1:value"),
  DIVIDE("divide", "5B DB", "R:result w1:value"),
  AND("and", "17 97", "R:result w1:value"),
  OR("or", "57 D7", "R:result w1:value"),
  INCREMENT("increment", "46", "R:result"),
  DECREMENT("decrement", "C6", "R:result"),
  SET_BYTE_RANGE("setVarRange", "26", "R:result B:count Nb:values"),
  SET_WORD_RANGE("setVarRange", "A6", "R:result B:count Nw:values"),
  EXPRESSION("expression", "AC", "R:result sub:EXPRESSION"),

  // Branches, spec 06 §4.1.
  JUMP_RELATIVE("jumpRelative", "18", "J:target"),
  IS_EQUAL("isEqual", "48 C8", "V:left w1:value J:target"),
  IS_NOT_EQUAL("isNotEqual", "08 88", "V:left w1:value J:target"),
  IS_LESS("isLess", "44 C4", "V:left w1:value J:target"),
  IS_LESS_EQUAL("isLessEqual", "38 B8", "V:left w1:value J:target"),
  IS_GREATER("isGreater", "78 F8", "V:left w1:value J:target"),
  IS_GREATER_EQUAL("isGreaterEqual", "04 84", "V:left w1:value J:target"),
  EQUAL_ZERO("equalZero", "28", "V:left J:target"),
  NOT_EQUAL_ZERO("notEqualZero", "A8", "V:left J:target"),
  CLASS_OF_IS("classOfIs", "1D 9D", "w1:object L:classes J:target"),
  IS_ACTOR_IN_BOX("isActorInBox", "1F 5F 9F DF", "b1:actor b2:box J:target"),

  // Queries, whose result a variable receives, spec 06 §4, §7 and §8.
  GET_RANDOM_NR("getRandomNr", "16 96", "R:result b1:max"),
  GET_ACTOR_ROOM("getActorRoom", "03 83", "R:result b1:actor"),
  GET_ACTOR_X("getActorX", "43 C3", "R:result w1:actorOrObject"),
  GET_ACTOR_Y("getActorY", "23 A3", "R:result w1:actorOrObject"),
  GET_ACTOR_ELEVATION("getActorElevation", "06 86", "R:result b1:actor"),
  GET_ANIM_COUNTER("getAnimCounter", "22 A2", "R:result b1:actor"),
  GET_ACTOR_SCALE("getActorScale", "3B BB", "R:result b1:actor"),
  GET_ACTOR_MOVING("getActorMoving", "56 D6", "R:result b1:actor"),
  GET_ACTOR_FACING("getActorFacing", "63 E3", "R:result b1:actor"),
  GET_ACTOR_WIDTH("getActorWidth", "6C EC", "R:result b1:actor"),
  GET_ACTOR_COSTUME("getActorCostume", "71 F1", "R:result b1:actor"),
  GET_ACTOR_WALK_BOX("getActorWalkBox", "7B FB", "R:result b1:actor"),
  GET_CLOSEST_OBJ_ACTOR("getClosestObjActor", "66 E6", "R:result w1:actorOrObject"),
  GET_DIST("getDist", "34 74 B4 F4", "R:result w1:a w2:b"),
  ACTOR_FROM_POS("actorFromPos", "15 55 95 D5", "R:result w1:x w2:y"),
  FIND_OBJECT("findObject", "35 75 B5 F5", "R:result b1:x b2:y"),
  GET_OBJECT_STATE("getObjectState", "0F 8F", "R:result w1:object"),
  GET_OBJECT_OWNER("getObjectOwner", "10 90", "R:result w1:object"),
  GET_VERB_ENTRY_POINT("getVerbEntryPoint", "0B 4B 8B CB", "R:result w1:object w2:verb"),
  FIND_INVENTORY("findInventory", "3D 7D BD FD", "R:result b1:owner b2:index"),
  GET_INVENTORY_COUNT("getInventoryCount", "31 B1", "R:result b1:owner"),
  GET_STRING_WIDTH("getStringWidth", "67 E7", "R:result b1:string"),
  IS_SCRIPT_RUNNING("isScriptRunning", "68 E8", "R:result b1:script"),
  IS_SOUND_RUNNING("isSoundRunning", "7C FC", "R:result b1:sound"),

  // Rooms, camera, light, palette, boxes, spec 06 §6.
  LOAD_ROOM("loadRoom", "72 F2", "b1:room"),
  LOAD_ROOM_WITH_EGO("loadRoomWithEgo", "24 64 A4 E4", "w1:object b2:room W:x W:y"),
  ROOM_OPS("roomOps", "33 73 B3 F3", "sub:ROOM"),
  PSEUDO_ROOM("pseudoRoom", "CC", "B:physicalRoom Z:aliases"),
  SET_CAMERA_AT("setCameraAt", "32 B2", "w1:x"),
  PAN_CAMERA_TO("panCameraTo", "12 92", "w1:x"),
  ACTOR_FOLLOW_CAMERA("actorFollowCamera", "52 D2", "b1:actor"),
  LIGHTS("lights", "70 F0", "b1:a B:b B:mode"),
  MATRIX_OPS("matrixOps", "30 B0", "sub:MATRIX"),
  DRAW_BOX("drawBox", "3F 7F BF FF", "w1:left w2:top A:control w1:right w2:bottom b3:color"),

  // Actors, spec 06 §7.
  PUT_ACTOR("putActor", "01 21 41 61 81 A1 C1 E1", "b1:actor w2:x w3:y"),
  PUT_ACTOR_IN_ROOM("putActorInRoom", "2D 6D AD ED", "b1:actor b2:room"),
  PUT_ACTOR_AT_OBJECT("putActorAtObject", "0E 4E 8E CE", "b1:actor w2:object"),
  WALK_ACTOR_TO("walkActorTo", "1E 3E 5E 7E 9E BE DE FE", "b1:actor w2:x w3:y"),
  WALK_ACTOR_TO_OBJECT("walkActorToObject", "36 76 B6 F6", "b1:actor w2:object"),
  WALK_ACTOR_TO_ACTOR("walkActorToActor", "0D 4D 8D CD", "b1:actor b2:target B:distance"),
  FACE_ACTOR("faceActor", "09 49 89 C9", "b1:actor w2:target"),
  ANIMATE_COSTUME("animateCostume", "11 51 91 D1", "b1:actor b2:anim"),
  ACTOR_OPS("actorOps", "13 53 93 D3", "b1:actor sub:ACTOR"),

  // Objects, verbs, cursor, spec 06 §8.
  DRAW_OBJECT("drawObject", "05 85", "w1:object sub:DRAW_OBJECT"),
  SET_STATE("setState", "07 47 87 C7", "w1:object b2:state"),
  PICKUP_OBJECT("pickupObject", "25 65 A5 E5", "w1:object b2:room"),
  SET_OWNER_OF("setOwnerOf", "29 69 A9 E9", "w1:object b2:owner"),
  SET_OBJECT_NAME("setObjectName", "54 D4", "w1:object S:name"),
  SET_CLASS("setClass", "5D DD", "w1:object L:classes"),
  VERB_OPS("verbOps", "7A FA", "b1:verb sub:VERB"),
  SAVE_RESTORE_VERBS("saveRestoreVerbs", "AB", "sub:SAVED_VERBS"),
  CURSOR_COMMAND("cursorCommand", "2C", "sub:CURSOR"),

  // Text, strings, sound, resources, spec 06 §9 to §11.
  PRINT("print", "14 94", "b1:target sub:PRINT"),
  PRINT_EGO("printEgo", "D8", "sub:PRINT"),
  STRING_OPS("stringOps", "27", "sub:STRING"),
  START_SOUND("startSound", "1C 9C", "b1:sound"),
  START_MUSIC("startMusic", "02 82", "b1:sound"),
  STOP_SOUND("stopSound", "3C BC", "b1:sound"),
  STOP_MUSIC("stopMusic", "20", ""),
  SOUND_KLUDGE("soundKludge", "4C", "L:command"),
  RESOURCE_ROUTINES("resourceRoutines", "0C 8C", "sub:RESOURCE"),

  // Instructions with another encoding in version 4, spec 06 §12. These bytes replace those above.
  DRAW_OBJECT_V4("drawObject", "05 25 45 65 85 A5 C5 E5", "w1:object w2:x8 w3:y8", 4),
  PICKUP_OBJECT_V4("pickupObject", "50 D0", "w1:object", 4),
  IF_STATE_V4("ifState", "0F 4F 8F CF", "w1:object b2:state J:target", 4),
  IF_NOT_STATE_V4("ifNotState", "2F 6F AF EF", "w1:object b2:state J:target", 4),
  ACTOR_OPS_V4("actorOps", "13 53 93 D3", "b1:actor sub:ACTOR_V4", 4),
  ROOM_OPS_V4("roomOps", "33 73 B3 F3", "sub:ROOM_V4", 4),
  OLD_ROOM_EFFECT_V4("oldRoomEffect", "5C DC", "sub:OLD_ROOM_EFFECT", 4),
  SAVE_LOAD_GAME_V4("saveLoadGame", "22 A2", "R:result b1:slotAndCommand", 4),
  SAVE_LOAD_VARS_V4("saveLoadVars", "A7", "B:mode sub:SAVE_LOAD_VARS", 4);

  /** Bytes that version 4 leaves unassigned although version 5 uses them. */
  private static final String UNASSIGNED_IN_VERSION_4 = "3B BB 4C";

  private final String mnemonic;
  private final List<Integer> bytes;
  private final List<Field> layout;
  private final int version;

  Op(String mnemonic, String bytes, String signature) {
    this(mnemonic, bytes, signature, 5);
  }

  Op(String mnemonic, String bytes, String signature, int version) {
    this.mnemonic = mnemonic;
    this.bytes = parseBytes(bytes);
    this.layout = Field.layout(signature);
    this.version = version;
  }

  /** Returns the name in listings. Both widths of setVarRange have the same name. */
  public String mnemonic() {
    return mnemonic;
  }

  /** Returns the opcode bytes, the canonical one (no parameter bit set) first. */
  public List<Integer> bytes() {
    return bytes;
  }

  /** Returns the operands in stream order. */
  public List<Field> layout() {
    return layout;
  }

  /** Returns whether the first operand is a variable that receives a result. */
  public boolean hasResult() {
    return !layout.isEmpty() && layout.get(0).type() == FieldType.RESULT;
  }

  /** Returns whether the instruction is a conditional jump: its last operand is a target. */
  public boolean isConditional() {
    return this != JUMP_RELATIVE
        && !layout.isEmpty()
        && layout.get(layout.size() - 1).type() == FieldType.JUMP;
  }

  /**
   * Returns the 256 instructions of version 5, indexed by opcode byte. The element of an unassigned
   * byte is null.
   */
  static Op[] version5() {
    Op[] table = new Op[256];
    fill(table, 5);
    return table;
  }

  /**
   * Returns the 256 instructions of version 4 (Loom), indexed by opcode byte. The element of an
   * unassigned byte is null.
   */
  static Op[] version4() {
    Op[] table = version5();
    for (int opcode : parseBytes(UNASSIGNED_IN_VERSION_4)) {
      table[opcode] = null;
    }
    fill(table, 4);
    return table;
  }

  private static void fill(Op[] table, int version) {
    for (Op op : values()) {
      if (op.version == version) {
        for (int code : op.bytes) {
          table[code] = op;
        }
      }
    }
  }

  private static List<Integer> parseBytes(String text) {
    List<Integer> parsed = new ArrayList<>();
    for (String each : text.split(" ", 0)) {
      parsed.add(HexFormat.fromHexDigits(each));
    }
    return List.copyOf(parsed);
  }
}
