/** A player without judgement: what can be clicked, what is clicked, what comes of it. */
package org.bowsprit.playtest.internal.play;
