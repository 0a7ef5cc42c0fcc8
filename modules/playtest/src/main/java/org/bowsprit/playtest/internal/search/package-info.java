/** Which actions are tried in which state, and from where the game cannot be won any more. */
package org.bowsprit.playtest.internal.search;
