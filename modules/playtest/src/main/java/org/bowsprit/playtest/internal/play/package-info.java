/**
 * Provides an automatic player, which plays a session, records its input, and observes the results.
 */
package org.bowsprit.playtest.internal.play;
