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
final class SilenceForVersion3 implements Consumer<Map<String, Object>> {

  /** The sound of a game that has just started, in the format of version 3. */
  private static final String SILENCE = "silence-of-version-3.cbor";

  private static final long FIRST_QUANTUM = -46_000;
  private static final long QUANTUM = 4_000;

  private final RecordCodec codec;

  SilenceForVersion3(RecordCodec codec) {
    this.codec = codec;
  }

  @Override
  public void accept(Map<String, Object> state) {
    long jiffies =
        Migrations.below(state, "session").get("jiffies") instanceof Long played ? played : 0;
    long now = Jiffies.micros(jiffies);
    long nextQuantum = FIRST_QUANTUM + ((now - FIRST_QUANTUM) / QUANTUM + 1) * QUANTUM;
    Map<String, Object> sound = silence();
    sound.put("clock", Map.of("started", true, "jiffies", jiffies, "nextQuantum", nextQuantum));
    state.put("sound", sound);
    Map<String, Object> speech = Migrations.below(state, "session", "speech");
    speech.put("mouthOpen", false);
    speech.put("voiced", Boolean.TRUE.equals(speech.remove("voice")));
  }

  private Map<String, Object> silence() {
    try (InputStream resource = SilenceForVersion3.class.getResourceAsStream(SILENCE)) {
      return codec.parse(resource.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
