package org.bowsprit.player.settings;

import org.bowsprit.audio.recording.LeadIn;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;

/**
 * A setting of the player, with its section and key in the file, its allowed values and its
 * default.
 */
// Values contains only a list created by List.of.
@SuppressWarnings("ImmutableEnumChecker")
public enum Setting {
  /** The volume of all sound. */
  VOLUME("sound", "volume", AllowedValues.number(0, 100, 10), "100", Reach.EVERYWHERE),
  /** The volume of music. */
  MUSIC_VOLUME("sound", "music", AllowedValues.number(0, 100, 10), "100", Reach.GAME),
  /** The volume of effects. */
  EFFECTS_VOLUME("sound", "effects", AllowedValues.number(0, 100, 10), "100", Reach.GAME),
  /** The volume of voices. */
  SPEECH_VOLUME("sound", "speech", AllowedValues.number(0, 100, 10), "100", Reach.GAME),
  /** Whether ffmpeg is used. */
  FFMPEG("sound", "ffmpeg", AllowedValues.flag(), "true", Reach.EVERYWHERE),
  /**
   * The offset of the intro's music, in hundredths of a second, if the music track is played from
   * the beginning.
   */
  TRACK_17_START(
      "sound",
      "track-17-start",
      AllowedValues.number(-LeadIn.MAX_OFFSET, LeadIn.MAX_OFFSET, 5),
      "0",
      Reach.GAME),
  /**
   * The offset of the intro's music, in hundredths of a second, if the music track is played from
   * the cue point.
   */
  TRACK_17_CUE(
      "sound",
      "track-17-cue",
      AllowedValues.number(-LeadIn.MAX_OFFSET, LeadIn.MAX_OFFSET, 5),
      "0",
      Reach.GAME),
  /** The behaviour while another window has the keyboard. */
  FOCUS_LOSS(
      "sound",
      "on-focus-loss",
      AllowedValues.oneOf("mute", "pause", "continue"),
      "mute",
      Reach.EVERYWHERE),
  /** The duration of a line of speech. */
  TALK_SPEED(
      "text",
      "speed",
      AllowedValues.oneOf("game", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
      "game",
      Reach.GAME),
  /** Whether speech is heard, read or both. */
  SUBTITLES("text", "subtitles", AllowedValues.oneOf("both", "voice", "text"), "both", Reach.GAME),
  /** Whether texts are enlarged. */
  LARGE_TEXT("text", "large", AllowedValues.flag(), "false", Reach.EVERYWHERE),
  /** Whether lines of speech with too little contrast are shown on a dark plate. */
  READABLE_LINES("text", "readable", AllowedValues.flag(), "false", Reach.EVERYWHERE),
  /** Whether the name of the object under the pointer is shown. */
  HOVER_NAMES("text", "names", AllowedValues.flag(), "false", Reach.EVERYWHERE),
  /** Whether texts are read aloud. */
  READ_ALOUD("text", "read-aloud", AllowedValues.flag(), "false", Reach.EVERYWHERE),
  /** Whether a pointer with high contrast is shown, which is visible on any picture. */
  CLEAR_POINTER("pointer", "clear", AllowedValues.flag(), "false", Reach.EVERYWHERE),
  /** Whether arrow keys move the pointer. */
  ARROWS("pointer", "arrows", AllowedValues.flag(), "true", Reach.EVERYWHERE),
  /** Whether letters with Ctrl belong to the game or to the program. */
  CONTROL_KEYS(
      "keyboard", "ctrl", AllowedValues.oneOf("game", "program"), "game", Reach.EVERYWHERE),
  /** Whether a double click skips the walk. */
  DOUBLE_CLICK("play", "double-click", AllowedValues.flag(), "false", Reach.GAME),
  /** The router. */
  ROUTER("play", "router", AllowedValues.text(), BoxGraphProvider.ID, Reach.EVERYWHERE),
  /** The renderer. */
  RENDERER("play", "renderer", AllowedValues.text(), "", Reach.EVERYWHERE),
  /** The sound device. */
  SOUND_DEVICE("play", "audio", AllowedValues.text(), "", Reach.EVERYWHERE),
  /** The music device. */
  MUSIC_DEVICE("play", "music", AllowedValues.text(), "adlib", Reach.EVERYWHERE),
  /** The sound font that contains the instruments. */
  SOUND_FONT("play", "soundfont", AllowedValues.text(), "", Reach.EVERYWHERE),
  /** Whether known glitches of the games are fixed. */
  MEND_GLITCHES("play", "mend-glitches", AllowedValues.flag(), "false", Reach.EVERYWHERE),
  /** Whether the program starts in full screen. */
  FULLSCREEN("window", "fullscreen", AllowedValues.flag(), "false", Reach.EVERYWHERE),
  /** The number of the monitor for full screen. */
  MONITOR("window", "monitor", AllowedValues.number(0, 9, 1), "0", Reach.EVERYWHERE),
  /** The scale of the window. */
  SCALE(
      "window",
      "scale",
      AllowedValues.oneOf("auto", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
      "auto",
      Reach.EVERYWHERE),
  /** The window's size. */
  WINDOW_SIZE("window", "size", AllowedValues.text(), "", Reach.EVERYWHERE),
  /** The shape of a pixel. */
  PIXELS("window", "pixels", AllowedValues.oneOf("4:3", "square"), "4:3", Reach.EVERYWHERE),
  /** Whether pixels are only enlarged by whole numbers. */
  FIT("window", "fit", AllowedValues.oneOf("stretch", "integer"), "stretch", Reach.EVERYWHERE),
  /** The filter that enlarges pixels. */
  FILTER("window", "filter", AllowedValues.text(), "sharp-bilinear", Reach.EVERYWHERE),
  /** The number of minutes between automatic saves. */
  AUTOSAVE("saving", "autosave", AllowedValues.number(0, 30, 1), "5", Reach.EVERYWHERE),
  /** Whether the player is asked before progress that is not saved is lost. */
  ASK("saving", "ask", AllowedValues.flag(), "true", Reach.EVERYWHERE),
  /** The folder of screenshots. */
  PICTURES("files", "pictures", AllowedValues.text(), "", Reach.EVERYWHERE),
  /** The folder of clips. */
  VIDEOS("files", "videos", AllowedValues.text(), "", Reach.EVERYWHERE),
  /** The file type of clips. */
  CLIPS("files", "clips", AllowedValues.oneOf("apng", "gif", "mp4"), "apng", Reach.EVERYWHERE),
  /** The folder of saved games. */
  SAVES("files", "saves", AllowedValues.text(), "", Reach.EVERYWHERE),
  /** The folder of games. */
  GAMES("files", "games", AllowedValues.text(), "", Reach.EVERYWHERE),
  /** Whether the program searches for games that shops have installed. */
  FIND_GAMES("files", "find-games", AllowedValues.flag(), "true", Reach.EVERYWHERE),
  /** Whether the list of games is shown as a grid of pictures or as rows. */
  GAME_LIST("program", "game-list", AllowedValues.oneOf("grid", "rows"), "grid", Reach.EVERYWHERE),
  /** The language of the program. */
  LANGUAGE("program", "language", AllowedValues.text(), "auto", Reach.EVERYWHERE);

  /** The value of {@link #LANGUAGE} and {@link #SCALE} that leaves the choice to the program. */
  public static final String AUTO = "auto";

  /** The value of {@link #CONTROL_KEYS} that assigns letters with Ctrl to the program. */
  public static final String PROGRAM = "program";

  private final String section;
  private final String key;
  private final String path;
  private final AllowedValues values;
  private final String defaultValue;
  private final Reach reach;

  /** The scope of a change in the menu. */
  private enum Reach {
    EVERYWHERE,
    GAME
  }

  Setting(String section, String key, AllowedValues values, String defaultValue, Reach reach) {
    this.section = section;
    this.key = key;
    this.path = section + "." + key;
    this.values = values;
    this.defaultValue = defaultValue;
    this.reach = reach;
  }

  /** Returns the section of the setting in the file. */
  String section() {
    return section;
  }

  /** Returns the key of the setting in its section. */
  String key() {
    return key;
  }

  /** Returns the section and the key, joined by a full stop. */
  String path() {
    return path;
  }

  /** Returns the allowed values. */
  AllowedValues allowedValues() {
    return values;
  }

  /** Returns the default value. */
  public String defaultValue() {
    return defaultValue;
  }

  /** Returns whether a change during a game applies to that game alone. */
  boolean isPerGame() {
    return reach == Reach.GAME;
  }

  /** Returns a label of one or two words for the menu. */
  public String label(Texts texts) {
    return texts.of("setting." + path());
  }

  /** Returns a sentence that describes the setting. */
  public String remark(Texts texts) {
    return texts.of("setting." + path() + ".remark");
  }

  /** Returns the neighbour of a value: the next for 1, the previous for −1. */
  public String neighbour(String value, int step) {
    return values.neighbour(value, step);
  }
}
