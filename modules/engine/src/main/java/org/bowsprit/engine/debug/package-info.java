/** Stores the past of a session for debuggers, and plays it again up to a position. */
package org.bowsprit.engine.debug;
