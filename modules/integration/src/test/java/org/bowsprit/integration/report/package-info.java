/** Reports of comparisons, opened and used in a browser. */
package org.bowsprit.integration.report;
