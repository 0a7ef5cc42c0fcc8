/** Combines the tools that show the internal state of a running game, and assigns them to keys. */
package org.bowsprit.insight.tools;
