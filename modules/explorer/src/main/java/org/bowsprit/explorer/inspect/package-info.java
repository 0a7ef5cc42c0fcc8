/** The contents of a game as data to print: the tree of its chunks, and reports on single rooms. */
package org.bowsprit.explorer.inspect;
