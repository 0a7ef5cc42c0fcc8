/**
 * A game as a program sees it: it is reset, an action is a step, and each step is answered by an
 * observation; states are kept, restored and forked. {@code docs/environment.md} describes the
 * messages.
 */
package org.bowsprit.environment;
