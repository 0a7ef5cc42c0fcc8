/**
 * Parts of a comparison: what one of several processes found out, written whole to a file, and read
 * back to make of all parts the report that one run would have made.
 */
package org.bowsprit.routelab.part;
