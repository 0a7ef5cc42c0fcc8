package org.bowsprit.web;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.audio.log.SoundLog;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.audio.system.Recordings;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.engine.DefaultRouter;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.journal.Fnv1a;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.game.Game;
import org.bowsprit.render.Frame;
import org.bowsprit.render.FrameHash;
import org.bowsprit.vm.FaultPolicy;

/** Plays a game in virtual time with input from a file, like {@code bowsprit run}. */
final class Rerun {

  private final HeadlessHost host = new HeadlessHost();
  private final FramePainter painter;
  private final JournalPlayer player;
  private long soundHash = Fnv1a.EMPTY;
  private int soundEventCount;

  /**
   * Boots a game.
   *
   * @param router id of the router; empty for the default of the game
   * @param input the text of an input file
   * @param seed seed of the random numbers
   * @param bootParameter local 0 of the boot script; {@link StartSettings#DEFAULT_BOOT_PARAMETER}
   *     for the game's own
   */
  Rerun(
      Game game,
      CompiledRouters routers,
      String router,
      String input,
      long seed,
      int bootParameter) {
    SeededRandom dissolveRandom = new SeededRandom(seed);
    painter = new FramePainter(below -> dissolveRandom.next(below - 1));
    GameFacts facts = GameFacts.of(game);
    WalkPlanner planner =
        routers.planner(router.isEmpty() ? DefaultRouter.of(game.identity()) : router);
    SoundSetup sound =
        SoundLog.asPlayed(this::addSoundEvent)
            .setup()
            .withRecordings(Recordings.of(game), SpeechMode.VOICE_AND_TEXT);
    GameSetup setup =
        new GameSetup(
            game.resources(),
            facts,
            planner,
            bootParameter == StartSettings.DEFAULT_BOOT_PARAMETER
                ? facts.bootParameter()
                : bootParameter,
            new SeededRandom(seed),
            painter,
            sound,
            host,
            GameSetup.TEXT_SPEED_OF_SCRIPTS,
            FaultPolicy.PLAY,
            false);
    GameSession session = GameSession.boot(setup);
    player = JournalPlayer.ofInput(session, events(input));
  }

  private static List<InputEvent> events(String input) {
    try {
      return InputScript.parse(input.lines().toList()).events();
    } catch (IllegalArgumentException e) {
      throw new RequestFailedException("The input cannot be read: " + e.getMessage() + ".");
    }
  }

  /** Plays an iteration. Returns false if the game has ended. */
  boolean tick() {
    if (player.session().fault().isPresent() || host.hasEnded()) {
      return false;
    }
    player.session().tick();
    return true;
  }

  /** Returns the hash of the frame. */
  String hash() {
    return FrameHash.of(painter.frame());
  }

  /** Returns the frame: 64,000 palette indices, followed by the palette. */
  byte[] frame() {
    Frame frame = painter.frame();
    byte[] bytes = Arrays.copyOf(frame.pixels(), frame.pixels().length + frame.palette().length);
    System.arraycopy(frame.palette(), 0, bytes, frame.pixels().length, frame.palette().length);
    return bytes;
  }

  /** Returns the current room. */
  int room() {
    return player.session().world().room();
  }

  private void addSoundEvent(String line) {
    soundEventCount++;
    for (int i = 0; i < line.length(); i++) {
      soundHash = Fnv1a.with(soundHash, line.charAt(i));
    }
  }

  /**
   * Returns the number of commands to the sound chip and the sampled sounds, and a hash of them.
   */
  String sound() {
    return soundEventCount + " " + Long.toHexString(soundHash);
  }
}
