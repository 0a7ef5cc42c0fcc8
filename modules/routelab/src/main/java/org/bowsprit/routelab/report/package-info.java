/**
 * Writes comparisons down: as a page for people, as CSV and as JSON. The page draws its pictures
 * itself, by the script {@code report.js}.
 */
package org.bowsprit.routelab.report;
