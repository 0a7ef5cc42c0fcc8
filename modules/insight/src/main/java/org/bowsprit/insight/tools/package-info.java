/** The tools that look into a game at play, brought together with their keys. */
package org.bowsprit.insight.tools;
