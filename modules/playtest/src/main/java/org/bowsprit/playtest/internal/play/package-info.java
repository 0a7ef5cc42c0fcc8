/** An automatic player: finds what can be clicked, clicks it, and observes the result. */
package org.bowsprit.playtest.internal.play;
