/**
 * Finds and starts other programs on this computer, such as the program that opens pages and
 * folders.
 */
package org.bowsprit.desktop.program;
