package org.bowsprit.web;

import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.engine.DefaultRouter;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.format.game.Game;

/**
 * The settings with which a game starts.
 *
 * @param router id of the router
 * @param seed seed of the random numbers
 * @param bootParameter local 0 of the boot script; {@link #DEFAULT_BOOT_PARAMETER} for the game's
 *     own
 * @param textSpeed jiffies per character; −1 leaves it to the scripts
 * @param mended true if known glitches are fixed
 * @param speech the use of speech: heard, read or both
 */
record StartSettings(
    String router, long seed, int bootParameter, int textSpeed, boolean mended, SpeechMode speech) {

  /** The value that selects the game's own boot parameter. */
  static final int DEFAULT_BOOT_PARAMETER = Integer.MIN_VALUE;

  Journal.Origin origin(Game game, String version) {
    return new Journal.Origin(
        game.identity().md5(),
        version,
        router.isEmpty() ? DefaultRouter.of(game.identity()) : router,
        seed,
        bootParameter == DEFAULT_BOOT_PARAMETER
            ? GameFacts.of(game.identity()).bootParameter()
            : bootParameter,
        textSpeed,
        mended);
  }
}
