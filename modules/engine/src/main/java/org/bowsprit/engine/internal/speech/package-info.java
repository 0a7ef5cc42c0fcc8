/** What actors and the narrator say: lines, their pages and their time. */
package org.bowsprit.engine.internal.speech;
