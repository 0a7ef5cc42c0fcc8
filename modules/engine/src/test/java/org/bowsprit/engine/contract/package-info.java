/**
 * Tests of a whole game for use by the tests of every renderer, through its {@link
 * org.bowsprit.render.contract.Stage}.
 */
package org.bowsprit.engine.contract;
