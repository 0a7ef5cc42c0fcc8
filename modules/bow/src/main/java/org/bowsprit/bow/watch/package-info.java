/** Expressions of the language that a debugger evaluates in a running game. */
package org.bowsprit.bow.watch;
