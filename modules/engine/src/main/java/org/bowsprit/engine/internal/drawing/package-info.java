/** Decides what is drawn in an iteration: the scene, the verbs, and message boxes. */
package org.bowsprit.engine.internal.drawing;
