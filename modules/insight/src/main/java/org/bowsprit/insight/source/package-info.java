/** The sources of a game that is looked into. */
package org.bowsprit.insight.source;
