/** Starts the program: takes the arguments of the process and returns its exit code. */
package org.bowsprit.launcher;
