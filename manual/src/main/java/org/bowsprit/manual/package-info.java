/** Contains the program that writes the site, the man page and the shell completions. */
package org.bowsprit.manual;
