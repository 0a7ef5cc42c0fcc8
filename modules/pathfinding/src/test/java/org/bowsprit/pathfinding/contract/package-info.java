/**
 * The contract of every router as tests to extend: {@link
 * org.bowsprit.pathfinding.contract.RouterContractTest} and the floors that it uses.
 */
package org.bowsprit.pathfinding.contract;
