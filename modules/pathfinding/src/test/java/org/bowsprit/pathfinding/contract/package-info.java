/**
 * Contains the contract of every router as a test class to extend, {@link
 * org.bowsprit.pathfinding.contract.RouterContractTest}, and the floors that it uses.
 */
package org.bowsprit.pathfinding.contract;
