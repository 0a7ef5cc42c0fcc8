/** The little texts beside pictures (boxes, costumes, fonts, sounds): a statement a line. */
package org.bowsprit.kit.text;
