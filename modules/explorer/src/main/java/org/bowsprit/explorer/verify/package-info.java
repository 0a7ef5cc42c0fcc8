/**
 * The checks of {@code bowsprit verify}. They decode all parts of a game, compare related parts and
 * report the findings.
 */
package org.bowsprit.explorer.verify;
