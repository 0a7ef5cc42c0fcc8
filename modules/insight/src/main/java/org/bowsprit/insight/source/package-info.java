/** The sources of the game that is inspected. */
package org.bowsprit.insight.source;
