/** The command line's help, in the player's language. */
package org.bowsprit.launcher.help;
