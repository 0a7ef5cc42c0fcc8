/**
 * Parts of a comparison. Each of several processes writes its results to a file. The files are
 * merged into the same report that a single run would write.
 */
package org.bowsprit.routelab.part;
