/**
 * The compilation of the engine for browsers. These classes are part of the build, not of its
 * result.
 */
package org.bowsprit.web.build;
