/** Traces of a session as JSON lines, for comparing runs. */
package org.bowsprit.engine.trace;
