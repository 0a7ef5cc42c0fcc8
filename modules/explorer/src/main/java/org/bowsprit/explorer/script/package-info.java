/** The scripts of a game under the names that commands call them by, and as text. */
package org.bowsprit.explorer.script;
