package org.bowsprit.web;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.player.control.ArrowDirection;
import org.bowsprit.player.settings.Subtitles;
import org.bowsprit.render.FrameHash;
import org.bowsprit.render.Input;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int16Array;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * The functions that a page's worker calls. They use numbers, texts and byte arrays, and return
 * structured results as JSON.
 *
 * <p>If a call fails, {@link #error} returns a sentence for the player, and the call returns an
 * empty text, an empty array or 0. After a successful call, the sentence is empty.
 */
public final class Main {

  private static final String VERSION = "0.1.0-SNAPSHOT";
  private static final Engine ENGINE = new Engine(VERSION);

  private static String error = "";

  private Main() {}

  /** Does nothing. The page calls the other functions when it is ready. */
  public static void main(String[] args) {}

  /** Returns the error message of the last call that could fail; empty if the call succeeded. */
  @JSExport
  public static String error() {
    return error;
  }

  private static <T> T attempt(Supplier<T> action, T fallback) {
    error = "";
    try {
      return action.get();
    } catch (RequestFailedException | MissingPieceError e) {
      error = e.getMessage();
    } catch (RuntimeException e) {
      error = "Something in the engine went wrong: " + e + ".";
    }
    return fallback;
  }

  private static void attempt(Runnable action) {
    attempt(
        () -> {
          action.run();
          return "";
        },
        "");
  }

  /** Returns the version of the program. */
  @JSExport
  public static String version() {
    return ENGINE.version();
  }

  /** Returns the routers as {@code [{id, name}]}. */
  @JSExport
  public static String routers() {
    return JsonWriter.array(
        list -> {
          for (RouterProvider provider : ENGINE.routers().all()) {
            list.addObject(
                json -> json.put("id", provider.id()).put("name", provider.displayName()));
          }
        });
  }

  /**
   * Sets the language of the page, as a two-letter code. A game that has this language begins in
   * it.
   */
  @JSExport
  public static void speak(String code) {
    ENGINE.language().setCode(code);
  }

  /** Removes all translations of messages, so that all messages are in English. */
  @JSExport
  public static void clearMessages() {
    ENGINE.language().clear();
  }

  /** Adds the translation of a message, in which <code>{0}</code> and so on represent values. */
  @JSExport
  public static void addMessage(String english, String translation) {
    ENGINE.language().add(english, translation);
  }

  /** Returns a message in the language of the page; unchanged if it has no translation. */
  @JSExport
  public static String translated(String message) {
    return ENGINE.language().translate(message);
  }

  /** Removes all files. */
  @JSExport
  public static void clearFiles() {
    ENGINE.clearFiles();
  }

  /** Adds a file, or the files in it if it is a zip. In the name, a slash follows each folder. */
  @JSExport
  public static void addFile(String name, Int8Array bytes) {
    attempt(() -> ENGINE.addFile(name, bytes.copyToJavaArray()));
  }

  /** Adds a file, not a zip, that is read on demand. */
  @JSExport
  public static void addSource(String name, BlobSource source) {
    attempt(() -> ENGINE.addSource(name, source));
  }

  /**
   * Opens a game from the files. On success, the game replaces the open game.
   *
   * @param name the name of the files
   * @param choice the chosen game, if there are several; empty if there is only one
   * @param router id of the router; empty for the default router
   * @param seed seed of the random numbers
   * @param bootParameter local 0 of the boot script; −2147483648 for the game's own
   * @param textSpeed jiffies per character; −1 leaves it to the scripts
   * @param fixesGlitches whether known glitches of the game are fixed
   * @param subtitles {@code both} if lines with a voice are heard and read, {@code voice} if they
   *     are only heard, {@code text} if they are only read
   * @param journal the recording to replay; empty for none
   * @return {@code {title, hash, router, room, shortfall}}. The shortfall is a sentence about an
   *     incomplete file of the game; empty if all files are complete
   */
  @JSExport
  public static String open(
      String name,
      String choice,
      String router,
      double seed,
      int bootParameter,
      int textSpeed,
      boolean fixesGlitches,
      String subtitles,
      String journal,
      int sampleRate) {
    return attempt(
        () -> {
          StartSettings settings =
              new StartSettings(
                  router,
                  (long) seed,
                  bootParameter,
                  textSpeed,
                  fixesGlitches,
                  Subtitles.valueOf(subtitles.toUpperCase(Locale.ROOT)).mode());
          ENGINE.open(name, choice, settings, journal, sampleRate);
          OpenGame open = ENGINE.open();
          return JsonWriter.object(
              json ->
                  json.put("title", open.game().identity().description())
                      .put("hash", open.game().identity().md5())
                      .put("router", open.router())
                      .put("room", open.session().world().room())
                      .put("shortfall", open.game().resources().truncationMessage().orElse("")));
        },
        "");
  }

  /** Returns the games found at the last opening as {@code [{choice, title}]}. */
  @JSExport
  public static String choices() {
    return ENGINE.choices();
  }

  /** Advances the time by a number of sixtieths of a second. */
  @JSExport
  public static void jiffies(int count) {
    attempt(() -> ENGINE.open().jiffies(count));
  }

  /** Plays iterations immediately. */
  @JSExport
  public static void tick(int count) {
    attempt(() -> ENGINE.open().tick(count));
  }

  /** Returns the frame without pixels and palette. */
  @JSExport
  public static String frame() {
    return attempt(() -> ENGINE.view().frame(), "");
  }

  /** Makes the next {@link #frame} complete, so that it includes unchanged parts. */
  @JSExport
  public static void showAll() {
    attempt(() -> ENGINE.view().requireFullFrame());
  }

  /** Returns the 64,000 palette indices of the frame. */
  @JSExport
  public static Int8Array pixels() {
    return attempt(() -> copy(ENGINE.open().timedSession().frame().pixels()), noBytes());
  }

  /** Returns the palette as 256 × RGB; empty if the last {@link #frame} did not change it. */
  @JSExport
  public static Int8Array palette() {
    return attempt(
        () ->
            ENGINE.view().paletteChanged()
                ? copy(ENGINE.open().timedSession().frame().palette())
                : noBytes(),
        noBytes());
  }

  /** Returns the pixels of the cursor in the last {@link #frame}. */
  @JSExport
  public static Int8Array cursorPixels() {
    return attempt(() -> copy(ENGINE.view().cursorPixels()), noBytes());
  }

  /** Returns the events since the last call as {@code {menu, notices}}. */
  @JSExport
  public static String events() {
    return attempt(() -> ENGINE.view().events(), "");
  }

  /** Returns the state of the game. */
  @JSExport
  public static String state() {
    return attempt(() -> ENGINE.view().state(), "");
  }

  /** Returns the samples since the last call, left and right alternating. */
  @JSExport
  public static Int16Array samples() {
    return attempt(
        () -> Int16Array.copyFromJavaArray(ENGINE.open().samples().take()), new Int16Array(0));
  }

  /** Sets whether sound is passed to the page or discarded. */
  @JSExport
  public static void setSound(boolean isOn) {
    attempt(() -> ENGINE.open().samples().setOpen(isOn));
  }

  /**
   * Reports the number of sound frames that the page has not played yet, and the number that it
   * keeps in reserve.
   */
  @JSExport
  public static void soundQueued(int frames, int reserve) {
    attempt(() -> ENGINE.open().samples().setPageState(frames, reserve));
  }

  /** Sets the volumes of music, effects and speech, 0 to 100. */
  @JSExport
  public static void setVolumes(int music, int effects, int speech) {
    attempt(
        () ->
            ENGINE
                .open()
                .soundCard()
                .setVolumes(new Volumes(Volumes.FULL, music, effects, speech)));
  }

  /** Moves the mouse. */
  @JSExport
  public static void move(int x, int y) {
    input(() -> new Input.Move(x, y));
  }

  /** Presses a mouse button, 0 for the left button. */
  @JSExport
  public static void press(int x, int y, int button) {
    input(() -> new Input.Press(x, y, button(button)));
  }

  /** Releases a mouse button, 0 for the left button. */
  @JSExport
  public static void release(int x, int y, int button) {
    input(() -> new Input.Release(x, y, button(button)));
  }

  /** Clicks with a mouse button, 0 for the left button. */
  @JSExport
  public static void click(int x, int y, int button) {
    input(() -> new Input.Click(x, y, button(button)));
  }

  /** Types a key. */
  @JSExport
  public static void key(int code, boolean shift, boolean control, boolean alt) {
    input(() -> new Input.Key(code, shift, control, alt));
  }

  private static Input.Button button(int button) {
    return button == 0 ? Input.Button.LEFT : Input.Button.RIGHT;
  }

  private static void input(Supplier<Input> input) {
    attempt(() -> ENGINE.open().timedSession().input(input.get()));
  }

  /** Returns the name of the object or actor at a point. */
  @JSExport
  public static String nameAt(int x, int y) {
    return attempt(() -> ENGINE.open().session().nameAt(x, y), "");
  }

  /** Returns all hotspots as {@code [{x, y, name}]}. */
  @JSExport
  public static String hotspots() {
    return attempt(() -> ENGINE.view().hotspots(), "");
  }

  /**
   * Returns the target of a jump of the pointer: {@code {x, y, name}} or {@code null}.
   *
   * @param direction {@code UP}, {@code RIGHT}, {@code DOWN} or {@code LEFT}
   */
  @JSExport
  public static String jump(int x, int y, String direction) {
    return attempt(() -> ENGINE.view().jump(x, y, ArrowDirection.valueOf(direction)), "");
  }

  /** Returns the verbs as {@code [{id, text, key, x, y, left, top, right, bottom}]}. */
  @JSExport
  public static String verbs() {
    return attempt(() -> ENGINE.view().verbs(), "");
  }

  /** Returns a saved game in the format of the desktop version. */
  @JSExport
  public static Int8Array save(String title) {
    return attempt(() -> copy(ENGINE.open().save(title)), noBytes());
  }

  /** Returns the contents of a saved game's header. */
  @JSExport
  public static String header(Int8Array file) {
    return attempt(() -> ENGINE.header(file.copyToJavaArray()), "");
  }

  /** Loads a saved game and continues it. */
  @JSExport
  public static void load(Int8Array file) {
    attempt(() -> ENGINE.open().load(file.copyToJavaArray()));
  }

  /** Moves the game back in time and returns the number of seconds by which it moved. */
  @JSExport
  public static int rewind(int seconds) {
    return attempt(() -> (int) ENGINE.open().rewind(seconds), 0);
  }

  /** Uses another router from now on. */
  @JSExport
  public static void setRouter(String id) {
    attempt(() -> ENGINE.open().changeRouter(id));
  }

  /**
   * Returns the routes of other routers for the current walks, as {@code [{router, actor, points:
   * [[x, y], …]}]} in screen pixels.
   *
   * @param ids the ids of the routers, separated by spaces
   */
  @JSExport
  public static String routes(String ids) {
    return attempt(() -> ENGINE.open().routes(List.of(ids.split(" ", -1))), "");
  }

  /** Sets the text speed in jiffies per character; −1 leaves it unchanged. */
  @JSExport
  public static void setTextSpeed(int speed) {
    attempt(() -> ENGINE.open().setTextSpeed(speed));
  }

  /** Sets whether known glitches are fixed from now on. */
  @JSExport
  public static void setMended(boolean fixesGlitches) {
    attempt(() -> ENGINE.open().session().setGlitchesFixed(fixesGlitches));
  }

  /** Starts a recording. */
  @JSExport
  public static void record() {
    attempt(() -> ENGINE.open().record());
  }

  /** Ends the recording and returns its text. */
  @JSExport
  public static String endRecord() {
    return attempt(() -> ENGINE.open().endRecord(), "");
  }

  /** Returns the hash of the frame. */
  @JSExport
  public static String frameHash() {
    return attempt(() -> FrameHash.of(ENGINE.open().timedSession().painter().frame()), "");
  }

  /**
   * Boots the open game a second time. The page plays this copy separately, with an input file.
   *
   * @param router id of the router; empty for the default of the game
   * @param input the text of the input file
   * @param seed seed of the random numbers
   * @param bootParameter local 0 of the boot script; −2147483648 for the game's own
   */
  @JSExport
  public static void beginRun(String router, String input, double seed, int bootParameter) {
    attempt(() -> ENGINE.beginRerun(router, input, (long) seed, bootParameter));
  }

  /**
   * Returns the number of commands to the sound chip and of sampled sounds in the second game, and
   * a hash of them.
   */
  @JSExport
  public static String runSound() {
    return attempt(() -> ENGINE.rerun().sound(), "");
  }

  /**
   * Plays an iteration of the second game and returns the hash of its frame; empty if the game has
   * ended.
   */
  @JSExport
  public static String runTick() {
    return attempt(() -> ENGINE.rerun().tick() ? ENGINE.rerun().hash() : "", "");
  }

  /**
   * Plays an iteration of the second game and returns its pixels, followed by its palette; empty if
   * the game has ended.
   */
  @JSExport
  public static Int8Array runFrame() {
    return attempt(
        () -> ENGINE.rerun().tick() ? copy(ENGINE.rerun().frame()) : noBytes(), noBytes());
  }

  private static Int8Array copy(byte[] bytes) {
    return Int8Array.copyFromJavaArray(bytes);
  }

  private static Int8Array noBytes() {
    return new Int8Array(0);
  }
}
