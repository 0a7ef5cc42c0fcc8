/**
 * Draws pictures of rooms for authors, with the walk boxes and z-planes that players do not see.
 */
package org.bowsprit.kit.preview;
