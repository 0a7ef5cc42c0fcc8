/** The games on this computer: opened by name, and searched for in folders. */
package org.bowsprit.desktop.game;
