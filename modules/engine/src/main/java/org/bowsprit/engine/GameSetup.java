package org.bowsprit.engine;

import java.util.Objects;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.engine.screen.ScenePainter;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.Capability;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.vm.port.RandomPort;

/**
 * Everything a session is made of. The same setup and the same input give the same game, tick for
 * tick.
 *
 * @param resources the game's data
 * @param facts what differs from game to game
 * @param router who plans walks
 * @param legByLeg whether it decides them leg by leg, as the reference's walker wants it
 * @param bootParameter local 0 of the boot script
 * @param random the random numbers of scripts
 * @param painter sets the pixels
 * @param sound what plays the sounds
 * @param host the program around the game
 * @param textSpeed the player's text speed, jiffies a character, 0 to 9; it wins over what scripts
 *     assign while no room is loaded; {@link #SCRIPTS_TEXT_SPEED} leaves it to them
 */
public record GameSetup(
    GameResources resources,
    GameFacts facts,
    Router router,
    boolean legByLeg,
    int bootParameter,
    RandomPort random,
    ScenePainter painter,
    SoundSetup sound,
    GameHost host,
    int textSpeed) {

  /** The value of {@link #textSpeed} that leaves the speed to the scripts. */
  public static final int SCRIPTS_TEXT_SPEED = -1;

  /** Rejects null. */
  public GameSetup {
    Objects.requireNonNull(resources, "resources must not be null");
    Objects.requireNonNull(facts, "facts must not be null");
    Objects.requireNonNull(router, "router must not be null");
    Objects.requireNonNull(random, "random must not be null");
    Objects.requireNonNull(painter, "painter must not be null");
    Objects.requireNonNull(sound, "sound must not be null");
    Objects.requireNonNull(host, "host must not be null");
  }

  /**
   * A headless setup: no pixels, no sound, random numbers from seed 0.
   *
   * @param resources the game's data
   * @param router who plans walks
   */
  public static GameSetup headless(GameResources resources, RouterProvider router) {
    return new GameSetup(
        resources,
        GameFacts.PLAIN,
        router.create(),
        router.capabilities().contains(Capability.LEG_ORACLE),
        0,
        new SeededRandom(0),
        ScenePainter.NONE,
        SoundSetup.unheard(),
        new HeadlessHost(),
        SCRIPTS_TEXT_SPEED);
  }

  /**
   * The same with another router.
   *
   * @param other who plans walks
   * @param decidesLegs whether it decides them leg by leg
   */
  public GameSetup withRouter(Router other, boolean decidesLegs) {
    return new GameSetup(
        resources,
        facts,
        other,
        decidesLegs,
        bootParameter,
        random,
        painter,
        sound,
        host,
        textSpeed);
  }

  /** The same with other facts. */
  public GameSetup withFacts(GameFacts changed) {
    return new GameSetup(
        resources,
        changed,
        router,
        legByLeg,
        bootParameter,
        random,
        painter,
        sound,
        host,
        textSpeed);
  }

  /** The same with another boot parameter. */
  public GameSetup withBootParameter(int parameter) {
    return new GameSetup(
        resources, facts, router, legByLeg, parameter, random, painter, sound, host, textSpeed);
  }

  /** The same with other random numbers. */
  public GameSetup withRandom(RandomPort numbers) {
    return new GameSetup(
        resources,
        facts,
        router,
        legByLeg,
        bootParameter,
        numbers,
        painter,
        sound,
        host,
        textSpeed);
  }

  /** The same with another painter. */
  public GameSetup withPainter(ScenePainter other) {
    return new GameSetup(
        resources, facts, router, legByLeg, bootParameter, random, other, sound, host, textSpeed);
  }

  /** The same with sounds played by something else. */
  public GameSetup withSound(SoundSetup player) {
    return new GameSetup(
        resources,
        facts,
        router,
        legByLeg,
        bootParameter,
        random,
        painter,
        player,
        host,
        textSpeed);
  }

  /** The same with another host. */
  public GameSetup withHost(GameHost other) {
    return new GameSetup(
        resources,
        facts,
        router,
        legByLeg,
        bootParameter,
        random,
        painter,
        sound,
        other,
        textSpeed);
  }

  /** The same with the player's text speed. */
  public GameSetup withTextSpeed(int speed) {
    return new GameSetup(
        resources, facts, router, legByLeg, bootParameter, random, painter, sound, host, speed);
  }
}
