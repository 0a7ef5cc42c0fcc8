/** Compiles the engine for browsers. These classes are part of the build, not of the result. */
package org.bowsprit.web.build;
