/**
 * Contains a small game for tests, which is created in memory with the scripts of each test, and
 * other helpers for tests of the engine.
 */
package org.bowsprit.engine.testing;
