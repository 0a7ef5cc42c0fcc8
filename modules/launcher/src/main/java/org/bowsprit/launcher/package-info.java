/** The start of the program, from the process's arguments to its exit code. */
package org.bowsprit.launcher;
