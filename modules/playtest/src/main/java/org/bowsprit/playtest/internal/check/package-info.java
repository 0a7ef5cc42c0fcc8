/** What can be said of a game's rooms and scripts without playing, and of where one walked. */
package org.bowsprit.playtest.internal.check;
