/**
 * Saved games: a {@link org.bowsprit.engine.state.GameState} and a header in one file. An
 * incomplete file is refused. Files of older versions are migrated (spec 12; docs/save-format.md).
 *
 * <p>This package works on bytes. The program around it manages files, folders and slots.
 */
package org.bowsprit.engine.save;
