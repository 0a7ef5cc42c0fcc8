/**
 * The console, which reads and prints lines of text. It does not depend on a window, so it can be
 * shown in a panel, in the terminal or in the picture. The names of its commands are those that
 * developers of these games commonly use.
 */
package org.bowsprit.insight.console;
