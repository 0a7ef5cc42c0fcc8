/**
 * Finds and starts other programs of this computer, such as the one that opens pages and folders.
 */
package org.bowsprit.desktop.program;
