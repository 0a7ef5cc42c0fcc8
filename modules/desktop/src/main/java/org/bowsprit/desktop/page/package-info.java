/**
 * The program's own web pages. Finds their files, combines them into one file, and serves them on
 * this computer.
 */
package org.bowsprit.desktop.page;
