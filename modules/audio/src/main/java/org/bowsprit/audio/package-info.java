/**
 * The service-provider interface of sound devices.
 *
 * <p>The engine mixes as many frames as game time has passed and pushes them, block by block, into
 * one open {@link org.bowsprit.audio.AudioDevice}; nothing here owns a thread or a clock. A plugin
 * brings a device by an {@link org.bowsprit.audio.AudioProvider}.
 */
@API(status = API.Status.STABLE, since = "1.0")
package org.bowsprit.audio;

import org.apiguardian.api.API;
