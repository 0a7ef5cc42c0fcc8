/** Combines the tools that look inside a running game with their keys. */
package org.bowsprit.insight.tools;
