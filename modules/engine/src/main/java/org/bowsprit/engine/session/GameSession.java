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
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.state.Interruption;
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
 * A running game. It is played one iteration of the main loop at a time.
 *
 * <p>{@link #boot} creates and boots a session. A session reads no clock: {@link #tick()} plays one
 * iteration, and {@link #jiffies()} returns the length of the next iteration. Not thread-safe.
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
  private final Set<String> reportedFaults = new HashSet<>();

  private GameSession(GameSetup setup) {
    this.setup = setup;
    createParts();
  }

  /** Creates the parts of the game in the state before its boot script. */
  private void createParts() {
    parts = new GameParts(setup, this::lineSpoken, this::debugLinePrinted);
    snapshots = new GameSnapshots(parts);
    loop = new MainLoop(parts, new ScriptSaves());
    applyCures();
    machine().setFaultPolicy(setup.faults());
    machine().setFaultListener(this::scriptFailed);
    listeners.forEach(listener -> listener.machineCreated(machine()));
  }

  /**
   * Boots a game. Its boot script has run when this method returns.
   *
   * @param setup the setup of the session
   * @return the session before its first iteration
   */
  public static GameSession boot(GameSetup setup) {
    return prepare(setup).start();
  }

  /**
   * Creates a session whose boot script has not run yet, so that listeners can be added.
   *
   * @param setup the setup of the session
   * @return the session; {@link #start()} boots it
   */
  public static GameSession prepare(GameSetup setup) {
    return new GameSession(setup);
  }

  /** Adds a listener, which is called from now on. */
  public GameSession addListener(SessionListener listener) {
    List<SessionListener> newListeners = new ArrayList<>(listeners);
    newListeners.add(listener);
    listeners = newListeners;
    listener.machineCreated(machine());
    return this;
  }

  /** Removes a listener. Does nothing if it was not added. */
  public void removeListener(SessionListener listener) {
    List<SessionListener> newListeners = new ArrayList<>(listeners);
    newListeners.remove(listener);
    listeners = newListeners;
  }

  /** Runs the boot script and returns this session. */
  public GameSession start() {
    writeSoundVariables();
    machine().boot(setup.bootParameter());
    return this;
  }

  private void writeSoundVariables() {
    machine().variables().set(EngineVariable.SOUNDCARD, setup.sound().music().driverNumber());
    machine().variables().set(EngineVariable.NOSUBTITLES, setup.sound().isTextHidden() ? 1 : 0);
  }

  /** Plays one iteration of the main loop. */
  public void tick() {
    notifyBeforeTick(listeners);
    if (parts.host().isRestartRequested()) {
      silenceAndClearScreen();
      setup = setup.withTextSpeed(textSpeed());
      createParts();
      start();
    }
    jiffiesPlayed += jiffies();
    loop.tick();
    ticks++;
    notifyAfterTick(listeners);
  }

  // Calls the listeners in a loop by index, so that an iteration allocates no memory.

  private static void notifyBeforeTick(List<SessionListener> listeners) {
    for (int i = 0; i < listeners.size(); i++) {
      listeners.get(i).beforeTick();
    }
  }

  private static void notifyAfterTick(List<SessionListener> listeners) {
    for (int i = 0; i < listeners.size(); i++) {
      listeners.get(i).afterTick();
    }
  }

  /** Ends the game with silence and a black screen, before another one replaces it. */
  private void silenceAndClearScreen() {
    parts.sounds().stopAll();
    ScenePainter painter = setup.painter();
    ScreenAreas areas = new ScreenAreas();
    painter.divide(areas);
    painter.clearOverlay();
    painter.fill(ScreenAreas.Area.MAIN, 0, areas.top(), Frame.WIDTH, areas.bottom(), BLACK);
  }

  /**
   * Sets whether known glitches of the game's scripts are fixed from now on. Errors that would stop
   * the game are always fixed. Call it between iterations.
   *
   * @param fixed whether glitches are fixed
   */
  public void setGlitchesFixed(boolean fixed) {
    announceExternalChange();
    setup = setup.withGlitchesFixed(fixed);
    applyCures();
  }

  /** Fixes known errors, and cosmetic glitches if the player wants that. */
  private void applyCures() {
    KnownCures cures = setup.facts().cures();
    machine().setCures(cures.activeScriptCures(setup.fixesGlitches()));
    world().setRoomCures(cures.activeRoomCures(setup.fixesGlitches()));
  }

  /**
   * Uses another router from now on, also after a restart. Call it between iterations.
   *
   * @param planner plans walks
   */
  public void changePlanner(WalkPlanner planner) {
    announceExternalChange();
    setup = setup.withPlanner(planner);
    world().changePlanner(planner);
  }

  /**
   * Notifies the listeners that something other than input is about to change the game. A recording
   * ends here.
   */
  public void announceExternalChange() {
    listeners.forEach(SessionListener::beforeExternalChange);
  }

  /** Tells the listeners that the session ends. */
  public void end() {
    listeners.forEach(SessionListener::sessionEnded);
  }

  /** Returns a snapshot of the whole state between two iterations. Changes nothing. */
  public GameState snapshot() {
    return snapshots.take(ticks, jiffiesPlayed);
  }

  /**
   * Restores a state exactly: the game continues as if there had been no interruption. Input that
   * no iteration has processed is discarded. A session that was prepared need not be started first.
   *
   * @param state a result of {@link #snapshot()}, of this or another session of the same game
   * @throws StateRefusedException if the state does not fit the game; nothing has changed then
   */
  public void restore(GameState state) {
    GameState previousState = snapshot();
    try {
      replaceState(state);
    } catch (RuntimeException exception) {
      replaceState(previousState);
      throw new StateRefusedException(exception);
    }
    listeners.forEach(SessionListener::stateRestored);
  }

  /**
   * Returns a new session of this game in its present state. The new session is silent, has its own
   * host without stored data, and continues independently.
   *
   * @param painter paints the pixels of the new session
   */
  public GameSession fork(ScenePainter painter) {
    GameSession fork =
        prepare(
            setup
                .withPainter(painter)
                .withSound(SoundSetup.silent())
                .withHost(new HeadlessHost())
                .withRandom(new SeededRandom(0))
                .withTextSpeed(textSpeed()));
    fork.restore(snapshot());
    return fork;
  }

  /**
   * Loads a saved game: {@link #restore}s it, then applies the player's settings and the rules of
   * the game (spec 12 §2.6).
   *
   * @param state the saved game
   * @throws StateRefusedException if the state does not fit the game; nothing has changed then
   */
  public void load(GameState state) {
    Map<Integer, Integer> keptValues =
        setup.facts().keptVariables().stream()
            .collect(Collectors.toMap(number -> number, machine().variables()::read));
    restore(state);
    machine().variables().set(EngineVariable.ROOM_FLAG, 1);
    keptValues.forEach(machine().variables()::write);
    parts.textSpeed().writeToVariable();
    writeSoundVariables();
    if (setup.facts().scriptAfterLoad() != 0) {
      machine().runScript(setup.facts().scriptAfterLoad());
    }
  }

  private void replaceState(GameState state) {
    snapshots.restore(state);
    ticks = state.session().ticks();
    jiffiesPlayed = state.session().jiffies();
  }

  /**
   * Returns the reason why the player should not save now; empty if saving is possible (spec 12
   * §1).
   */
  public Optional<SaveObstacle> reasonNotToSave() {
    if (interruption().isPresent()) {
      return Optional.of(SaveObstacle.WAITING);
    }
    if (world().room() == 0) {
      return Optional.of(SaveObstacle.NO_ROOM);
    }
    if (machine().variables().get(EngineVariable.MAINMENU_KEY) == 0) {
      return Optional.of(SaveObstacle.FORBIDDEN);
    }
    return fault().map(halted -> SaveObstacle.HALTED);
  }

  /**
   * Adds an input of the player, which the next iteration processes.
   *
   * @param event the input, in screen pixels
   */
  public void input(Input event) {
    for (SessionListener listener : listeners) {
      listener.inputReceived(event);
    }
    parts.inputStep().add(event);
  }

  /** Returns the length of the next iteration in jiffies of 1/60 second, at least 1. */
  public int jiffies() {
    return Math.max(1, machine().variables().get(EngineVariable.TIMER_NEXT));
  }

  /**
   * Returns the number of iterations since the boot, including those before a saved game that
   * scripts loaded. A state that {@link #restore} restores replaces the number.
   */
  public long ticks() {
    return ticks;
  }

  /** Returns the time played since the boot, in jiffies of 1/60 second. */
  public long jiffiesPlayed() {
    return jiffiesPlayed;
  }

  /** Returns the live world. A restart creates another one. */
  public World world() {
    return parts.world();
  }

  /** Returns the live virtual machine. A restart creates another one. */
  public VirtualMachine machine() {
    return parts.machine();
  }

  /** Returns the sounds that are playing. */
  public NowPlaying nowPlaying() {
    return parts.sounds().nowPlaying();
  }

  /** Returns the script error that halted the game; empty while it runs. */
  public Optional<ScriptFault> fault() {
    return machine().fault();
  }

  /**
   * Returns the script errors that have occurred, one for each position in a script. The list
   * contains the errors after which the game continued and the error that halted it. Loads and
   * restarts do not clear the list.
   *
   * @return a live list, in order of occurrence
   */
  public List<ScriptFault> faults() {
    return Collections.unmodifiableList(faults);
  }

  private void lineSpoken(int speaker, byte[] line) {
    listeners.forEach(listener -> listener.lineSpoken(speaker, line));
  }

  private void debugLinePrinted(byte[] line) {
    listeners.forEach(listener -> listener.debugLinePrinted(line));
  }

  private void scriptFailed(ScriptFault fault) {
    if (reportedFaults.add(fault.summary())) {
      faults.add(fault);
    }
    listeners.forEach(listener -> listener.scriptFailed(fault));
  }

  /**
   * Returns the interruption that waits for a key; empty while the game runs. While it waits,
   * {@link #tick()} only checks for the key.
   */
  public Optional<Interruption> interruption() {
    return parts.interruptions().current();
  }

  /**
   * Returns the game's own words for a text of the program around it (spec 13 §13.4).
   *
   * @return the text in Unicode, on one line; empty if the game lacks the text
   */
  public Optional<String> hostText(HostText text) {
    return parts.hostTexts().unicodeText(text);
  }

  /**
   * Returns whether a key means yes to a question of the program around the game: Y, or the key in
   * the game's language.
   *
   * @param key a code of {@link org.bowsprit.render.KeyCodes}
   */
  public boolean isYes(HostText question, int key) {
    return parts.hostTexts().isYes(question, key);
  }

  /**
   * Returns the name of the object at a point of the screen. If no object with a name is there,
   * returns the name of the actor.
   *
   * @param screenX screen x
   * @param screenY screen y
   * @return the name in the game's own character encoding, without codes; empty if there is none
   */
  public String nameAt(int screenX, int screenY) {
    return parts.screenReader().nameAt(screenX, screenY);
  }

  /**
   * Returns one point of each verb, object and actor that can be clicked now, for input devices
   * other than a mouse.
   *
   * @return the objects, actors and verbs, from the top of the screen down
   */
  public List<Hotspot> hotspots() {
    return new Hotspots(world(), parts.screenReader()).find();
  }

  /**
   * Returns the readable text on the screen, speech and verbs, in Unicode with its position.
   * Pictures of text are not included.
   */
  public List<Caption> captions() {
    return parts.screenReader().captions();
  }

  /**
   * Returns the visible page of speech, in the game's own character encoding without codes; empty
   * if there is none.
   */
  public String speechText() {
    return parts.screenReader().pageText();
  }

  /**
   * Returns the lines of the visible page of speech, in Unicode with their positions; empty if
   * there is none.
   */
  public List<Caption> speechLines() {
    return parts.screenReader().pageLines();
  }

  /**
   * Returns the player's text speed. This is the value of the setup until the game's own keys or
   * scripts change it in a room.
   *
   * @return the jiffies per character, 0 to 9, or {@link GameSetup#TEXT_SPEED_OF_SCRIPTS}
   */
  public int textSpeed() {
    return parts.textSpeed().playerSpeed();
  }

  /** Returns the x of the mouse on the screen. */
  public int mouseX() {
    return parts.inputStep().mouseX();
  }

  /** Returns the y of the mouse on the screen. */
  public int mouseY() {
    return parts.inputStep().mouseY();
  }

  /** Handles save and load requests of scripts within an iteration. */
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
        // The number of iterations and the mouse position stay, because the player continues.
        ticks = played;
        parts.inputStep().restore(x, y);
        return true;
      } catch (StateRefusedException e) {
        LOG.warn("the game that the scripts saved cannot be loaded: {}", e.getMessage());
        return false;
      }
    }
  }
}
