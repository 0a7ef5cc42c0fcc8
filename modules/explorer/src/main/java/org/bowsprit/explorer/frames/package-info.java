/**
 * Frames in files: written while a game runs, laid out on a contact sheet, compared with those of
 * another run (contract, "Frames").
 */
package org.bowsprit.explorer.frames;
