/**
 * Drawing over the game's picture whatever its palette: colours that are found room for in each
 * frame, small letters, lines and areas.
 */
package org.bowsprit.insight.sketch;
