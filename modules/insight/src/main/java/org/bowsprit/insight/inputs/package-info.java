/**
 * The grid with the input of the last seconds: a player steps through it, changes it, and plays on
 * from there.
 */
package org.bowsprit.insight.inputs;
