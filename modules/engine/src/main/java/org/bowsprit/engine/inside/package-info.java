/** Read-only snapshots of a running game for overlays, and their form as text for people. */
package org.bowsprit.engine.inside;
