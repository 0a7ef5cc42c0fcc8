/**
 * Frames in files: writes them while a game runs, lays them out on a contact sheet, and compares
 * them with those of another run (contract, "Frames").
 */
package org.bowsprit.explorer.frames;
