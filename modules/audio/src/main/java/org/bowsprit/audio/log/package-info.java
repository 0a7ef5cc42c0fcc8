/**
 * Sound written down instead of heard: every event as a line of JSON, for comparing runs (contract,
 * sound events).
 */
package org.bowsprit.audio.log;
