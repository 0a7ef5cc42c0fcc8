/**
 * Contains a renderer that shows the game in browsers, with a web server for one page and a
 * WebSocket for picture changes, sound and input.
 */
package org.bowsprit.examples.web;
