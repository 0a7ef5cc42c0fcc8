/**
 * The positions in the sources of the numbers that place the things of a room, for tools that
 * change them.
 */
package org.bowsprit.bow.place;
