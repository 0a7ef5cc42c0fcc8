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
 * The parts of a session. The same setup and the same input give the same game, tick for tick.
 *
 * @param resources the game's data
 * @param facts the properties of this game
 * @param planner the planner of walks
 * @param bootParameter local 0 of the boot script
 * @param random the source of random numbers for scripts
 * @param painter the painter of the pixels
 * @param sound the configuration of the sound
 * @param host the program around the game
 * @param textSpeed the player's text speed, in jiffies per character, 0 to 9; it overrides the
 *     scripts' value while no room is loaded; {@link #SCRIPTS_TEXT_SPEED} leaves it to the scripts
 * @param faults the reaction to a script error
 * @param mendsGlitches true if known cosmetic glitches of the game's scripts are fixed
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
    boolean mendsGlitches) {

  /** The value of {@link #textSpeed} that leaves the speed to the scripts. */
  public static final int SCRIPTS_TEXT_SPEED = -1;

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
        SoundSetup.unheard(),
        new HeadlessHost(),
        SCRIPTS_TEXT_SPEED,
        FaultPolicy.STRICT,
        false);
  }

  /** Returns a copy with another router or walk style. */
  public GameSetup withPlanner(WalkPlanner other) {
    return with(draft -> draft.planner = other);
  }

  /** Returns a copy with other facts. */
  public GameSetup withFacts(GameFacts changed) {
    return with(draft -> draft.facts = changed);
  }

  /** Returns a copy with another boot parameter. */
  public GameSetup withBootParameter(int parameter) {
    return with(draft -> draft.bootParameter = parameter);
  }

  /** Returns a copy with other random numbers. */
  public GameSetup withRandom(RandomPort numbers) {
    return with(draft -> draft.random = numbers);
  }

  /** Returns a copy with another painter. */
  public GameSetup withPainter(ScenePainter other) {
    return with(draft -> draft.painter = other);
  }

  /** Returns a copy with another sound setup. */
  public GameSetup withSound(SoundSetup player) {
    return with(draft -> draft.sound = player);
  }

  /** Returns a copy with another host. */
  public GameSetup withHost(GameHost other) {
    return with(draft -> draft.host = other);
  }

  /** Returns a copy with the player's text speed. */
  public GameSetup withTextSpeed(int speed) {
    return with(draft -> draft.textSpeed = speed);
  }

  /** Returns a copy with another policy for script errors. */
  public GameSetup withFaults(FaultPolicy policy) {
    return with(draft -> draft.faults = policy);
  }

  /** Returns a copy that fixes glitches of the game's own scripts, or does not fix them. */
  public GameSetup withGlitchesMended(boolean mended) {
    return with(draft -> draft.mendsGlitches = mended);
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
    private boolean mendsGlitches;

    Draft(GameSetup from) {
      resources = from.resources;
      facts = from.facts;
      planner = from.planner;
      bootParameter = from.bootParameter;
      random = from.random;
      painter = from.painter;
      sound = from.sound;
      host = from.host;
      textSpeed = from.textSpeed;
      faults = from.faults;
      mendsGlitches = from.mendsGlitches;
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
          mendsGlitches);
    }
  }
}
