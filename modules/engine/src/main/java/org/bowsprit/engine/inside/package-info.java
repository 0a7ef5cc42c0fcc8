/** Read-only snapshots of a running game for overlays. */
package org.bowsprit.engine.inside;
