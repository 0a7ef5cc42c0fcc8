/**
 * Lets programs play a game: a game is reset, each step performs an action and returns an
 * observation, and states can be stored, restored and forked. {@code docs/environment.md} describes
 * the messages.
 */
package org.bowsprit.environment;
