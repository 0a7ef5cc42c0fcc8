package org.bowsprit.audio.contract;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.recording.WavFiles;

/** Tests that the built-in reader fulfils the contract of sound file readers. */
class WavFilesContractTest extends SoundFileContract {

  private static final int SAMPLE_RATE = 22_050;
  private static final int FRAMES = SAMPLE_RATE / 5;

  @Override
  protected SoundFileProvider provider() {
    return new WavFiles();
  }

  @Override
  protected byte[] file() {
    ByteBuffer wav = ByteBuffer.allocate(44 + FRAMES * 2).order(ByteOrder.LITTLE_ENDIAN);
    wav.put(tag("RIFF")).putInt(36 + FRAMES * 2).put(tag("WAVE"));
    wav.put(tag("fmt ")).putInt(16).putShort((short) 1).putShort((short) 1);
    wav.putInt(SAMPLE_RATE).putInt(SAMPLE_RATE * 2).putShort((short) 2).putShort((short) 16);
    wav.put(tag("data")).putInt(FRAMES * 2);
    for (int i = 0; i < FRAMES; i++) {
      wav.putShort((short) (i * 37));
    }
    return wav.array();
  }

  private static byte[] tag(String name) {
    return name.getBytes(StandardCharsets.US_ASCII);
  }
}
