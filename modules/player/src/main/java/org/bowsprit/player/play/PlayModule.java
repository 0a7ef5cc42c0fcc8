package org.bowsprit.player.play;

import com.google.inject.AbstractModule;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.bowsprit.desktop.program.SearchPath;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.control.ActionHints;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.control.KeySettings;
import org.bowsprit.player.control.SoundActions;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.HaltReport;
import org.bowsprit.player.game.PlayHost;
import org.bowsprit.player.game.SaveTracker;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.LargeTextLayer;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.layer.PauseLayer;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.menu.GameMenu;
import org.bowsprit.player.save.SessionSaves;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.sound.Loudspeaker;
import org.bowsprit.player.sound.SoundPlugin;
import org.bowsprit.player.voice.SpeechProgram;
import org.bowsprit.player.voice.Voices;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.pacing.JiffyPacer;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Binds the parts of a running game. To play, get {@link GameAtPlay} from an injector with this
 * module. Companions are bound here, one per line, in the order in which they join. A module that
 * is installed beside this one may bind more.
 */
public final class PlayModule extends AbstractModule {

  private final TimedSession game;
  private final PlayHost host;
  private final SessionSaves saves;
  private final Loudspeaker sound;
  private final Settings settings;
  private final Consumer<String> notes;
  private final Renderer renderer;
  private final JiffyPacer pacer;
  private BooleanSupplier ends = () -> false;
  private BooleanSupplier changes = () -> false;
  private Alarms alarms = () -> 0;
  private boolean welcomes;
  private Optional<String> greeting = Optional.empty();
  private boolean beginsWithGames;
  private Optional<GameSource> games = Optional.empty();
  private Optional<HaltReport> report = Optional.empty();
  private Symbols symbols = Symbols.NONE;
  private WindowTitle.Source title = () -> "";
  private SoundPlugin plugin = SoundPlugin.NONE;

  /**
   * Creates the module from the parts that every game needs.
   *
   * @param game the game
   * @param host receives the game's requests for its menu
   * @param saves the saved games
   * @param sound the sound of the game
   * @param settings the settings for this game
   * @param notes receives messages that the player should read afterwards, a line each
   * @param renderer shows the game
   * @param pacer keeps the pace of the rounds
   */
  public PlayModule(
      TimedSession game,
      PlayHost host,
      SessionSaves saves,
      Loudspeaker sound,
      Settings settings,
      Consumer<String> notes,
      Renderer renderer,
      JiffyPacer pacer) {
    this.game = game;
    this.host = host;
    this.saves = saves;
    this.sound = sound;
    this.settings = settings;
    this.notes = notes;
    this.renderer = renderer;
    this.pacer = pacer;
  }

  /**
   * Adds a condition that ends play. It is evaluated once per round.
   *
   * @return this
   */
  public PlayModule endsWhen(BooleanSupplier condition) {
    ends = condition;
    return this;
  }

  /**
   * Adds a condition that ends play to continue with other settings or devices. It is evaluated
   * once per round while no page of the menu is open.
   *
   * @return this
   */
  public PlayModule changesWhen(BooleanSupplier condition) {
    changes = condition;
    return this;
  }

  /**
   * Tells the player which music device a game uses after a change.
   *
   * @param device the device
   * @return this
   */
  public PlayModule goingOnWithMusic(String device) {
    greeting = Optional.of(settings.texts().of("told.music", device));
    return this;
  }

  /**
   * Begins with a line that warns the player.
   *
   * @return this
   */
  public PlayModule warning(String line) {
    greeting = Optional.of(line);
    return this;
  }

  /**
   * Sets the counter of alarms: after each new alarm, the game is saved as soon as possible.
   *
   * @return this
   */
  public PlayModule savedAtAlarm(Alarms counted) {
    alarms = counted;
    return this;
  }

  /**
   * Sets whether to begin with a line for a newcomer, which says where the menu is and how to get
   * other games.
   *
   * @return this
   */
  public PlayModule welcoming(boolean newcomer) {
    welcomes = newcomer;
    return this;
  }

  /**
   * Lets the player switch to another game.
   *
   * @param from the available games
   * @param first whether to begin with the list of games
   * @return this
   */
  public PlayModule choosing(GameSource from, boolean first) {
    games = Optional.of(from);
    beginsWithGames = first;
    return this;
  }

  /**
   * Writes a report if the game halts.
   *
   * @return this
   */
  public PlayModule reporting(HaltReport to) {
    report = Optional.of(to);
    return this;
  }

  /**
   * Reports script errors with the names in the game's sources.
   *
   * @return this
   */
  public PlayModule naming(Symbols known) {
    symbols = known;
    return this;
  }

  /**
   * Keeps the title of the window up to date.
   *
   * @param current returns the title in the program's current language
   * @return this
   */
  public PlayModule titled(Supplier<String> current) {
    title = current::get;
    return this;
  }

  /**
   * Offers a plugin if the game's music needs it, and installs plugins that are dropped.
   *
   * @return this
   */
  public PlayModule getting(SoundPlugin wanted) {
    plugin = wanted;
    return this;
  }

  @Override
  protected void configure() {
    bindGiven();
    bindParts();
    Multibinder<Companion> companions = Multibinder.newSetBinder(binder(), Companion.class);
    companions.addBinding().to(PlayLayers.class);
    companions.addBinding().to(TimeKeys.class);
    companions.addBinding().to(DisplayActions.class);
    companions.addBinding().to(SoundActions.class);
    companions.addBinding().to(Attention.class);
    companions.addBinding().to(ArrowPointing.class);
    companions.addBinding().to(DroppedGames.class);
    companions.addBinding().to(PluginOffer.class);
    companions.addBinding().to(MenuOnRequest.class);
    companions.addBinding().to(GlitchMending.class);
    companions.addBinding().to(NoticeBoard.class);
    companions.addBinding().to(Greeting.class);
    companions.addBinding().to(GameLanguage.class);
    companions.addBinding().to(WindowTitle.class);
    companions.addBinding().to(TalkSettings.class);
    companions.addBinding().to(ReadAloud.class);
    companions.addBinding().to(GameKeys.class);
    companions.addBinding().to(Hurry.class);
    companions.addBinding().to(FaultNotice.class);
    companions.addBinding().to(HaltMessage.class);
    companions.addBinding().to(Autosave.class);
    companions.addBinding().to(PictureActions.class);
    companions.addBinding().to(Endings.class);
  }

  private void bindGiven() {
    given(Key.get(TimedSession.class), game);
    given(Key.get(PlayHost.class), host);
    given(Key.get(SessionSaves.class), saves);
    given(Key.get(Loudspeaker.class), sound);
    given(Key.get(Settings.class), settings);
    given(Key.get(Texts.class), settings.texts());
    given(Key.get(new TypeLiteral<Consumer<String>>() {}), notes);
    given(Key.get(Renderer.class), renderer);
    given(Key.get(JiffyPacer.class), pacer);
    given(Key.get(Endings.Conditions.class), new Endings.Conditions(ends, changes));
    given(Key.get(Alarms.class), alarms);
    given(Key.get(PlayOpening.class), new PlayOpening(welcomes, greeting, beginsWithGames));
    given(Key.get(new TypeLiteral<Optional<GameSource>>() {}), games);
    given(Key.get(new TypeLiteral<Optional<HaltReport>>() {}), report);
    given(Key.get(Symbols.class), symbols);
    given(Key.get(WindowTitle.Source.class), title);
    given(Key.get(SoundPlugin.class), plugin);
    given(Key.get(Voices.class), () -> SpeechProgram.in(SearchPath.ofThisProcess()));
    given(Key.get(Actions.class), new Actions());
    given(Key.get(Layers.class), new Layers());
    given(Key.get(PauseLayer.class), new PauseLayer());
  }

  /**
   * Wraps the value in a provider, because Guice would search a bound instance for annotations of
   * Guice, and no instance here has any.
   */
  private <T> void given(Key<T> key, T value) {
    bind(key).toProvider(() -> value);
  }

  /** Binds the parts that several companions share. */
  private void bindParts() {
    bind(GameAtPlay.class).in(Singleton.class);
    bind(Controls.class).in(Singleton.class);
    bind(KeySettings.class).in(Singleton.class);
    bind(ActionHints.class).in(Singleton.class);
    bind(LargeTextLayer.class).in(Singleton.class);
    bind(Notices.class).in(Singleton.class);
    bind(SaveTracker.class).in(Singleton.class);
    bind(TimeKeys.class).in(Singleton.class);
    bind(DisplayActions.class).in(Singleton.class);
    bind(GameMenu.class).toProvider(MenuProvider.class).in(Singleton.class);
  }
}
