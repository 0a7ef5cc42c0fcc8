/** Texts of a game for translators: gettext PO files, what is missing or does not fit, voices. */
package org.bowsprit.kit.translation;
