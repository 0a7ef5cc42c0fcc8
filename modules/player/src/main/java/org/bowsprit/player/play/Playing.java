package org.bowsprit.player.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.state.Waiting;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.control.KeySettings;
import org.bowsprit.player.control.SoundActions;
import org.bowsprit.player.folder.MediaFolders;
import org.bowsprit.player.folder.SearchPath;
import org.bowsprit.player.game.HaltReport;
import org.bowsprit.player.game.PlayHost;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.game.SaveTracker;
import org.bowsprit.player.game.TalkActions;
import org.bowsprit.player.ink.GameLetters;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.layer.ClearPointerLayer;
import org.bowsprit.player.layer.GamePauseLayer;
import org.bowsprit.player.layer.HotspotNamesLayer;
import org.bowsprit.player.layer.HoverNameLayer;
import org.bowsprit.player.layer.LargeTextLayer;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.layer.NoticeLayer;
import org.bowsprit.player.layer.PauseLayer;
import org.bowsprit.player.layer.ReadableLinesLayer;
import org.bowsprit.player.layer.SignLayer;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.menu.GameMenu;
import org.bowsprit.player.menu.MenuMaker;
import org.bowsprit.player.save.SessionSaves;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.sound.Loudspeaker;
import org.bowsprit.player.text.Texts;
import org.bowsprit.player.voice.SpeechProgram;
import org.bowsprit.render.Input;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.pacing.JiffyPacer;
import org.bowsprit.vm.symbol.Symbols;

/**
 * A game at play, put together: its loop, the layers over it, and what the player's keys do. What
 * is to have a key of its own binds an action here, what is to be drawn adds a layer.
 */
public final class Playing {

  /** Seconds that one stroke of the key steps back. */
  private static final int REWOUND = 5;

  private final PlayedGame game;
  private final PlayHost host;
  private final SessionSaves saves;
  private final Loudspeaker sound;
  private final Settings settings;
  private final Texts texts;
  private final Consumer<String> notes;
  private final PauseLayer pause = new PauseLayer();
  private final Layers layers = new Layers();
  private final Actions actions = new Actions();
  private final NoticeLayer notices = new NoticeLayer(this::letters);
  private final List<Companion> companions = new ArrayList<>();
  private final Clip clip;
  private final Path pictures;
  private final HotspotNamesLayer hotspots;
  private BooleanSupplier ends = () -> false;
  private IntSupplier alarms = () -> 0;
  private String greeting = "";
  private Optional<GameSource> games = Optional.empty();
  private boolean beginsWithGames;
  private HaltReport report;
  private Symbols symbols = Symbols.NONE;
  private boolean fastWhileHeld;
  private GameChoice next;

  /**
   * Prepares to play.
   *
   * @param game what is played
   * @param host what the game asks for its menu
   * @param saves where it is saved
   * @param sound what it is heard from
   * @param settings how the player likes it
   * @param notes takes what the player should know afterwards, a line each
   */
  public Playing(
      PlayedGame game,
      PlayHost host,
      SessionSaves saves,
      Loudspeaker sound,
      Settings settings,
      Consumer<String> notes) {
    this.game = game;
    this.host = host;
    this.saves = saves;
    this.sound = sound;
    this.settings = settings;
    texts = settings.texts();
    this.notes = notes;
    MediaFolders folders =
        MediaFolders.ofMachine()
            .orGiven(settings.text(Setting.PICTURES), settings.text(Setting.VIDEOS));
    hotspots = new HotspotNamesLayer(game, this::letters);
    clip = new Clip(folders.videos(), () -> settings.text(Setting.CLIPS), texts);
    pictures = folders.pictures();
  }

  /**
   * Tells what else may end it; it is asked once a round.
   *
   * @return this
   */
  public Playing endsWhen(BooleanSupplier condition) {
    ends = condition;
    return this;
  }

  /**
   * Tells what makes it wise to save: the game saves itself as soon as it can when there is
   * another.
   *
   * @param count how many there have been
   * @return this
   */
  public Playing savedAtAlarm(IntSupplier count) {
    alarms = count;
    return this;
  }

  /**
   * Greets the player with a line when it begins.
   *
   * @return this
   */
  public Playing greeting(String line) {
    greeting = line;
    return this;
  }

  /**
   * Lets the player go on with another game.
   *
   * @param from what there is to choose from
   * @param first whether that is what it begins with
   * @return this
   */
  public Playing choosing(GameSource from, boolean first) {
    games = Optional.of(from);
    beginsWithGames = first;
    return this;
  }

  /**
   * Has it written down why the game halts, if it does.
   *
   * @return this
   */
  public Playing reporting(HaltReport to) {
    report = to;
    return this;
  }

  /**
   * Has script errors told in the words of the game's sources.
   *
   * @return this
   */
  public Playing naming(Symbols known) {
    symbols = known;
    return this;
  }

  /**
   * Brings something along: its layers come over the pause and below the menu.
   *
   * @return this
   */
  public Playing with(Companion companion) {
    companions.add(companion);
    return this;
  }

  /**
   * Plays until the player or the game ends it.
   *
   * @param renderer where it is shown
   * @param pacer the beat
   * @return the game to play instead; empty if the player has enough
   */
  public Optional<GameChoice> play(Renderer renderer, JiffyPacer pacer) {
    KeySettings keys = new KeySettings(settings, notes);
    Controls controls = new Controls(keys::map, actions, layers, game);
    PlayLoop loop = new PlayLoop(game, controls, layers, renderer, pacer).onHold(sound::pause);
    DisplayActions display = new DisplayActions(renderer, settings, notices::tell);
    SaveTracker tracker = new SaveTracker(saves, game);
    addLayers();
    layers.add(new SignLayer(() -> sign(loop, keys), this::letters));
    companions.forEach(
        each -> each.join(new Companion.Context(layers, actions, controls, loop, renderer)));
    layers.add(notices);
    MenuMaker maker = new MenuMaker(game, tracker, settings, keys, display, actions);
    GameMenu menu =
        maker.make(layers, this::tell, games, choice -> change(choice, loop), loop::leave);
    host.onMenu(menu::open);
    display.bind(actions);
    new SoundActions(sound, settings, notices::tell).bind(actions);
    bind(loop, menu);
    GameKeys gameKeys = new GameKeys(game, pause, texts, notices::tell);
    Hurry hurry = new Hurry(game, () -> settings.isOn(Setting.DOUBLE_CLICK));
    controls
        .onGameInput(
            input -> {
              if (input instanceof Input.Key key) {
                gameKeys.press(key);
              } else if (input instanceof Input.Press press) {
                hurry.press(press);
              }
            })
        .onNotice(this::tell)
        .onFocus(new Attention(this::focusLoss, sound, pause)::change)
        .onResize(display::resized)
        .pointWithArrows(() -> settings.isOn(Setting.ARROWS))
        .onDrop(file -> look(file, menu, loop));
    if (!greeting.isEmpty()) {
      notices.tell(greeting);
    }
    if (beginsWithGames) {
      menu.openStart();
    }
    TalkActions talk = new TalkActions(game, settings);
    settings.onChange(
        Setting.MEND_GLITCHES, () -> game.mendGlitches(settings.isOn(Setting.MEND_GLITCHES)));
    ReadAloud aloud =
        new ReadAloud(
            game,
            settings,
            menu::told,
            () -> SpeechProgram.in(SearchPath.ofThisProcess()).map(one -> one),
            notices::tell);
    long begun = game.session().ticks();
    FaultNotice faults = new FaultNotice(game, texts, notices::tell, notes, symbols);
    Autosave autosave =
        new Autosave(tracker, settings, notices::tell, loop::jiffies)
            .atAlarm(() -> alarms.getAsInt() + (loop.wasLeftAside() ? 1 : 0), this::tell);
    loop.onHalt(() -> menu.halted(whatHappened(), this::back))
        .onRound(
            () -> {
              if (!menu.isShown()) {
                notices.round();
              }
              display.round();
              talk.round();
              aloud.round();
              gameKeys.round();
              if (!layers.holdGame() && !loop.isStanding()) {
                hurry.round();
              }
              faults.round();
              tracker.round(loop.isFast());
              if (!loop.isStanding() && isPlayed(begun)) {
                autosave.round();
              }
              clip.news().ifPresent(this::tell);
            })
        .endsWhen(ends);
    try {
      loop.run();
    } finally {
      clip.finish();
      clip.news().ifPresent(notes);
    }
    if (isPlayed(begun)) {
      autosave.end();
    }
    display.rememberSize();
    return Optional.ofNullable(next);
  }

  /** The game behind the start screen is played only when that is closed. */
  private boolean isPlayed(long begun) {
    return !beginsWithGames || game.session().ticks() != begun;
  }

  private void addLayers() {
    layers.add(
        new ReadableLinesLayer(
            game,
            () -> settings.isOn(Setting.READABLE_LINES) && !settings.isOn(Setting.LARGE_TEXT)));
    layers.add(new LargeTextLayer(game, () -> settings.isOn(Setting.LARGE_TEXT)));
    layers.add(new HoverNameLayer(game, () -> settings.isOn(Setting.HOVER_NAMES), this::letters));
    layers.add(hotspots);
    layers.add(new ClearPointerLayer(game::frame, () -> settings.isOn(Setting.CLEAR_POINTER)));
    layers.add(new GamePauseLayer(game));
    layers.add(pause);
  }

  /** Says why time does not pass as usual, and what to do about it. */
  private String sign(PlayLoop loop, KeySettings keys) {
    if (loop.isStanding()) {
      String drawer = keys.keysOf(HostAction.DRAWER);
      return drawer.isEmpty() ? texts.of("sign.stopped") : texts.of("sign.stopped.key", drawer);
    }
    if (pause.isShown()) {
      return texts.of("sign.paused");
    }
    if (game.waiting().filter(what -> what.kind() == Waiting.Kind.PAUSE).isPresent()) {
      return game.session().hostText(HostText.PAUSED).orElse(texts.of("sign.paused.by-game"));
    }
    if (!loop.isFast()) {
      return "";
    }
    String key = keys.keysOf(HostAction.FAST);
    return fastWhileHeld || key.isEmpty() ? texts.of("sign.fast") : texts.of("sign.fast.key", key);
  }

  private void bind(PlayLoop loop, GameMenu menu) {
    Screenshots screenshots = new Screenshots(pictures, texts);
    loop.onShow(
        shown -> {
          if (!layers.holdGame()) {
            clip.round(shown);
          }
        });
    actions
        .on(HostAction.QUIT, menu::leave)
        .on(HostAction.MENU, menu::toggle)
        .on(HostAction.QUICK_SAVE, menu::quickSave)
        .on(HostAction.QUICK_LOAD, menu::quickLoad)
        .on(HostAction.PAUSE, pause::toggle)
        .on(HostAction.STEP, () -> step(loop))
        .on(HostAction.REWIND, this::back)
        .on(HostAction.FAST, () -> loop.setFast(!loop.isFast()))
        .whileHeld(
            HostAction.FAST_WHILE_HELD,
            held -> {
              fastWhileHeld = held;
              loop.setFast(held);
            })
        .whileHeld(HostAction.HOTSPOTS, hotspots::show)
        .on(HostAction.SCREENSHOT, () -> tell(screenshots.take(loop.shown())))
        .on(HostAction.CLIP, clip::keep);
  }

  /** The first step pauses. */
  private void step(PlayLoop loop) {
    if (pause.isShown()) {
      loop.step();
    } else {
      pause.begin();
    }
  }

  private void back() {
    long seconds = game.back(REWOUND);
    notices.tell(
        seconds == 0 ? texts.of("told.rewind.nothing") : texts.counted("told.rewind", seconds));
  }

  private FocusLoss focusLoss() {
    return FocusLoss.valueOf(settings.text(Setting.FOCUS_LOSS).toUpperCase(Locale.ROOT));
  }

  private Lettering letters() {
    int scale = settings.isOn(Setting.LARGE_TEXT) ? 2 : 1;
    return new Lettering(new GameLetters(game.session().world()).font(), scale);
  }

  /** Tells the player at once, and again where the lines of the program are. */
  private void tell(String line) {
    notices.tell(line);
    notes.accept(line);
  }

  private List<String> whatHappened() {
    List<String> sentences = new ArrayList<>();
    sentences.add(
        game.session()
            .fault()
            .map(fault -> texts.of("halted.script", fault.problem()))
            .orElse(texts.of("halted.program")));
    if (report != null) {
      report
          .write(game.session(), game.breakage())
          .ifPresent(
              file -> {
                sentences.add(texts.of("halted.report", file.getFileName()));
                notes.accept(
                    "what to send to have it mended is in the state folder: reports/"
                        + file.getFileName());
              });
    }
    return sentences;
  }

  private void look(Path file, GameMenu menu, PlayLoop loop) {
    games.ifPresent(
        source -> {
          Library.Look look = source.library().look(file);
          look.game()
              .map(GameChoice::begin)
              .ifPresentOrElse(
                  found -> menu.leaveFor(() -> change(found, loop)), () -> tell(look.told()));
        });
  }

  private void change(GameChoice choice, PlayLoop loop) {
    next = choice;
    loop.leave();
  }
}
