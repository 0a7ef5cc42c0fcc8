/** How the engine is compiled for browsers: part of the build, not of what it makes. */
package org.bowsprit.web.build;
