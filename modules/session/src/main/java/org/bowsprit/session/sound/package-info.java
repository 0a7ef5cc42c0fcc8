/** How a game is heard on this machine, and what can be plugged in for it. */
package org.bowsprit.session.sound;
