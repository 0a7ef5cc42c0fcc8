/** The painter's tools: sheets, light, noise, palettes. */
package org.bowsprit.gannet.paint;
