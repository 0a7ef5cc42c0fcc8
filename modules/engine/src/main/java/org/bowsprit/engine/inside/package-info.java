/** Read-only snapshots of a running game for overlays, and their notation for people. */
package org.bowsprit.engine.inside;
