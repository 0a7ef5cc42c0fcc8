/**
 * Tests of the numbered checks and rules of the specs (05, 07, 13, 14 and 15) that need a running
 * game.
 */
package org.bowsprit.engine.acceptance;
