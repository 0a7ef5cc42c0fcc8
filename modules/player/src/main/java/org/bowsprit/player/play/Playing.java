package org.bowsprit.player.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.control.KeySettings;
import org.bowsprit.player.control.SoundActions;
import org.bowsprit.player.folder.SearchPath;
import org.bowsprit.player.game.HaltReport;
import org.bowsprit.player.game.PlayHost;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.game.SaveTracker;
import org.bowsprit.player.game.TalkActions;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.menu.GameMenu;
import org.bowsprit.player.menu.MenuMaker;
import org.bowsprit.player.save.SessionSaves;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.sound.Loudspeaker;
import org.bowsprit.player.sound.SoundPlugin;
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

  private final PlayedGame game;
  private final PlayHost host;
  private final SessionSaves saves;
  private final Loudspeaker sound;
  private final Settings settings;
  private final Texts texts;
  private final Consumer<String> notes;
  private final PlayLayers layers;
  private final Actions actions = new Actions();
  private final List<Companion> companions = new ArrayList<>();
  private BooleanSupplier ends = () -> false;
  private BooleanSupplier changes = () -> false;
  private Optional<String> greeting = Optional.empty();
  private IntSupplier alarms = () -> 0;
  private boolean welcomes;
  private Optional<GameSource> games = Optional.empty();
  private boolean beginsWithGames;
  private Optional<HaltReport> report = Optional.empty();
  private Symbols symbols = Symbols.NONE;
  private SoundPlugin plugin = SoundPlugin.NONE;

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
    this.notes = notes;
    texts = settings.texts();
    layers = new PlayLayers(game, settings);
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
   * Tells what else may end it while no page of the menu is open, for it to go on in another way;
   * it is asked once a round then.
   *
   * @return this
   */
  public Playing changesWhen(BooleanSupplier condition) {
    changes = condition;
    return this;
  }

  /**
   * Has the player told on which music device a game goes on that has another from now on.
   *
   * @param device the wanted one
   * @param opened whether it plays; if not, AdLib does
   * @return this
   */
  public Playing goingOnWithMusic(String device, boolean opened) {
    greeting = Optional.of(texts.of(opened ? "told.music" : "told.music.instead", device));
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
   * Tells whether to begin with a line for a newcomer: where the menu is, and how to come by other
   * games.
   *
   * @return this
   */
  public Playing welcoming(boolean newcomer) {
    welcomes = newcomer;
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
   * Offers a plugin where the game's music wants it, and installs plugins that are dropped.
   *
   * @return this
   */
  public Playing getting(SoundPlugin wanted) {
    plugin = wanted;
    return this;
  }

  /**
   * Has it written down why the game halts, if it does.
   *
   * @return this
   */
  public Playing reporting(HaltReport to) {
    report = Optional.of(to);
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
    Controls controls = new Controls(keys::map, actions, layers.all(), game);
    PlayLoop loop = new PlayLoop(game, controls, layers.all(), renderer, pacer);
    TimeActions time = new TimeActions(game, loop, layers.pause(), texts, layers.notices()::tell);
    layers.addLowest(renderer.ownsTerminal());
    layers.addSign(() -> time.sign(keys), time::endFast);
    companions.forEach(
        each -> each.join(new Companion.Context(layers.all(), actions, controls, loop, renderer)));
    layers.addNotices();
    DisplayActions display = new DisplayActions(renderer, settings, layers.notices()::tell);
    PictureActions pictures =
        new PictureActions(settings, loop, layers.all()::holdGame, this::tell);
    GameChange change = new GameChange(loop::leave, texts, this::tell);
    SaveTracker tracker = new SaveTracker(saves, game);
    GameMenu menu =
        new MenuMaker(game, tracker, settings, keys, display, actions)
            .make(layers.all(), this::tell, games, change::to, loop::leave);
    if (plugin.isWanted()) {
      menu.offer("menu.music", plugin::fetch);
      loop.onRound(() -> plugin.news().ifPresent(this::tell));
    }
    saves.speak(texts);
    host.keepTime(saves.time());
    host.onMenu(menu::open);
    host.onSaves(menu::openSaves);
    host.inRoom(() -> game.session().world().room());
    time.bind(actions);
    display.bind(actions);
    pictures.bind(actions);
    new SoundActions(sound, settings, layers.notices()::tell).bind(actions);
    actions.whileHeld(HostAction.HOTSPOTS, layers.hotspots()::show);
    settings.onChange(
        Setting.MEND_GLITCHES, () -> game.mendGlitches(settings.isOn(Setting.MEND_GLITCHES)));
    controls
        .onNotice(this::tell)
        .onFocus(new Attention(this::focusLoss, sound, layers.pause())::change)
        .onResize(display::resized)
        .pointWithArrows(() -> settings.isOn(Setting.ARROWS))
        .onDrop(
            file ->
                plugin
                    .take(file)
                    .ifPresentOrElse(
                        this::tell,
                        () -> games.ifPresent(from -> change.drop(file, from, menu::leaveFor))));
    begin(menu, renderer);
    long begun = game.session().ticks();
    Autosave autosave =
        new Autosave(tracker, settings, layers.notices()::tell, loop::jiffies)
            .atAlarm(() -> alarms.getAsInt() + (loop.wasLeftAside() ? 1 : 0), this::tell);
    HaltMessage halt = new HaltMessage(game, report, texts, notes);
    loop.onHold(sound::pause)
        .endsWhen(() -> ends.getAsBoolean() || (!menu.isShown() && changes.getAsBoolean()))
        .onHalt(() -> menu.halted(halt.sentences(), time::back))
        .onRound(display::round);
    followGame(loop, controls, menu);
    loop.onRound(() -> tracker.round(loop.isFast()))
        .onRound(
            () -> {
              if (!loop.isStanding() && isPlayed(begun)) {
                autosave.round();
              }
            })
        .onRound(pictures::round);
    try {
      loop.run();
    } finally {
      pictures.finish(notes);
    }
    if (isPlayed(begun)) {
      autosave.end();
    }
    display.rememberSize();
    return change.next();
  }

  private void begin(GameMenu menu, Renderer renderer) {
    if (welcomes) {
      layers
          .notices()
          .tell(texts.of(renderer.ownsTerminal() ? "told.welcome.terminal" : "told.welcome"));
    }
    greeting.ifPresent(layers.notices()::tell);
    if (beginsWithGames) {
      menu.openStart();
    }
  }

  /** Has what the game and the player do in it looked after, once a round. */
  private void followGame(PlayLoop loop, Controls controls, GameMenu menu) {
    TalkActions talk = new TalkActions(game, settings);
    ReadAloud aloud =
        new ReadAloud(
            game,
            settings,
            menu::told,
            () -> SpeechProgram.in(SearchPath.ofThisProcess()).map(one -> one),
            // A game that goes on has told it before.
            line -> greeting.ifPresentOrElse(told -> {}, () -> layers.notices().tell(line)));
    settings.onAsking(Setting.READ_ALOUD, aloud::obstacle);
    GameKeys keys = new GameKeys(game, layers.pause(), texts, layers.notices()::tell);
    Hurry hurry = new Hurry(game, () -> settings.isOn(Setting.DOUBLE_CLICK));
    GameLanguage language = new GameLanguage(game, settings);
    FaultNotice faults = new FaultNotice(game, texts, layers.notices()::tell, notes, symbols);
    controls.onGameInput(
        input -> {
          if (input instanceof Input.Key key) {
            keys.press(key);
          } else if (input instanceof Input.Press press) {
            hurry.press(press);
          }
        });
    loop.onRound(
        () -> {
          if (!menu.isShown()) {
            layers.notices().round();
          }
          language.round();
          talk.round();
          aloud.round();
          keys.round();
          if (!layers.all().holdGame() && !loop.isStanding()) {
            hurry.round();
          }
          faults.round();
        });
  }

  /** The game behind the start screen is played only when that is closed. */
  private boolean isPlayed(long begun) {
    return !beginsWithGames || game.session().ticks() != begun;
  }

  private FocusLoss focusLoss() {
    return FocusLoss.valueOf(settings.text(Setting.FOCUS_LOSS).toUpperCase(Locale.ROOT));
  }

  /** Tells the player at once, and again where the lines of the program are. */
  private void tell(String line) {
    layers.notices().tell(texts.translated(line));
    notes.accept(line);
  }
}
