/** A game that begins as Monkey Island 1 does, made here, and how it is played. */
package org.bowsprit.integration.boot;
