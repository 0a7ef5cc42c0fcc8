/** Where the program and the person's files are on this machine. */
package org.bowsprit.player.folder;
