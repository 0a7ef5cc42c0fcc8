/**
 * Builds a game from its sources, and decompiles a built game. A build reads a folder, compiles
 * scripts, packs pictures, checks budgets and lays out the files (spec 01 §11).
 */
package org.bowsprit.kit.game;
