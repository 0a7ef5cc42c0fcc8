/** The input of a playtest: the source of sessions, the goal and the limits. */
package org.bowsprit.playtest.setup;
