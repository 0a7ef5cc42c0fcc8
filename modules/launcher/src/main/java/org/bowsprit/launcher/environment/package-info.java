/** Games for programs: how the environment's games are opened, started and saved. */
package org.bowsprit.launcher.environment;
