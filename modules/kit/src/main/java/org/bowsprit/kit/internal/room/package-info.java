/** Rooms from pictures and text: backgrounds, z-planes, object states, and the way back. */
package org.bowsprit.kit.internal.room;
