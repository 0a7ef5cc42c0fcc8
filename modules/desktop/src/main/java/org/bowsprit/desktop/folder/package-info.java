/** The folders of the program and of the user on this machine. */
package org.bowsprit.desktop.folder;
