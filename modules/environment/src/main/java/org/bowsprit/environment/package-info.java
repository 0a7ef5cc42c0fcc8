/**
 * Lets programs play a game. A reset starts a game, and each step performs an action and returns an
 * observation. States can be stored, restored and forked. {@code docs/environment.md} describes the
 * messages.
 */
package org.bowsprit.environment;
