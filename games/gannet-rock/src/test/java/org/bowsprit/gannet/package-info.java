/** The game played from title to end, and every sensible try made. */
package org.bowsprit.gannet;
