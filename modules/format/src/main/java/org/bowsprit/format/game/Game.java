package org.bowsprit.format.game;

import org.bowsprit.format.files.GameFiles;

/**
 * A game that has been opened.
 *
 * @param identity what it is called
 * @param files what else lies beside its index: speech, tracks
 * @param resources rooms, scripts, sounds, costumes, fonts by number
 */
public record Game(GameIdentity identity, GameFiles files, GameResources resources) {}
