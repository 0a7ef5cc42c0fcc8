/** The actions of a program in a game. */
package org.bowsprit.environment.action;
