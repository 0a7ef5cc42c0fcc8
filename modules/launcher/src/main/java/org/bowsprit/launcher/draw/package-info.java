/**
 * Draws in the sources of a game on the laboratory's page. It joins the kit, which edits sources,
 * and the laboratory, which shows rooms.
 */
package org.bowsprit.launcher.draw;
