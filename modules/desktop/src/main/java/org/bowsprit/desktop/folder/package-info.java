/** The folders of the program and of the person on this machine. */
package org.bowsprit.desktop.folder;
