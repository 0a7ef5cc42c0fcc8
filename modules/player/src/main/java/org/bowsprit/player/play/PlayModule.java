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
 * module. Companions are bound here, one per line, in the order in which they join. Other modules
 * may bind more companions.
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
  private BooleanSupplier endCondition = () -> false;
  private BooleanSupplier changeCondition = () -> false;
  private AutosaveAlarms alarms = () -> 0;
  private boolean showsWelcome;
  private Optional<String> greeting = Optional.empty();
  private boolean startsWithGames;
  private Optional<GameSource> games = Optional.empty();
  private Optional<HaltReport> haltReport = Optional.empty();
  private Symbols symbols = Symbols.NONE;
  private WindowTitle.Source titleSource = () -> "";
  private SoundPlugin soundPlugin = SoundPlugin.NONE;

  /**
   * Creates the module from the parts that every game needs.
   *
   * @param game the game
   * @param host receives the game's requests for its menu
   * @param saves the saved games
   * @param sound the sound of the game
   * @param settings the settings for this game
   * @param notes receives messages that the player should read after the game, a line each
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
  public PlayModule endWhen(BooleanSupplier condition) {
    endCondition = condition;
    return this;
  }

  /**
   * Adds a condition that ends play to continue with other settings or devices. It is evaluated
   * once per round while no page of the menu is open.
   *
   * @return this
   */
  public PlayModule changeWhen(BooleanSupplier condition) {
    changeCondition = condition;
    return this;
  }

  /**
   * Begins with a line about the music device that the game uses after a change.
   *
   * @param device the device
   * @return this
   */
  public PlayModule announceMusic(String device) {
    greeting = Optional.of(settings.texts().of("told.music", device));
    return this;
  }

  /**
   * Begins with a line that warns the player.
   *
   * @return this
   */
  public PlayModule warn(String line) {
    greeting = Optional.of(line);
    return this;
  }

  /**
   * Sets the counter of alarms: after each new alarm, the game is saved as soon as possible.
   *
   * @return this
   */
  public PlayModule saveAtAlarm(AutosaveAlarms newAlarms) {
    alarms = newAlarms;
    return this;
  }

  /**
   * Sets whether to begin with a welcome for a new player, which explains how to open the menu and
   * how to get other games.
   *
   * @return this
   */
  public PlayModule welcome(boolean isNewcomer) {
    showsWelcome = isNewcomer;
    return this;
  }

  /**
   * Lets the player switch to another game.
   *
   * @param source the available games
   * @param startsWithList whether to begin with the list of games
   * @return this
   */
  public PlayModule offerGames(GameSource source, boolean startsWithList) {
    games = Optional.of(source);
    startsWithGames = startsWithList;
    return this;
  }

  /**
   * Writes a report if the game halts.
   *
   * @return this
   */
  public PlayModule reportHalts(HaltReport newReport) {
    haltReport = Optional.of(newReport);
    return this;
  }

  /**
   * Reports script errors with the names in the game's sources.
   *
   * @return this
   */
  public PlayModule useSymbols(Symbols newSymbols) {
    symbols = newSymbols;
    return this;
  }

  /**
   * Keeps the title of the window up to date.
   *
   * @param source returns the title in the program's current language
   * @return this
   */
  public PlayModule showTitle(Supplier<String> source) {
    titleSource = source::get;
    return this;
  }

  /**
   * Offers a plugin if the game's music needs it, and installs plugins that are dropped.
   *
   * @return this
   */
  public PlayModule offerPlugin(SoundPlugin newPlugin) {
    soundPlugin = newPlugin;
    return this;
  }

  @Override
  protected void configure() {
    bindValues();
    bindParts();
    Multibinder<Companion> companions = Multibinder.newSetBinder(binder(), Companion.class);
    companions.addBinding().to(PlayLayers.class);
    companions.addBinding().to(TimeKeys.class);
    companions.addBinding().to(DisplayActions.class);
    companions.addBinding().to(SoundActions.class);
    companions.addBinding().to(FocusLossHandler.class);
    companions.addBinding().to(ArrowPointing.class);
    companions.addBinding().to(DropHandler.class);
    companions.addBinding().to(PluginOffer.class);
    companions.addBinding().to(MenuRequests.class);
    companions.addBinding().to(GlitchFixes.class);
    companions.addBinding().to(NoticeBoard.class);
    companions.addBinding().to(Greeting.class);
    companions.addBinding().to(GameLanguage.class);
    companions.addBinding().to(WindowTitle.class);
    companions.addBinding().to(TalkSettings.class);
    companions.addBinding().to(ReadAloud.class);
    companions.addBinding().to(GameKeys.class);
    companions.addBinding().to(WalkSkipper.class);
    companions.addBinding().to(FaultNotice.class);
    companions.addBinding().to(HaltMessage.class);
    companions.addBinding().to(Autosave.class);
    companions.addBinding().to(PictureActions.class);
    companions.addBinding().to(EndConditions.class);
  }

  private void bindValues() {
    bindValue(Key.get(TimedSession.class), game);
    bindValue(Key.get(PlayHost.class), host);
    bindValue(Key.get(SessionSaves.class), saves);
    bindValue(Key.get(Loudspeaker.class), sound);
    bindValue(Key.get(Settings.class), settings);
    bindValue(Key.get(Texts.class), settings.texts());
    bindValue(Key.get(new TypeLiteral<Consumer<String>>() {}), notes);
    bindValue(Key.get(Renderer.class), renderer);
    bindValue(Key.get(JiffyPacer.class), pacer);
    bindValue(
        Key.get(EndConditions.Conditions.class),
        new EndConditions.Conditions(endCondition, changeCondition));
    bindValue(Key.get(AutosaveAlarms.class), alarms);
    bindValue(Key.get(PlayOpening.class), new PlayOpening(showsWelcome, greeting, startsWithGames));
    bindValue(Key.get(new TypeLiteral<Optional<GameSource>>() {}), games);
    bindValue(Key.get(new TypeLiteral<Optional<HaltReport>>() {}), haltReport);
    bindValue(Key.get(Symbols.class), symbols);
    bindValue(Key.get(WindowTitle.Source.class), titleSource);
    bindValue(Key.get(SoundPlugin.class), soundPlugin);
    bindValue(Key.get(Voices.class), () -> SpeechProgram.in(SearchPath.ofThisProcess()));
    bindValue(Key.get(Actions.class), new Actions());
    bindValue(Key.get(Layers.class), new Layers());
    bindValue(Key.get(PauseLayer.class), new PauseLayer());
  }

  /**
   * Binds a key to a value. The value is wrapped in a provider, because Guice would search a bound
   * instance for Guice annotations, which no value here has.
   */
  private <T> void bindValue(Key<T> key, T value) {
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
