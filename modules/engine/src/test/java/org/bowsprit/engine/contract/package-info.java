/**
 * Tests of a whole game that the tests of every renderer inherit. They use the renderer through its
 * {@link org.bowsprit.render.contract.Stage}.
 */
package org.bowsprit.engine.contract;
