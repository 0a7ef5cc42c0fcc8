/** The options of routers, renderers and devices, from the command line and from the settings. */
package org.bowsprit.player.service;
