/** Reports of the laboratory, opened in a browser and used as a person uses them. */
package org.bowsprit.integration.report;
