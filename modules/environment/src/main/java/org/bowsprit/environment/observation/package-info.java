/** What a program is told of a game. */
package org.bowsprit.environment.observation;
