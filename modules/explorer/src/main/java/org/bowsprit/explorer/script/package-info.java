/** The scripts of a game as text, with the names that commands use for them. */
package org.bowsprit.explorer.script;
