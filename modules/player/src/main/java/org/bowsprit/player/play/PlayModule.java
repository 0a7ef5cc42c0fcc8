package org.bowsprit.player.play;

import com.google.inject.AbstractModule;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
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
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.layer.PauseLayer;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.menu.GameMenu;
import org.bowsprit.player.save.SessionSaves;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.sound.Loudspeaker;
import org.bowsprit.player.sound.SoundPlugin;
import org.bowsprit.player.text.Texts;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.pacing.JiffyPacer;
import org.bowsprit.vm.symbol.Symbols;

/**
 * What a game at play is made of: get {@link GameAtPlay} from an injector with this module. The
 * companions are bound here, one a line, in the order in which they join; a module that is
 * installed beside this one may bind others.
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
  private SoundPlugin plugin = SoundPlugin.NONE;

  /**
   * Takes what no game is played without.
   *
   * @param game what is played
   * @param host what the game asks for its menu
   * @param saves where it is saved
   * @param sound what it is heard from
   * @param settings how the player likes it
   * @param notes takes what the player should know afterwards, a line each
   * @param renderer where it is shown
   * @param pacer the beat
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
   * Tells what else may end play; it is asked once a round.
   *
   * @return this
   */
  public PlayModule endsWhen(BooleanSupplier condition) {
    ends = condition;
    return this;
  }

  /**
   * Tells what else may end play while no page of the menu is open, for it to go on in another way;
   * it is asked once a round then.
   *
   * @return this
   */
  public PlayModule changesWhen(BooleanSupplier condition) {
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
  public PlayModule goingOnWithMusic(String device, boolean opened) {
    greeting =
        Optional.of(settings.texts().of(opened ? "told.music" : "told.music.instead", device));
    return this;
  }

  /**
   * Tells what makes it wise to save: the game saves itself as soon as it can when there is
   * another.
   *
   * @return this
   */
  public PlayModule savedAtAlarm(Alarms counted) {
    alarms = counted;
    return this;
  }

  /**
   * Tells whether to begin with a line for a newcomer: where the menu is, and how to come by other
   * games.
   *
   * @return this
   */
  public PlayModule welcoming(boolean newcomer) {
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
  public PlayModule choosing(GameSource from, boolean first) {
    games = Optional.of(from);
    beginsWithGames = first;
    return this;
  }

  /**
   * Has it written down why the game halts, if it does.
   *
   * @return this
   */
  public PlayModule reporting(HaltReport to) {
    report = Optional.of(to);
    return this;
  }

  /**
   * Has script errors told in the words of the game's sources.
   *
   * @return this
   */
  public PlayModule naming(Symbols known) {
    symbols = known;
    return this;
  }

  /**
   * Offers a plugin where the game's music wants it, and installs plugins that are dropped.
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
    given(Key.get(SoundPlugin.class), plugin);
    given(Key.get(Actions.class), new Actions());
    given(Key.get(Layers.class), new Layers());
    given(Key.get(PauseLayer.class), new PauseLayer());
  }

  /** Guice looks for its own annotations in an instance that is bound, which nothing here has. */
  private <T> void given(Key<T> key, T value) {
    bind(key).toProvider(() -> value);
  }

  /** What several companions share. */
  private void bindParts() {
    bind(GameAtPlay.class).in(Singleton.class);
    bind(Controls.class).in(Singleton.class);
    bind(KeySettings.class).in(Singleton.class);
    bind(Notices.class).in(Singleton.class);
    bind(SaveTracker.class).in(Singleton.class);
    bind(TimeKeys.class).in(Singleton.class);
    bind(DisplayActions.class).in(Singleton.class);
    bind(GameMenu.class).toProvider(MenuProvider.class).in(Singleton.class);
  }
}
