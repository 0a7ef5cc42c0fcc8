/**
 * Texts of a game for translators: gettext PO files, checks for missing or unsuitable translations,
 * and scripts for voice recordings.
 */
package org.bowsprit.kit.translation;
