/** Reports why a command failed: exit codes, and one line for the user. */
package org.bowsprit.launcher.failure;
