/** Texts: their slots, expansion, measuring and colours (spec 04). */
package org.bowsprit.engine.text;
