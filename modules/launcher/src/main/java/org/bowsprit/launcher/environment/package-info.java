/** Opens, starts and saves the games of the environment, which programs play. */
package org.bowsprit.launcher.environment;
