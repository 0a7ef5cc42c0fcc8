/** Tests that play the game from title to end and try everything sensible. */
package org.bowsprit.gannet;
