/** The {@code geodesic} router: exact shortest paths over the boxes of a floor (spec 08 §11). */
package org.bowsprit.router.geodesic;
