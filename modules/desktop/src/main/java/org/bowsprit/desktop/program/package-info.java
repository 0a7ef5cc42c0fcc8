/**
 * Other programs of this computer: on the search path, and the one that opens pages and folders.
 */
package org.bowsprit.desktop.program;
