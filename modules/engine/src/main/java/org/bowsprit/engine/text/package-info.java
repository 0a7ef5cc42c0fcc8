/** Text slots, and the expansion, measuring and colours of texts (spec 04). */
package org.bowsprit.engine.text;
