/**
 * Prepares the contents of a game for printing: the tree of its chunks, and reports on single
 * rooms.
 */
package org.bowsprit.explorer.inspect;
