/**
 * The grid with the input of the last seconds. A player steps through the grid, changes it, and
 * plays on from an iteration.
 */
package org.bowsprit.insight.inputs;
