package org.bowsprit.audio.ffmpeg;

import java.nio.file.Path;
import org.bowsprit.audio.contract.SoundFileContract;
import org.bowsprit.audio.file.SoundFileProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the reader fulfils the contract of sound file readers. */
@Tag("thorough")
class FfmpegFilesContractTest extends SoundFileContract {

  private static byte[] file;

  @TempDir private Path folder;

  @BeforeAll
  static void encodeFile() {
    file =
        SystemFfmpeg.run(
                "-f",
                "lavfi",
                "-i",
                "sine=frequency=441:duration=0.3",
                "-c:a",
                "libopus",
                "-f",
                "ogg",
                "-")
            .output()
            .array();
  }

  @Override
  protected SoundFileProvider provider() {
    return new FfmpegFiles(folder, SystemFfmpeg::path);
  }

  @Override
  protected byte[] file() {
    return file.clone();
  }
}
