/** The sound of a game on this machine, with its pluggable services. */
package org.bowsprit.session.sound;
