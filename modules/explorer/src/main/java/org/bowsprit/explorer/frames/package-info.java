/**
 * Writes frames to files while a game runs, shows them on a contact sheet, and compares them with
 * the frames of another run (contract, "Frames").
 */
package org.bowsprit.explorer.frames;
