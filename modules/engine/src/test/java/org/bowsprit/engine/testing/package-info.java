/**
 * A small game for tests that is created in memory. Its rooms are fixed, and each test writes the
 * scripts.
 */
package org.bowsprit.engine.testing;
