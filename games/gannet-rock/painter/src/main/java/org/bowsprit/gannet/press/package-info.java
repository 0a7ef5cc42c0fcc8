/**
 * Writes paintings and figures as sources of the game: PNG files, and text files in the same
 * folders.
 */
package org.bowsprit.gannet.press;
