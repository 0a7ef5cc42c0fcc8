/**
 * A small game for tests, made in memory: its rooms stand ready, its scripts are the test's own.
 */
package org.bowsprit.engine.testing;
