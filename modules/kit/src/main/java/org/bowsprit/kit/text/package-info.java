/**
 * Reads the small text files beside pictures (boxes, costumes, fonts, sounds). Each line is one
 * statement.
 */
package org.bowsprit.kit.text;
