/** Where the program starts: from a process's arguments to an exit code. */
package org.bowsprit.launcher;
