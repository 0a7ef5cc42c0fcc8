/** Descriptions of a game's state for programs. */
package org.bowsprit.environment.observation;
