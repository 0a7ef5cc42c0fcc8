/**
 * Reads the file formats of the routing literature: grid maps ({@code .map}) and scenarios ({@code
 * .scen}) of the Moving AI benchmarks, navigation meshes ({@code .mesh}) of Polyanya; and checks
 * scenarios' optima.
 */
package org.bowsprit.routelab.movingai;
