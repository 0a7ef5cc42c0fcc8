/**
 * A small game for tests, created in memory: its rooms are given, its scripts come from the test.
 */
package org.bowsprit.engine.testing;
