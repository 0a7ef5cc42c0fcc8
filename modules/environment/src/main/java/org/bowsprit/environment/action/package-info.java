/** What a program can do in a game. */
package org.bowsprit.environment.action;
