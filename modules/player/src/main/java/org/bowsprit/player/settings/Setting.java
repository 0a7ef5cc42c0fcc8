package org.bowsprit.player.settings;

import org.bowsprit.audio.recording.LeadIn;

/** Something a player can set: its place in the file, what it may be, what it usually is. */
// Values holds a list that List.of made and nothing else.
@SuppressWarnings("ImmutableEnumChecker")
public enum Setting {
  /** How loud everything is. */
  VOLUME(
      "sound",
      "volume",
      Values.number(0, 100, 10),
      "100",
      Reach.EVERYWHERE,
      "Volume",
      "How loud everything is, 0 to 100."),
  /** How loud music is. */
  MUSIC_VOLUME(
      "sound",
      "music",
      Values.number(0, 100, 10),
      "100",
      Reach.GAME,
      "Music volume",
      "How loud music and CD tracks are, 0 to 100."),
  /** How loud effects are. */
  EFFECTS_VOLUME(
      "sound",
      "effects",
      Values.number(0, 100, 10),
      "100",
      Reach.GAME,
      "Effects volume",
      "How loud sampled effects are, 0 to 100."),
  /** How loud voices are. */
  SPEECH_VOLUME(
      "sound",
      "speech",
      Values.number(0, 100, 10),
      "100",
      Reach.GAME,
      "Speech volume",
      "How loud voices are, 0 to 100."),
  /** Whether ffmpeg may help. */
  FFMPEG(
      "sound",
      "ffmpeg",
      Values.flag(),
      "true",
      Reach.EVERYWHERE,
      "Ask ffmpeg",
      "Has the program ffmpeg, if it is there, decode music of the Special Editions."),
  /** A shift of the intro's music. */
  TRACK_17_START(
      "sound",
      "track-17-start",
      Values.number(-LeadIn.LONGEST, LeadIn.LONGEST, 5),
      "0",
      Reach.GAME,
      "Track 17 from top",
      "Hundredths of a second that your CD track 17 begins later than the disc's; Monkey Island."),
  /** Another shift of the intro's music. */
  TRACK_17_CUE(
      "sound",
      "track-17-cue",
      Values.number(-LeadIn.LONGEST, LeadIn.LONGEST, 5),
      "0",
      Reach.GAME,
      "Track 17 from cue",
      "The same for where the game enters track 17 at 1:35.64."),
  /** What happens while another window has the keyboard. */
  FOCUS_LOSS(
      "sound",
      "on-focus-loss",
      Values.oneOf("mute", "pause", "continue"),
      "mute",
      Reach.EVERYWHERE,
      "Elsewhere",
      "What the game does while another window has the keyboard: mute, pause or continue."),
  /** How long a line stays. */
  TALK_SPEED(
      "text",
      "speed",
      Values.oneOf("game", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
      "game",
      Reach.GAME,
      "Talk speed",
      "How long a line stays: 0 (short) to 9 (long), or \"game\" for what the game wants."),
  /** Whether spoken lines are heard, read or both. */
  SUBTITLES(
      "text",
      "subtitles",
      Values.oneOf("both", "voice", "text"),
      "both",
      Reach.GAME,
      "Spoken lines",
      "Lines with a voice are heard and read (both), heard (voice) or read (text)."),
  /** Large letters. */
  LARGE_TEXT(
      "text",
      "large",
      Values.flag(),
      "false",
      Reach.EVERYWHERE,
      "Large text",
      "What is said, the menu and messages in letters twice as large."),
  /** The name of what the pointer is on. */
  HOVER_NAMES(
      "text",
      "names",
      Values.flag(),
      "false",
      Reach.EVERYWHERE,
      "Names",
      "Shows beside the pointer the name of what it is on."),
  /** A pointer that is seen on anything. */
  CLEAR_POINTER(
      "pointer",
      "clear",
      Values.flag(),
      "false",
      Reach.EVERYWHERE,
      "Clear pointer",
      "A large black and white pointer that is seen on anything."),
  /** Arrow keys as a mouse. */
  ARROWS(
      "pointer",
      "arrows",
      Values.flag(),
      "true",
      Reach.EVERYWHERE,
      "Arrow keys",
      "Arrow keys move the pointer (with Shift: farther); else they are the game's."),
  /** Whose letters with Ctrl are. */
  CONTROL_KEYS(
      "keyboard",
      "ctrl",
      Values.oneOf("game", "program"),
      "game",
      Reach.EVERYWHERE,
      "Ctrl+letters",
      "Whose Ctrl+letters are: the game's, or the program's besides its Alt+letters."),
  /** The router. */
  ROUTER(
      "play",
      "router",
      Values.text(),
      "box-graph",
      Reach.EVERYWHERE,
      "Router",
      "What plans walks: the id of a router; plugins list names them."),
  /** The renderer. */
  RENDERER(
      "play",
      "renderer",
      Values.text(),
      "",
      Reach.EVERYWHERE,
      "Renderer",
      "What shows the game: the id of a renderer; \"\" for the best that opens."),
  /** The sound device. */
  SOUND_DEVICE(
      "play",
      "audio",
      Values.text(),
      "",
      Reach.EVERYWHERE,
      "Sound device",
      "What the game is heard through: the id of a sound device; \"\" for the best that opens."),
  /** The music device. */
  MUSIC_DEVICE(
      "play",
      "music",
      Values.text(),
      "adlib",
      Reach.EVERYWHERE,
      "Music device",
      "What music is played on: the id of a music device."),
  /** Whether known glitches of the games are mended. */
  MEND_GLITCHES(
      "play",
      "mend-glitches",
      Values.flag(),
      "false",
      Reach.EVERYWHERE,
      "Mend glitches",
      "Mends small known glitches of the games' own scripts, seen or heard."),
  /** The whole screen. */
  FULLSCREEN(
      "window",
      "fullscreen",
      Values.flag(),
      "false",
      Reach.EVERYWHERE,
      "Full screen",
      "Takes the whole screen."),
  /** The window's size. */
  WINDOW_SIZE(
      "window",
      "size",
      Values.text(),
      "",
      Reach.EVERYWHERE,
      "Window size",
      "Width and height of the picture in pixels, as it was left; \"\" for as large as fits."),
  /** The shape of a pixel. */
  PIXELS(
      "window",
      "pixels",
      Values.oneOf("4:3", "square"),
      "4:3",
      Reach.EVERYWHERE,
      "Pixels",
      "The shape of the picture: 4:3 as on monitors of the time, or square pixels."),
  /** How pixels are enlarged. */
  FILTER(
      "window",
      "filter",
      Values.text(),
      "nearest",
      Reach.EVERYWHERE,
      "Filter",
      "How pixels are enlarged; which filters there are, docs/renderers.md says."),
  /** Minutes from one autosave to the next. */
  AUTOSAVE(
      "saving",
      "autosave",
      Values.number(0, 30, 1),
      "5",
      Reach.EVERYWHERE,
      "Autosave",
      "Minutes of play from one save by itself to the next; 0 for never."),
  /** Whether the player is asked. */
  ASK(
      "saving",
      "ask",
      Values.flag(),
      "true",
      Reach.EVERYWHERE,
      "Ask first",
      "Asks before something loses more than a few seconds of play."),
  /** Where pictures go. */
  PICTURES(
      "files",
      "pictures",
      Values.text(),
      "",
      Reach.EVERYWHERE,
      "Pictures",
      "The folder of screenshots and clips; \"\" for the one the program is started in."),
  /** Where games are. */
  GAMES(
      "files",
      "games",
      Values.text(),
      "",
      Reach.EVERYWHERE,
      "Games",
      "A folder with games in it, which the menu then lists.");

  /** The value of {@link #CONTROL_KEYS} that gives them to the program. */
  public static final String OURS = "program";

  private final String section;
  private final String key;
  private final Values values;
  private final String usual;
  private final Reach reach;
  private final String label;
  private final String remark;

  /** What a change made in the menu is for. */
  private enum Reach {
    EVERYWHERE,
    GAME
  }

  Setting(
      String section,
      String key,
      Values values,
      String usual,
      Reach reach,
      String label,
      String remark) {
    this.section = section;
    this.key = key;
    this.values = values;
    this.usual = usual;
    this.reach = reach;
    this.label = label;
    this.remark = remark;
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
    return section + "." + key;
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
  public String label() {
    return label;
  }

  /** Returns a sentence that says what it does. */
  public String remark() {
    return remark;
  }

  /** Returns a value's neighbour: the next at 1, the one before at −1. */
  public String stepped(String value, int by) {
    return values.stepped(value, by);
  }
}
