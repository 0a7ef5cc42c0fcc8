package ${package};

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.bowsprit.audio.contract.SoundFileContract;
import org.bowsprit.audio.file.SoundFileProvider;

/** Tests the contract of readers of sound files. The tests are inherited. */
class ${className}ContractTest extends SoundFileContract {

  private static final int SAMPLES = 5_000;

  @Override
  protected SoundFileProvider provider() {
    return new ${className}Provider();
  }

  /** Returns a Creative Voice file with 5,000 samples, at 11,111 samples per second. */
  @Override
  protected byte[] file() {
    byte[] name = "Creative Voice File\u001a".getBytes(StandardCharsets.US_ASCII);
    byte[] file = Arrays.copyOf(name, 32 + SAMPLES);
    file[20] = 26;
    file[26] = 1;
    file[27] = (byte) (SAMPLES + 2);
    file[28] = (byte) (SAMPLES + 2 >> 8);
    file[30] = (byte) (256 - 90);
    for (int i = 0; i < SAMPLES; i++) {
      file[32 + i] = (byte) (i * 7);
    }
    return file;
  }
}
