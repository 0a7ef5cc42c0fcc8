/**
 * The service-provider interface of readers of sound files: a plugin brings one by a {@link
 * org.bowsprit.audio.file.SoundFileProvider}, which opens a {@link
 * org.bowsprit.audio.file.ByteSource} as a {@link org.bowsprit.audio.file.SoundStream}.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
package org.bowsprit.audio.file;

import org.apiguardian.api.API;
