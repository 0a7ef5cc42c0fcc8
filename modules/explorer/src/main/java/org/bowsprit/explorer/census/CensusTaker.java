package org.bowsprit.explorer.census;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.explorer.census.Census.CodeEntry;
import org.bowsprit.explorer.census.Census.FileEntry;
import org.bowsprit.explorer.census.Census.FloorEntry;
import org.bowsprit.explorer.census.Census.PlayEntry;
import org.bowsprit.explorer.census.Census.ReleaseEntry;
import org.bowsprit.explorer.census.Census.ResourceEntry;
import org.bowsprit.explorer.census.Census.SilentEntry;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.index.GameLimits;

/** Creates the census of a game: reads all its data, then plays it. */
public final class CensusTaker {

  private static final int JIFFIES_PER_SECOND = 60;

  private final Game game;
  private final String programVersion;
  private final Map<String, Supplier<GameSession>> sessions;

  /**
   * Prepares a census.
   *
   * @param programVersion the version of Bowsprit
   * @param sessions for each router, a supplier of identical sessions in which the game has been
   *     booted
   */
  public CensusTaker(
      Game game, String programVersion, Map<String, Supplier<GameSession>> sessions) {
    this.game = game;
    this.programVersion = programVersion;
    this.sessions = new LinkedHashMap<>(sessions);
  }

  /**
   * Creates the census.
   *
   * @param seconds the game time to play with each router
   * @param seed the seed of the random clicks
   */
  public Census take(long seconds, long seed) {
    ResourceDecoder decoder = new ResourceDecoder(game.resources());
    List<FileEntry> files = decoder.files();
    List<ResourceEntry> resources = decoder.resources();
    List<FloorEntry> floors = decoder.floors();
    List<SilentEntry> silentSounds = decoder.silentSounds();
    CodeEntry code = new CodeCounter(game.resources()).count();
    List<PlayEntry> plays = new ArrayList<>();
    sessions.forEach(
        (router, sessionSupplier) ->
            plays.add(
                new AutomaticPlay(sessionSupplier, router, seed)
                    .play(seconds * JIFFIES_PER_SECOND)));
    return new Census(
        Census.SCHEMA,
        programVersion,
        release(game.identity()),
        files,
        limits(game.resources().index().limits()),
        resources,
        code,
        new ChunkCounter().count(game.resources()),
        floors,
        silentSounds,
        decoder.damage(),
        plays);
  }

  /**
   * Returns the entry of a release. Uses the names of enum constants, because a display name could
   * contain text of the game, which a census must not contain.
   */
  private static ReleaseEntry release(GameIdentity identity) {
    return new ReleaseEntry(
        identity.title().name(),
        identity.edition().name(),
        identity.platform().name(),
        identity.language(),
        identity.isKnown());
  }

  private static Map<String, Integer> limits(GameLimits limits) {
    Map<String, Integer> namedLimits = new LinkedHashMap<>();
    namedLimits.put("variables", limits.variables());
    namedLimits.put("unknown", limits.unknown());
    namedLimits.put("bitVariables", limits.bitVariables());
    namedLimits.put("localObjects", limits.localObjects());
    namedLimits.put("arrays", limits.arrays());
    namedLimits.put("charsets", limits.charsets());
    namedLimits.put("verbs", limits.verbs());
    namedLimits.put("flashObjects", limits.flashObjects());
    namedLimits.put("inventory", limits.inventory());
    return namedLimits;
  }
}
