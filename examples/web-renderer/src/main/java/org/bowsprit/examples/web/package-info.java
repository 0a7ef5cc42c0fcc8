/**
 * A renderer that shows the game in browsers: a web server with one page, and a WebSocket for
 * picture changes, sound and input.
 */
package org.bowsprit.examples.web;
