/**
 * Contains the service-provider interface for sound devices.
 *
 * <p>The engine mixes the frames of the game time that has passed and writes them, block by block,
 * to one open {@link org.bowsprit.audio.AudioDevice}. No type in this package has its own thread or
 * clock. A plugin adds a device by implementing {@link org.bowsprit.audio.AudioProvider}.
 */
@API(status = API.Status.STABLE, since = "1.0")
package org.bowsprit.audio;

import org.apiguardian.api.API;
