/**
 * The past of a session, for debuggers: its stored states, and how it is played again up to a
 * place.
 */
package org.bowsprit.engine.debug;
