/**
 * A renderer that shows the game to browsers of the house: a web server with one page, pictures as
 * changes over a WebSocket, sound, and what the player does.
 */
package org.bowsprit.examples.web;
