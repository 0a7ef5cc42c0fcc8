/**
 * The {@code geodesic} router, which finds exact shortest paths over the boxes of a floor (spec 08
 * §11).
 */
package org.bowsprit.router.geodesic;
