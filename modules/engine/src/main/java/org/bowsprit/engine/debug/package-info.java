/**
 * The past of a session, for debuggers: what is kept of it, and how it is played again up to a
 * place.
 */
package org.bowsprit.engine.debug;
