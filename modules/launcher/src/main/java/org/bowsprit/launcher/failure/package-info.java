/** Reports why a command failed, with an exit code and one line for the user. */
package org.bowsprit.launcher.failure;
