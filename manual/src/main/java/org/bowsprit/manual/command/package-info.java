/** Documents of the command line, made of picocli's model of it. */
package org.bowsprit.manual.command;
