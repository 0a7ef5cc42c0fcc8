/**
 * The checks of {@code bowsprit verify}: decodes everything, compares related parts, and reports
 * the findings.
 */
package org.bowsprit.explorer.verify;
