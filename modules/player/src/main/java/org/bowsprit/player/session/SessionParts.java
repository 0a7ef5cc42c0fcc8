package org.bowsprit.player.session;

import java.util.Optional;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.format.game.Game;
import org.bowsprit.plugin.host.RouterChoice;
import org.bowsprit.vm.FaultPolicy;

/**
 * The parts of a session.
 *
 * @param router the router that plans the walks
 * @param origin the values at the beginning of a recording: boot parameter, seed, text speed,
 *     whether known glitches are fixed
 * @param faults the reaction to a script error
 * @param painter the painter of the frames; empty if no frames are shown
 * @param sound the parts that play the sounds
 * @param host the program around the game
 * @param recording the file that receives the input
 */
public record SessionParts(
    Game game,
    RouterChoice router,
    Journal.Origin origin,
    FaultPolicy faults,
    Optional<FramePainter> painter,
    SoundSetup sound,
    GameHost host,
    RecordingFile recording) {

  /** Returns the parts of a session without picture, sound and recording. */
  public static SessionParts headless(
      Game game, RouterChoice router, Journal.Origin origin, FaultPolicy faults) {
    return new SessionParts(
        game,
        router,
        origin,
        faults,
        Optional.empty(),
        SoundSetup.silent(),
        new HeadlessHost(),
        RecordingFile.NONE);
  }
}
