/** Generates documents about the command line from picocli's model of the commands. */
package org.bowsprit.manual.command;
