/** What the command line says about itself, in the player's language. */
package org.bowsprit.launcher.help;
