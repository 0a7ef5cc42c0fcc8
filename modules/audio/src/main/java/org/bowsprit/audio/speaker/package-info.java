/** The PC's loudspeaker: six channels of which one is heard, as a square wave (spec 11 §9.4). */
package org.bowsprit.audio.speaker;
