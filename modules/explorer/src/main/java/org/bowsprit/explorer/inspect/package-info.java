/** What a game is made of, as data to print: the tree of its chunks, and single rooms in full. */
package org.bowsprit.explorer.inspect;
