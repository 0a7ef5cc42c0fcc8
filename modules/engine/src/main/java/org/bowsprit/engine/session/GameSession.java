package org.bowsprit.engine.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.audio.system.NowPlaying;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.state.Waiting;
import org.bowsprit.engine.world.World;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.cure.known.KnownCures;
import org.bowsprit.vm.machine.VirtualMachine;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A game being played, one iteration of the main loop at a time.
 *
 * <p>A session boots when it is made. It knows no time: {@link #tick()} plays one iteration, {@link
 * #jiffies()} says how long it lasts. Not safe for use by several threads.
 */
public final class GameSession {

  private static final Logger LOG = LoggerFactory.getLogger(GameSession.class);

  private static final int BLACK = 0;

  private GameSetup setup;
  private GameParts parts;
  private GameSnapshots snapshots;
  private MainLoop loop;
  private List<SessionListener> listeners = List.of();
  private long ticks;
  private long jiffiesPlayed;
  private final List<ScriptFault> faults = new ArrayList<>();
  private final Set<String> faultsSeen = new HashSet<>();

  private GameSession(GameSetup setup) {
    this.setup = setup;
    putTogether();
  }

  /** Puts the game together as it is before its boot script. */
  private void putTogether() {
    parts = new GameParts(setup, this::said, this::noted);
    snapshots = new GameSnapshots(parts);
    loop = new MainLoop(parts, new ScriptSaves());
    mend();
    machine().setFaultPolicy(setup.faults());
    machine().setFaultListener(this::failed);
    listeners.forEach(listener -> listener.begins(machine()));
  }

  /**
   * Boots a game: its boot script has run when this returns.
   *
   * @param setup what the session is made of
   * @return the session before its first iteration
   */
  public static GameSession boot(GameSetup setup) {
    return prepare(setup).start();
  }

  /**
   * Makes a session whose boot script has not run yet, so that listeners can be added.
   *
   * @param setup what the session is made of
   * @return the session; {@link #start()} boots it
   */
  public static GameSession prepare(GameSetup setup) {
    return new GameSession(setup);
  }

  /** Adds a listener, which is told of everything from now on. */
  public GameSession addListener(SessionListener listener) {
    List<SessionListener> more = new ArrayList<>(listeners);
    more.add(listener);
    listeners = more;
    listener.begins(machine());
    return this;
  }

  /** Removes a listener; one that was not added is ignored. */
  public void removeListener(SessionListener listener) {
    List<SessionListener> rest = new ArrayList<>(listeners);
    rest.remove(listener);
    listeners = rest;
  }

  /** Runs the boot script and returns this session. */
  public GameSession start() {
    tellSoundSettings();
    machine().boot(setup.bootParameter());
    return this;
  }

  private void tellSoundSettings() {
    machine().variables().set(EngineVariable.SOUNDCARD, setup.sound().music().driverNumber());
    machine().variables().set(EngineVariable.NOSUBTITLES, setup.sound().isUnread() ? 1 : 0);
  }

  /** Plays one iteration of the main loop. */
  public void tick() {
    tellBeforeTick(listeners);
    if (parts.host().wantsRestart()) {
      clearAway();
      setup = setup.withTextSpeed(textSpeed());
      putTogether();
      start();
    }
    jiffiesPlayed += jiffies();
    loop.tick();
    ticks++;
    tellAfterTick(listeners);
  }

  // By index: an iteration allocates nothing.

  private static void tellBeforeTick(List<SessionListener> listeners) {
    for (int i = 0; i < listeners.size(); i++) {
      listeners.get(i).beforeTick();
    }
  }

  private static void tellAfterTick(List<SessionListener> listeners) {
    for (int i = 0; i < listeners.size(); i++) {
      listeners.get(i).afterTick();
    }
  }

  /** Ends the game in silence and with a black screen: another one takes its place. */
  private void clearAway() {
    parts.sounds().stopAll();
    ScenePainter painter = setup.painter();
    ScreenAreas areas = new ScreenAreas();
    painter.divide(areas);
    painter.clearOverlay();
    painter.fill(ScreenAreas.Area.MAIN, 0, areas.top(), Frame.WIDTH, areas.bottom(), BLACK);
  }

  /**
   * Mends known glitches of the game's scripts from now on, or leaves them; what would stop the
   * game is mended always. Call it between iterations.
   *
   * @param mended whether the player wants them mended
   */
  public void mendGlitches(boolean mended) {
    interfere();
    setup = setup.withGlitchesMended(mended);
    mend();
  }

  /** Mends what is known to be wrong; glitches that are only seen or heard if they are to be. */
  private void mend() {
    KnownCures cures = setup.facts().cures();
    machine().setCures(cures.inForce(setup.mendsGlitches()));
    world().mendRooms(cures.roomsInForce(setup.mendsGlitches()));
  }

  /**
   * Has another router plan walks from now on, also after a restart. Call it between iterations.
   *
   * @param planner who plans walks
   */
  public void changePlanner(WalkPlanner planner) {
    interfere();
    setup = setup.withPlanner(planner);
    world().changePlanner(planner);
  }

  /**
   * Tells the listeners that something is done to the game that is no input of the player, from
   * outside; a recording ends with that.
   */
  public void interfere() {
    listeners.forEach(SessionListener::interfered);
  }

  /** Tells the listeners that the session is left. */
  public void end() {
    listeners.forEach(SessionListener::ended);
  }

  /** Returns the whole state between the last iteration and the next; nothing changes by it. */
  public GameState snapshot() {
    return snapshots.take(ticks, jiffiesPlayed);
  }

  /**
   * Puts a state in the place of this one, exactly: going on is as if nothing had been between.
   * What the player did and no iteration has seen is forgotten. A session that was prepared needs
   * not be started before.
   *
   * @param state what {@link #snapshot()} gave, of this or another session of the same game
   * @throws StateRefusedException if the state does not fit the game; nothing has changed then
   */
  public void restore(GameState state) {
    GameState before = snapshot();
    try {
      put(state);
    } catch (RuntimeException misfit) {
      put(before);
      throw new StateRefusedException(misfit);
    }
    listeners.forEach(SessionListener::restored);
  }

  /**
   * Loads a saved game: {@link #restore}s it, then lets the player's settings and the game's
   * peculiarities have their way (spec 12 §2.6).
   *
   * @param state the saved game
   * @throws StateRefusedException if the state does not fit the game; nothing has changed then
   */
  public void load(GameState state) {
    Map<Integer, Integer> kept =
        setup.facts().keptVariables().stream()
            .collect(Collectors.toMap(number -> number, machine().variables()::read));
    restore(state);
    machine().variables().set(EngineVariable.ROOM_FLAG, 1);
    kept.forEach(machine().variables()::write);
    parts.textSpeed().impose();
    tellSoundSettings();
    if (setup.facts().scriptAfterLoad() != 0) {
      machine().runScript(setup.facts().scriptAfterLoad());
    }
  }

  private void put(GameState state) {
    snapshots.restore(state);
    ticks = state.session().ticks();
    jiffiesPlayed = state.session().jiffies();
  }

  /** Returns why a player should not save now; empty when saving is fine (spec 12 §1). */
  public Optional<NoSaving> reasonNotToSave() {
    if (waiting().isPresent()) {
      return Optional.of(NoSaving.WAITING);
    }
    if (world().room() == 0) {
      return Optional.of(NoSaving.NOWHERE);
    }
    if (machine().variables().get(EngineVariable.MAINMENU_KEY) == 0) {
      return Optional.of(NoSaving.FORBIDDEN);
    }
    return fault().map(halted -> NoSaving.HALTED);
  }

  /**
   * Takes an event of the player; the next iteration sees it.
   *
   * @param event the event, in screen pixels
   */
  public void input(Input event) {
    for (SessionListener listener : listeners) {
      listener.input(event);
    }
    parts.input().add(event);
  }

  /** Returns how many jiffies of 1/60 second the next iteration lasts, at least 1. */
  public int jiffies() {
    return Math.max(1, machine().variables().get(EngineVariable.TIMER_NEXT));
  }

  /**
   * Returns the iterations played since boot, those across which scripts loaded a saved game
   * included; a state that was put in this one's place from outside brings its own number.
   */
  public long ticks() {
    return ticks;
  }

  /** Returns the jiffies of 1/60 second played since boot. */
  public long jiffiesPlayed() {
    return jiffiesPlayed;
  }

  /** Returns the world, live; another one after a restart. */
  public World world() {
    return parts.world();
  }

  /** Returns the virtual machine, live; another one after a restart. */
  public VirtualMachine machine() {
    return parts.machine();
  }

  /** Returns what the game's sound is doing. */
  public NowPlaying nowPlaying() {
    return parts.sounds().nowPlaying();
  }

  /** Returns the script error that halted the game; empty while it runs. */
  public Optional<ScriptFault> fault() {
    return machine().fault();
  }

  /**
   * The script errors there have been, each place once: those the game has got over, and the one
   * that has halted it. A load or restart forgets none.
   *
   * @return live, the first one first
   */
  public List<ScriptFault> faults() {
    return Collections.unmodifiableList(faults);
  }

  private void said(int speaker, byte[] line) {
    listeners.forEach(listener -> listener.said(speaker, line));
  }

  private void noted(byte[] line) {
    listeners.forEach(listener -> listener.noted(line));
  }

  private void failed(ScriptFault fault) {
    if (faultsSeen.add(fault.summary())) {
      faults.add(fault);
    }
  }

  /**
   * Returns what the game waits for a key with; empty while it goes on. Meanwhile {@link #tick()}
   * only looks for the key.
   */
  public Optional<Waiting> waiting() {
    return parts.interruption().current();
  }

  /**
   * What the game itself calls something that the program around it says (spec 13 §13.4).
   *
   * @param text what is to be said
   * @return in Unicode, on one line; empty where the game has no words for it
   */
  public Optional<String> hostText(HostText text) {
    return parts.hostTexts().words(text);
  }

  /**
   * Whether a key means yes to a question of the program around the game: Y does, and the key of
   * the game's language.
   *
   * @param question what is asked
   * @param key a code of {@link org.bowsprit.render.KeyCodes}
   */
  public boolean isYes(HostText question, int key) {
    return parts.hostTexts().isYes(question, key);
  }

  /**
   * The name of what is under a point of the screen: an object's, else an actor's.
   *
   * @param screenX screen x
   * @param screenY screen y
   * @return in the game's own characters, without codes; empty for nothing
   */
  public String nameAt(int screenX, int screenY) {
    return parts.reader().nameAt(screenX, screenY);
  }

  /**
   * One point on everything that can be clicked now, for pointers that are not a mouse.
   *
   * @return objects, actors and verbs, from the top of the screen down; empty where there is
   *     nothing
   */
  public List<Hotspot> hotspots() {
    return new Hotspots(world(), parts.reader()).find();
  }

  /**
   * Returns what can be read on the screen, speech and verbs, in Unicode and where it stands; what
   * is drawn as a picture is not there.
   */
  public List<Caption> captions() {
    return parts.reader().captions();
  }

  /**
   * Returns the page of speech that is on the screen, in the game's own characters without codes;
   * empty for none.
   */
  public String spoken() {
    return parts.reader().page();
  }

  /**
   * Returns the lines of the page of speech that is on the screen, in Unicode and where they stand;
   * empty for none.
   */
  public List<Caption> spokenLines() {
    return parts.reader().pageLines();
  }

  /**
   * The text speed that the player wishes: what the setup said, and what the game's own keys and
   * scripts have made of it in a room since.
   *
   * @return jiffies a character, 0 to 9, or {@link GameSetup#SCRIPTS_TEXT_SPEED}
   */
  public int textSpeed() {
    return parts.textSpeed().wished();
  }

  /** Returns the x of the mouse on the screen. */
  public int mouseX() {
    return parts.input().mouseX();
  }

  /** Returns the y of the mouse on the screen. */
  public int mouseY() {
    return parts.input().mouseY();
  }

  /** Serves what scripts ask for in the middle of an iteration. */
  private final class ScriptSaves implements SavePoint {

    @Override
    public boolean save() {
      return setup.host().save(snapshot());
    }

    @Override
    public boolean load() {
      Optional<GameState> saved = setup.host().load();
      if (saved.isEmpty()) {
        return false;
      }
      long played = ticks;
      int x = mouseX();
      int y = mouseY();
      try {
        GameSession.this.load(saved.get());
        // Time and the pointer are the player's, who goes on.
        ticks = played;
        parts.input().restore(x, y);
        return true;
      } catch (StateRefusedException e) {
        LOG.warn("the game the scripts saved cannot be loaded: {}", e.getMessage());
        return false;
      }
    }
  }
}
