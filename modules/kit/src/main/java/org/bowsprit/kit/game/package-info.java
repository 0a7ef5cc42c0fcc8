/**
 * A whole game from its sources, and back: reads a folder, has scripts compiled and pictures
 * packed, checks budgets, and lays out the files (spec 01 §11).
 */
package org.bowsprit.kit.game;
