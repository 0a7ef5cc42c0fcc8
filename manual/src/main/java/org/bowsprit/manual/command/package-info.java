/** Documents of the command line, generated from picocli's model of it. */
package org.bowsprit.manual.command;
