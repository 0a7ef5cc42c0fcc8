/** The actions that an external program can perform in a game, and their reader. */
package org.bowsprit.environment.action;
