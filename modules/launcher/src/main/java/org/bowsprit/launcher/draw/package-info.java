/**
 * Lets an author draw on the laboratory's page and changes the sources of the game accordingly.
 * Connects the kit, which edits sources, and the laboratory, which shows rooms.
 */
package org.bowsprit.launcher.draw;
