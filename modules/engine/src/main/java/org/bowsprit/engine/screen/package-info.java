/**
 * The screen as state: windows, colours, fades, what is to be drawn anew; and the seam to the code
 * that sets the pixels, {@link org.bowsprit.engine.picture.ScenePainter} (spec 02).
 */
package org.bowsprit.engine.screen;
