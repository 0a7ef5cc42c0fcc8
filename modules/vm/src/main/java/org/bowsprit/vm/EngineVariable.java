package org.bowsprit.vm;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/**
 * The global variables with a meaning for the engine, and the ways in which they are accessed (spec
 * 05 §3). Scripts can use all other variables freely.
 */
// The set is never changed, but Error Prone sees only the interface Set.
@SuppressWarnings("ImmutableEnumChecker")
public enum EngineVariable {
  /** Temporary result of nested instructions; key code after a message box. */
  RESULT(0, "SX"),
  /** Actor that the player controls. */
  EGO(1, "SR"),
  /** Column of the camera's centre. */
  CAMERA_POS_X(2, "E"),
  /** 0 without a message, 255 if more text follows, 1 if all text is shown. */
  HAVE_MSG(3, "EX"),
  /** Current room, not mapped to its data. */
  ROOM(4, "X"),
  /** 1 after the player has skipped a scene. */
  OVERRIDE(5, "X"),
  /** Speed class. */
  MACHINE_SPEED(6, "S"),
  /** Not used. */
  ME(7, ""),
  /** Number of actors, set by scripts. */
  NUM_ACTOR(8, "S"),
  /** Light bits: 1 base palette, 2 room lit, 4 flashlight, 8 actor colours. */
  CURRENT_LIGHTS(9, "BSR"),
  /** Disk drive. */
  CURRENTDRIVE(10, ""),
  /** Free-running jiffy counter. */
  TMR_1(11, "ES"),
  /** Free-running jiffy counter. */
  TMR_2(12, "ES"),
  /** Free-running jiffy counter. */
  TMR_3(13, "ES"),
  /** Position in the music, in jiffies. */
  MUSIC_TIMER(14, "EX"),
  /** Lowest actor that getClosestObjActor considers. */
  ACTOR_RANGE_MIN(15, "SR"),
  /** Highest actor that getClosestObjActor considers. */
  ACTOR_RANGE_MAX(16, "SR"),
  /** Left limit of the camera. */
  CAMERA_MIN_X(17, "XSR"),
  /** Right limit of the camera. */
  CAMERA_MAX_X(18, "XSR"),
  /** Length of a frame in jiffies. */
  TIMER_NEXT(19, "SR"),
  /** Column of the mouse in the room. */
  VIRT_MOUSE_X(20, "E"),
  /** Row of the mouse in the room, -1 outside of the room's area. */
  VIRT_MOUSE_Y(21, "E"),
  /** Room whose data are shown. */
  ROOM_RESOURCE(22, "X"),
  /** Last sound queued. */
  LAST_SOUND(23, "X"),
  /** Not 0: the skip key works. */
  CUTSCENEEXIT_KEY(24, "SR"),
  /** Speaking actor, 255 for none. */
  TALK_ACTOR(25, "X"),
  /** Not 0: the camera jumps to its target instead of scrolling. */
  CAMERA_FAST_X(26, "SR"),
  /** Script run after the camera has moved. */
  SCROLL_SCRIPT(27, "SR"),
  /** Script run before a room's entry script. */
  ENTRY_SCRIPT(28, "SR"),
  /** Script run after a room's entry script. */
  ENTRY_SCRIPT2(29, "SR"),
  /** Script run before a room's exit script. */
  EXIT_SCRIPT(30, "SR"),
  /** Script run after a room's exit script. */
  EXIT_SCRIPT2(31, "SR"),
  /** Input script. */
  VERB_SCRIPT(32, "SR"),
  /** Sentence script. */
  SENTENCE_SCRIPT(33, "SR"),
  /** Inventory script. */
  INVENTORY_SCRIPT(34, "SR"),
  /** Script run when a cutscene opens. */
  CUTSCENE_START_SCRIPT(35, "SR"),
  /** Script run when a cutscene closes. */
  CUTSCENE_END_SCRIPT(36, "SR"),
  /** Display time for each character, in jiffies. */
  CHARINC(37, "BSR"),
  /** Entry object during loadRoomWithEgo. */
  WALKTO_OBJ(38, "X"),
  /** 1 if the boot parameter is not 0. */
  DEBUGMODE(39, "E"),
  /** Free memory in kilobytes. */
  HEAPSPACE(40, "B"),
  /** Not 0: the restart key works. */
  RESTART_KEY(42, "SR"),
  /** Not 0: the pause key works. */
  PAUSE_KEY(43, "SR"),
  /** Column of the mouse on the screen. */
  MOUSE_X(44, "E"),
  /** Row of the mouse on the screen. */
  MOUSE_Y(45, "E"),
  /** Length of the current frame in jiffies. */
  TIMER(46, "E"),
  /** Jiffies since boot. */
  TIMER_TOTAL(47, "E"),
  /** Sound card: 3 for AdLib. */
  SOUNDCARD(48, "B"),
  /** Video mode: 19 for VGA with 256 colours. */
  VIDEOMODE(49, "B"),
  /** Not 0: the menu key works. */
  MAINMENU_KEY(50, "SR"),
  /** 1 if there is a hard disk. */
  FIXEDDISK(51, "B"),
  /** Cursor counter. */
  CURSORSTATE(52, "X"),
  /** Input counter. */
  USERPUT(53, "X"),
  /** Position of speech: a negative value is relative to the actor, another value is a row. */
  TALK_STRING_Y(54, "BSR"),
  /** Result of the last command to the music driver. */
  SOUNDRESULT(56, "X"),
  /** Not 0: the line-skip key works. */
  TALKSTOP_KEY(57, "SR"),
  /** Speed of fades. */
  FADE_DELAY(59, "BSR"),
  /** 1 while the player has turned subtitles off. */
  NOSUBTITLES(60, "X"),
  /** Parameter of the sound driver. */
  SOUNDPARAM(64, "S"),
  /** Parameter of the sound driver. */
  SOUNDPARAM2(65, "S"),
  /** Parameter of the sound driver. */
  SOUNDPARAM3(66, "S"),
  /** Input device: 3 for a mouse. */
  INPUTMODE(67, "B"),
  /** Performance class. */
  MEMORY_PERFORMANCE(68, "S"),
  /** Performance class. */
  VIDEO_PERFORMANCE(69, "S"),
  /** 1 after the data of a room have been read. */
  ROOM_FLAG(70, "XS"),
  /** Result of a save or load that a script requested. */
  GAME_LOADED(71, "X"),
  /** Room about to be entered. */
  NEW_ROOM(72, "X");

  /** The ways in which scripts and the engine access a variable. */
  public enum Access {
    /** Written by the engine in every frame. */
    EVERY_FRAME('E'),
    /** Written by the engine at boot and restart. */
    BOOT('B'),
    /** Written by the engine when something happens. */
    EVENT('X'),
    /** Written by scripts. */
    SCRIPT('S'),
    /** Read by the engine. */
    READ('R');

    private final char letter;

    Access(char letter) {
      this.letter = letter;
    }
  }

  private static final EngineVariable[] VARIABLES_BY_NUMBER = indexByNumber();

  private final int number;
  private final Set<Access> access;

  EngineVariable(int number, String letters) {
    this.number = number;
    this.access = EnumSet.noneOf(Access.class);
    for (Access each : Access.values()) {
      if (letters.indexOf(each.letter) >= 0) {
        access.add(each);
      }
    }
  }

  /** Returns the variable with a number, or null if it has no meaning for the engine. */
  public static EngineVariable of(int number) {
    return number >= 0 && number < VARIABLES_BY_NUMBER.length ? VARIABLES_BY_NUMBER[number] : null;
  }

  /** Returns the number of the global variable. */
  public int number() {
    return number;
  }

  /** Returns the name in listings, such as {@code VAR_EGO}. */
  public String label() {
    return "VAR_" + name().toUpperCase(Locale.ROOT);
  }

  /** Returns whether the variable is accessed in the given way. */
  public boolean hasAccess(Access requiredAccess) {
    return access.contains(requiredAccess);
  }

  private static EngineVariable[] indexByNumber() {
    EngineVariable[] table = new EngineVariable[100];
    for (EngineVariable each : values()) {
      table[each.number] = each;
    }
    return table;
  }
}
