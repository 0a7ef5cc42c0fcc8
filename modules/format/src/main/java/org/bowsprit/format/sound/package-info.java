/** Sound resources as a tree of renditions whose payloads stay bytes (spec 10 §1–2). */
package org.bowsprit.format.sound;
