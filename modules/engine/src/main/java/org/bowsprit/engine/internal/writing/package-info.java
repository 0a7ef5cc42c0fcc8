/** Writing text on the screen: the pen, lines, and text in a window. */
package org.bowsprit.engine.internal.writing;
