/**
 * Finds the numbers in sources that place the objects, actors and entries of a room, for tools that
 * change these numbers.
 */
package org.bowsprit.bow.place;
