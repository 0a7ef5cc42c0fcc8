/** What can be plugged in to hear a game. */
package org.bowsprit.session.sound;
