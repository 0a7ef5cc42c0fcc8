/**
 * The grid with the input of the last seconds. A player selects iterations in the grid, changes
 * their input, and continues the game from an iteration.
 */
package org.bowsprit.insight.inputs;
