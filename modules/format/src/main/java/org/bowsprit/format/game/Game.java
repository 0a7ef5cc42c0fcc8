package org.bowsprit.format.game;

import org.bowsprit.format.files.GameFiles;

/**
 * A game that has been opened.
 *
 * @param identity the identified release
 * @param files the other files beside its index, such as speech and tracks
 * @param resources the rooms, scripts, sounds, costumes and fonts by number
 */
public record Game(GameIdentity identity, GameFiles files, GameResources resources) {}
