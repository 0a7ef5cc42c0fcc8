package org.bowsprit.engine;

import java.util.Objects;
import java.util.function.Consumer;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.port.RandomPort;

/**
 * The parts of a session. The same setup and the same input give the same state after each
 * iteration.
 *
 * @param resources the game's data
 * @param facts the properties of this game
 * @param planner the planner of walks
 * @param bootParameter local 0 of the boot script
 * @param random the source of random numbers for scripts
 * @param painter the painter of the pixels
 * @param sound the configuration of the sound
 * @param host the program that runs the game
 * @param textSpeed the player's text speed, in jiffies per character, 0 to 9. It overrides the
 *     scripts' value while no room is loaded. With {@link #TEXT_SPEED_OF_SCRIPTS}, the scripts'
 *     value is used
 * @param faults the reaction to a script error
 * @param fixesGlitches true if known cosmetic glitches of the game's scripts are fixed
 */
public record GameSetup(
    GameResources resources,
    GameFacts facts,
    WalkPlanner planner,
    int bootParameter,
    RandomPort random,
    ScenePainter painter,
    SoundSetup sound,
    GameHost host,
    int textSpeed,
    FaultPolicy faults,
    boolean fixesGlitches) {

  /** The value of {@link #textSpeed} that leaves the speed to the scripts. */
  public static final int TEXT_SPEED_OF_SCRIPTS = -1;

  public GameSetup {
    Objects.requireNonNull(resources, "resources must not be null");
    Objects.requireNonNull(facts, "facts must not be null");
    Objects.requireNonNull(planner, "planner must not be null");
    Objects.requireNonNull(random, "random must not be null");
    Objects.requireNonNull(painter, "painter must not be null");
    Objects.requireNonNull(sound, "sound must not be null");
    Objects.requireNonNull(host, "host must not be null");
    Objects.requireNonNull(faults, "faults must not be null");
  }

  /**
   * Returns a headless setup without pixels and sound. The random numbers have the seed 0, and
   * script errors halt the game.
   *
   * @param resources the game's data
   * @param router the router that plans the walks
   */
  public static GameSetup headless(GameResources resources, RouterProvider router) {
    return new GameSetup(
        resources,
        GameFacts.PLAIN,
        WalkPlanner.of(router),
        0,
        new SeededRandom(0),
        ScenePainter.NONE,
        SoundSetup.silent(),
        new HeadlessHost(),
        TEXT_SPEED_OF_SCRIPTS,
        FaultPolicy.STRICT,
        false);
  }

  /** Returns a copy with another router or walk style. */
  public GameSetup withPlanner(WalkPlanner newPlanner) {
    return with(draft -> draft.planner = newPlanner);
  }

  /** Returns a copy with other facts. */
  public GameSetup withFacts(GameFacts newFacts) {
    return with(draft -> draft.facts = newFacts);
  }

  /** Returns a copy with another boot parameter. */
  public GameSetup withBootParameter(int parameter) {
    return with(draft -> draft.bootParameter = parameter);
  }

  /** Returns a copy with other random numbers. */
  public GameSetup withRandom(RandomPort newRandom) {
    return with(draft -> draft.random = newRandom);
  }

  /** Returns a copy with another painter. */
  public GameSetup withPainter(ScenePainter newPainter) {
    return with(draft -> draft.painter = newPainter);
  }

  /** Returns a copy with another sound setup. */
  public GameSetup withSound(SoundSetup newSound) {
    return with(draft -> draft.sound = newSound);
  }

  /** Returns a copy with another host. */
  public GameSetup withHost(GameHost newHost) {
    return with(draft -> draft.host = newHost);
  }

  /** Returns a copy with the player's text speed. */
  public GameSetup withTextSpeed(int speed) {
    return with(draft -> draft.textSpeed = speed);
  }

  /** Returns a copy with another policy for script errors. */
  public GameSetup withFaultPolicy(FaultPolicy policy) {
    return with(draft -> draft.faults = policy);
  }

  /** Returns a copy that fixes glitches of the game's own scripts, or does not fix them. */
  public GameSetup withGlitchesFixed(boolean fixesGlitches) {
    return with(draft -> draft.fixesGlitches = fixesGlitches);
  }

  private GameSetup with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.finish();
  }

  /** A mutable copy of the setup. */
  private static final class Draft {
    private final GameResources resources;
    private GameFacts facts;
    private WalkPlanner planner;
    private int bootParameter;
    private RandomPort random;
    private ScenePainter painter;
    private SoundSetup sound;
    private GameHost host;
    private int textSpeed;
    private FaultPolicy faults;
    private boolean fixesGlitches;

    Draft(GameSetup source) {
      resources = source.resources;
      facts = source.facts;
      planner = source.planner;
      bootParameter = source.bootParameter;
      random = source.random;
      painter = source.painter;
      sound = source.sound;
      host = source.host;
      textSpeed = source.textSpeed;
      faults = source.faults;
      fixesGlitches = source.fixesGlitches;
    }

    GameSetup finish() {
      return new GameSetup(
          resources,
          facts,
          planner,
          bootParameter,
          random,
          painter,
          sound,
          host,
          textSpeed,
          faults,
          fixesGlitches);
    }
  }
}
