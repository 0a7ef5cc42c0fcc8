package org.bowsprit.engine;

import java.util.Optional;
import org.bowsprit.engine.internal.Game;
import org.bowsprit.engine.world.World;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.VirtualMachine;

/**
 * A game being played, one iteration of the main loop at a time.
 *
 * <p>A session boots when it is made. It knows no time: {@link #tick()} plays one iteration, {@link
 * #jiffies()} says how long it lasts. Not safe for use by several threads.
 */
public final class GameSession {

  private final GameSetup setup;
  private final SessionListener listener;
  private Game game;
  private long ticks;

  private GameSession(GameSetup setup, SessionListener listener) {
    this.setup = setup;
    this.listener = listener;
    game = new Game(setup, listener);
  }

  /**
   * Boots a game: its boot script has run when this returns.
   *
   * @param setup what the session is made of
   * @return the session before its first iteration
   */
  public static GameSession boot(GameSetup setup) {
    return prepare(setup, SessionListener.NONE).start();
  }

  /**
   * Makes a session whose boot script has not run yet, so that it can be listened to.
   *
   * @param setup what the session is made of
   * @param listener hears what is said
   * @return the session; {@link #start()} boots it
   */
  public static GameSession prepare(GameSetup setup, SessionListener listener) {
    return new GameSession(setup, listener);
  }

  /**
   * Runs the boot script.
   *
   * @return this session
   */
  public GameSession start() {
    game.boot();
    return this;
  }

  /** Plays one iteration of the main loop. */
  public void tick() {
    if (game.wantsRestart()) {
      game = new Game(setup, listener);
      game.boot();
    }
    game.tick();
    ticks++;
  }

  /**
   * Takes an event of the player; the next iteration sees it.
   *
   * @param event the event, in screen pixels
   */
  public void input(Input event) {
    game.input(event);
  }

  /**
   * How long the next iteration lasts.
   *
   * @return jiffies of 1/60 second, at least 1
   */
  public int jiffies() {
    return Math.max(1, machine().variables().get(EngineVariable.TIMER_NEXT));
  }

  /**
   * The iterations played.
   *
   * @return the count since boot
   */
  public long ticks() {
    return ticks;
  }

  /**
   * The world.
   *
   * @return live; another one after a restart
   */
  public World world() {
    return game.world();
  }

  /**
   * The virtual machine.
   *
   * @return live; another one after a restart
   */
  public VirtualMachine machine() {
    return game.machine();
  }

  /**
   * The script error that halted the game.
   *
   * @return empty while it runs
   */
  public Optional<ScriptFault> fault() {
    return machine().fault();
  }

  /**
   * Where the mouse is.
   *
   * @return screen x
   */
  public int mouseX() {
    return game.mouseX();
  }

  /**
   * Where the mouse is.
   *
   * @return screen y
   */
  public int mouseY() {
    return game.mouseY();
  }
}
