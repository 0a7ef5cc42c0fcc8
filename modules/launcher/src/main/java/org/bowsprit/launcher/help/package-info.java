/** Provides the help of the command line in the player's language. */
package org.bowsprit.launcher.help;
