/** Contains the tools of the painter: sheets, light, noise and palettes. */
package org.bowsprit.gannet.paint;
