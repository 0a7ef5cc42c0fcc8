/**
 * The console, which reads and prints lines of text. It does not depend on a window, so it can be
 * shown in a panel, in the terminal or in the picture. Its commands have the names that people who
 * work with these games commonly use.
 */
package org.bowsprit.insight.console;
