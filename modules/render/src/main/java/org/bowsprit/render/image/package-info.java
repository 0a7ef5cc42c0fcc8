/**
 * Small writers for pictures that leave the program: indexed PNG, animated PNG and animated GIF.
 * They take palette indices as the game has them and write every index and palette entry exactly.
 */
package org.bowsprit.render.image;
