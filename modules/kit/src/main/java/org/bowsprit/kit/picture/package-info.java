/** Indexed PNG files, whose palette indices are kept exactly. */
package org.bowsprit.kit.picture;
