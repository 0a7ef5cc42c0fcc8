/**
 * The games' AdLib driver: device channels, patches, voices and effect generators on an OPL2 (spec
 * 11 §8).
 */
package org.bowsprit.audio.adlib;
