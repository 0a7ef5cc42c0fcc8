/** The program's own web pages: their files, as one file, and served on this computer. */
package org.bowsprit.desktop.page;
