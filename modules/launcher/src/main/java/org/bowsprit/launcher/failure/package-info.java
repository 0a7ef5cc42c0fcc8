/** How a command ends when it can't do what was asked: exit codes, and one line for a person. */
package org.bowsprit.launcher.failure;
