/** Read-only snapshots of a running game for overlays, and their representation as text. */
package org.bowsprit.engine.inside;
