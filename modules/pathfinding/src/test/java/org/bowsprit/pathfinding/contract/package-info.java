/**
 * The contract every router keeps, as tests to extend: {@link
 * org.bowsprit.pathfinding.contract.RouterContractTest} and the floors it asks about.
 */
package org.bowsprit.pathfinding.contract;
