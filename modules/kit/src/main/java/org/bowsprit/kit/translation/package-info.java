/**
 * Exports the texts of a game for translators and imports them: gettext PO files, checks for
 * missing or unsuitable translations, and scripts for voice recordings.
 */
package org.bowsprit.kit.translation;
