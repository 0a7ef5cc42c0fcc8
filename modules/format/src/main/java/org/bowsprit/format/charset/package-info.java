/**
 * Fonts of one, two or four bits a pixel: CHAR (spec 04 §1).
 *
 * <p>The disk's side only; laying out text and drawing it is the zplane module's.
 */
package org.bowsprit.format.charset;
