/**
 * The console: text in, lines out. It knows nothing of windows, so that it can be had in a panel,
 * in the terminal or in the picture itself; commands that people of the field know by heart do what
 * they expect.
 */
package org.bowsprit.insight.console;
