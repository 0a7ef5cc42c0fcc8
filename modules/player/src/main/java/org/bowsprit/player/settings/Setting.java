package org.bowsprit.player.settings;

import org.bowsprit.audio.recording.LeadIn;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.text.Texts;

/** Something a player can set: its place in the file, what it may be, what it usually is. */
// Values holds a list that List.of made and nothing else.
@SuppressWarnings("ImmutableEnumChecker")
public enum Setting {
  /** How loud everything is. */
  VOLUME("sound", "volume", Values.number(0, 100, 10), "100", Reach.EVERYWHERE),
  /** How loud music is. */
  MUSIC_VOLUME("sound", "music", Values.number(0, 100, 10), "100", Reach.GAME),
  /** How loud effects are. */
  EFFECTS_VOLUME("sound", "effects", Values.number(0, 100, 10), "100", Reach.GAME),
  /** How loud voices are. */
  SPEECH_VOLUME("sound", "speech", Values.number(0, 100, 10), "100", Reach.GAME),
  /** Whether ffmpeg may help. */
  FFMPEG("sound", "ffmpeg", Values.flag(), "true", Reach.EVERYWHERE),
  /** A shift of the intro's music. */
  TRACK_17_START(
      "sound",
      "track-17-start",
      Values.number(-LeadIn.LONGEST, LeadIn.LONGEST, 5),
      "0",
      Reach.GAME),
  /** Another shift of the intro's music. */
  TRACK_17_CUE(
      "sound", "track-17-cue", Values.number(-LeadIn.LONGEST, LeadIn.LONGEST, 5), "0", Reach.GAME),
  /** What happens while another window has the keyboard. */
  FOCUS_LOSS(
      "sound",
      "on-focus-loss",
      Values.oneOf("mute", "pause", "continue"),
      "mute",
      Reach.EVERYWHERE),
  /** How long a line stays. */
  TALK_SPEED(
      "text",
      "speed",
      Values.oneOf("game", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
      "game",
      Reach.GAME),
  /** Whether spoken lines are heard, read or both. */
  SUBTITLES("text", "subtitles", Values.oneOf("both", "voice", "text"), "both", Reach.GAME),
  /** Large letters. */
  LARGE_TEXT("text", "large", Values.flag(), "false", Reach.EVERYWHERE),
  /** Whether spoken lines that are lost in the picture get a dark plate. */
  READABLE_LINES("text", "readable", Values.flag(), "false", Reach.EVERYWHERE),
  /** The name of what the pointer is on. */
  HOVER_NAMES("text", "names", Values.flag(), "false", Reach.EVERYWHERE),
  /** Whether texts are read aloud. */
  READ_ALOUD("text", "read-aloud", Values.flag(), "false", Reach.EVERYWHERE),
  /** A pointer that is seen on anything. */
  CLEAR_POINTER("pointer", "clear", Values.flag(), "false", Reach.EVERYWHERE),
  /** Arrow keys as a mouse. */
  ARROWS("pointer", "arrows", Values.flag(), "true", Reach.EVERYWHERE),
  /** Whose letters with Ctrl are. */
  CONTROL_KEYS("keyboard", "ctrl", Values.oneOf("game", "program"), "game", Reach.EVERYWHERE),
  /** Whether a double click leaves out the walk. */
  DOUBLE_CLICK("play", "double-click", Values.flag(), "false", Reach.GAME),
  /** The router. */
  ROUTER("play", "router", Values.text(), BoxGraphProvider.ID, Reach.EVERYWHERE),
  /** The renderer. */
  RENDERER("play", "renderer", Values.text(), "", Reach.EVERYWHERE),
  /** The sound device. */
  SOUND_DEVICE("play", "audio", Values.text(), "", Reach.EVERYWHERE),
  /** The music device. */
  MUSIC_DEVICE("play", "music", Values.text(), "adlib", Reach.EVERYWHERE),
  /** The file that instruments are taken from. */
  SOUND_FONT("play", "soundfont", Values.text(), "", Reach.EVERYWHERE),
  /** Whether known glitches of the games are mended. */
  MEND_GLITCHES("play", "mend-glitches", Values.flag(), "false", Reach.EVERYWHERE),
  /** The whole screen. */
  FULLSCREEN("window", "fullscreen", Values.flag(), "false", Reach.EVERYWHERE),
  /** Which monitor the whole screen is. */
  MONITOR("window", "monitor", Values.number(0, 9, 1), "0", Reach.EVERYWHERE),
  /** How large the window is made. */
  SCALE(
      "window",
      "scale",
      Values.oneOf("auto", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
      "auto",
      Reach.EVERYWHERE),
  /** The window's size. */
  WINDOW_SIZE("window", "size", Values.text(), "", Reach.EVERYWHERE),
  /** The shape of a pixel. */
  PIXELS("window", "pixels", Values.oneOf("4:3", "square"), "4:3", Reach.EVERYWHERE),
  /** Whether pixels are enlarged by whole numbers alone. */
  FIT("window", "fit", Values.oneOf("stretch", "integer"), "stretch", Reach.EVERYWHERE),
  /** How pixels are enlarged. */
  FILTER("window", "filter", Values.text(), "nearest", Reach.EVERYWHERE),
  /** Minutes from one autosave to the next. */
  AUTOSAVE("saving", "autosave", Values.number(0, 30, 1), "5", Reach.EVERYWHERE),
  /** Whether the player is asked. */
  ASK("saving", "ask", Values.flag(), "true", Reach.EVERYWHERE),
  /** Where pictures go. */
  PICTURES("files", "pictures", Values.text(), "", Reach.EVERYWHERE),
  /** Where clips go. */
  VIDEOS("files", "videos", Values.text(), "", Reach.EVERYWHERE),
  /** What clips are written as. */
  CLIPS("files", "clips", Values.oneOf("apng", "gif", "mp4"), "apng", Reach.EVERYWHERE),
  /** Where games are. */
  GAMES("files", "games", Values.text(), "", Reach.EVERYWHERE),
  /** Whether games that shops have installed are looked for. */
  FIND_GAMES("files", "find-games", Values.flag(), "true", Reach.EVERYWHERE),
  /** The language of the program. */
  LANGUAGE("program", "language", Values.text(), "auto", Reach.EVERYWHERE);

  /** The value of {@link #LANGUAGE} and {@link #SCALE} that leaves the choice to the program. */
  public static final String AUTO = "auto";

  /** The value of {@link #CONTROL_KEYS} that gives them to the program. */
  public static final String OURS = "program";

  private final String section;
  private final String key;
  private final String path;
  private final Values values;
  private final String usual;
  private final Reach reach;

  /** What a change made in the menu is for. */
  private enum Reach {
    EVERYWHERE,
    GAME
  }

  Setting(String section, String key, Values values, String usual, Reach reach) {
    this.section = section;
    this.key = key;
    this.path = section + "." + key;
    this.values = values;
    this.usual = usual;
    this.reach = reach;
  }

  /** Returns the section of the file it is in. */
  String section() {
    return section;
  }

  /** Returns its key in the section. */
  String key() {
    return key;
  }

  /** Returns section and key. */
  String path() {
    return path;
  }

  /** Returns what it may be. */
  Values allowed() {
    return values;
  }

  /** Returns what it is for a player who changed nothing. */
  public String usual() {
    return usual;
  }

  /** Returns whether a change made while a game is played is for that game alone. */
  boolean isOfGame() {
    return reach == Reach.GAME;
  }

  /** Returns a word or two for the menu. */
  public String label(Texts texts) {
    return texts.of("setting." + path());
  }

  /** Returns a sentence that says what it does. */
  public String remark(Texts texts) {
    return texts.of("setting." + path() + ".remark");
  }

  /** Returns a value's neighbour: the next at 1, the one before at −1. */
  public String stepped(String value, int by) {
    return values.stepped(value, by);
  }
}
