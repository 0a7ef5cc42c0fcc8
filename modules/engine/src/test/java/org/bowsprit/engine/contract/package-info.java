/**
 * Contains a test with a whole game that the tests of every renderer inherit. The test uses the
 * renderer through its {@link org.bowsprit.render.contract.Stage}.
 */
package org.bowsprit.engine.contract;
