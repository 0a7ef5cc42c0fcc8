/**
 * A server of the Model Context Protocol, with which an assistant plays a game. Its tools look and
 * act, and its resources describe what has happened.
 */
package org.bowsprit.environment.mcp;
