/**
 * The console: text in, text out. It is independent of windows, so that it can be shown in a panel,
 * in the terminal or in the picture. Its commands have the names that are established among people
 * who work with these games.
 */
package org.bowsprit.insight.console;
