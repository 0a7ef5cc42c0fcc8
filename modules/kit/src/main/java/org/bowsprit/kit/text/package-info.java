/**
 * Reads the small text files that accompany pictures and sounds (boxes, costumes, fonts, sounds).
 * Each line is one statement.
 */
package org.bowsprit.kit.text;
