/**
 * A game as an assistant plays it: a server of the Model Context Protocol with tools to look and to
 * act, and resources that describe what has happened.
 */
package org.bowsprit.environment.mcp;
