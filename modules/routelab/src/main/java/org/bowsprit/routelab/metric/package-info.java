/**
 * What is measured of a route (spec 08 §13), each figure in a class that can be checked by hand.
 */
package org.bowsprit.routelab.metric;
