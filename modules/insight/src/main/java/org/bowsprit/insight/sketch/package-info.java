/**
 * Drawing over the game's picture with any palette: colours that are allocated in each frame, small
 * letters, lines and areas.
 */
package org.bowsprit.insight.sketch;
