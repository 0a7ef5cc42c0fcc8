/**
 * Saved games: a {@link org.bowsprit.engine.state.GameState} and a header in one file that is whole
 * or refused, with a step from every older version (spec 12; docs/save-format.md).
 *
 * <p>Bytes in, bytes out: files, folders and slots are the program's business.
 */
package org.bowsprit.engine.save;
