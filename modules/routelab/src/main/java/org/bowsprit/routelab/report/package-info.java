/**
 * Writes comparisons as a page for readers, as CSV and as JSON. The script {@code report.js} of the
 * page draws its pictures.
 */
package org.bowsprit.routelab.report;
