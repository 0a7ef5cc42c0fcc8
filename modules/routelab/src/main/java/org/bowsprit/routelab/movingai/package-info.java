/** Reads the grid maps and scenarios of the Moving AI benchmarks and checks their optima. */
package org.bowsprit.routelab.movingai;
