/** The speech of actors and the narrator: lines, their pages and their timing. */
package org.bowsprit.engine.internal.speech;
