/**
 * Reads the file formats of the routing literature: grid maps ({@code .map}) and scenarios ({@code
 * .scen}) of the Moving AI benchmarks, and navigation meshes ({@code .mesh}) of Polyanya. Also
 * checks the optima of scenarios.
 */
package org.bowsprit.routelab.movingai;
