/** The checks of {@code bowsprit verify}: everything decoded, everything compared, all told. */
package org.bowsprit.explorer.verify;
