/** Writes comparisons down: as a page for people, as CSV and as JSON. */
package org.bowsprit.routelab.report;
