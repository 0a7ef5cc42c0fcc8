/** Tests reports of comparisons in a browser. */
package org.bowsprit.integration.report;
