/**
 * Saved games: a {@link org.bowsprit.engine.state.GameState} and a header in one file that is
 * complete or refused, with a migration from every older version (spec 12; docs/save-format.md).
 *
 * <p>Works on bytes. Files, folders and slots belong to the program around it.
 */
package org.bowsprit.engine.save;
