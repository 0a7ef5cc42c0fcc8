/**
 * Contains the service-provider interface for readers of sound files. A plugin implements {@link
 * org.bowsprit.audio.file.SoundFileProvider}, which opens a {@link
 * org.bowsprit.audio.file.ByteSource} as a {@link org.bowsprit.audio.file.SoundStream}.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.audio.file;

import org.apiguardian.api.API;
