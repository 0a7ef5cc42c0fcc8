/** What is drawn in an iteration: the scene, the verbs, and boxes with messages. */
package org.bowsprit.engine.internal.drawing;
