/** Makes the speech file of a game from recordings of its lines (spec 10 §6). */
package org.bowsprit.kit.internal.voice;
