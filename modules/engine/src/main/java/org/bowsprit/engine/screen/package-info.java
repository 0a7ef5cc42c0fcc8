/**
 * The state of the screen: windows, colours, fades, parts to redraw. {@link
 * org.bowsprit.engine.picture.ScenePainter} is the interface to the code that sets the pixels (spec
 * 02).
 */
package org.bowsprit.engine.screen;
