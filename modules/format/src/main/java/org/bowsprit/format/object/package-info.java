/**
 * The two halves of a room object: OBCD, what it is and does, and OBIM, what it looks like (spec 01
 * §6.2).
 */
package org.bowsprit.format.object;
