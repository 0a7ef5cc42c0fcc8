/** The program that writes what people read: the site, the man page, the completion of shells. */
package org.bowsprit.manual;
