/** Where the numbers stand that say where the things of a room are: for tools that change them. */
package org.bowsprit.bow.place;
