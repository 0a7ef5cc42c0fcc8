package org.bowsprit.engine.save;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.function.Consumer;
import org.bowsprit.engine.internal.codec.RecordCodec;
import org.bowsprit.media.voc.Jiffies;

/**
 * Migrates version 2, which had no sound, to version 3: nothing plays, mouths are closed, and the
 * sound's clock shows the time played.
 */
final class MigrationToVersion3 implements Consumer<Map<String, Object>> {

  /** The sound of a game that has just started, in the format of version 3. */
  private static final String INITIAL_SOUND_FILE = "silence-of-version-3.cbor";

  private static final long FIRST_QUANTUM_MICROS = -46_000;
  private static final long QUANTUM_MICROS = 4_000;

  private final RecordCodec codec;

  MigrationToVersion3(RecordCodec codec) {
    this.codec = codec;
  }

  @Override
  public void accept(Map<String, Object> state) {
    long jiffies =
        Migrations.recordAt(state, "session").get("jiffies") instanceof Long played ? played : 0;
    long currentMicros = Jiffies.micros(jiffies);
    long nextQuantum =
        FIRST_QUANTUM_MICROS
            + ((currentMicros - FIRST_QUANTUM_MICROS) / QUANTUM_MICROS + 1) * QUANTUM_MICROS;
    Map<String, Object> sound = initialSound();
    sound.put("clock", Map.of("started", true, "jiffies", jiffies, "nextQuantum", nextQuantum));
    state.put("sound", sound);
    Map<String, Object> speech = Migrations.recordAt(state, "session", "speech");
    speech.put("mouthOpen", false);
    speech.put("voiced", Boolean.TRUE.equals(speech.remove("voice")));
  }

  private Map<String, Object> initialSound() {
    try (InputStream resource = MigrationToVersion3.class.getResourceAsStream(INITIAL_SOUND_FILE)) {
      return codec.parse(resource.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
