package org.bowsprit.audio.adlib;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.CapturedSound;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that the driver writes the same values to the registers as in a captured run if it receives
 * the sequencer events of that run.
 */
class AdlibDriverReferenceTest {

  private static final int TIMER_PERIOD_MICROS = 4000;
  private static final long FIRST_TIMER_CALL_MICROS = -46_000;

  static List<CapturedSound> runs() {
    return CapturedSound.all();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void capturedEventsProduceTheCapturedRegisterWrites(CapturedSound run) {
    List<JsonNode> events = run.partEvents();
    List<String> expected =
        run.registerWrites().stream().map(AdlibDriverReferenceTest::formatWrite).toList();

    List<String> actual = replay(events, run);

    System.out.printf(
        "%s: %d sequencer events, %d register writes compared%n",
        run, events.size(), expected.size());
    assertThat(CapturedSound.firstDifference(actual, expected)).isEmpty();
  }

  private static String formatWrite(JsonNode line) {
    return line.get("us").asLong()
        + ": "
        + line.get("reg").asInt()
        + " <- "
        + line.get("val").asInt();
  }

  private static List<String> replay(List<JsonNode> events, CapturedSound run) {
    List<String> writes = new ArrayList<>();
    long[] nowMicros = {-50_000};
    AdlibDriver driver =
        new AdlibDriver(
            (register, value) -> writes.add(nowMicros[0] + ": " + register + " <- " + value),
            EffectClock.captured());
    long nextTimerCallMicros = FIRST_TIMER_CALL_MICROS;
    for (JsonNode event : events) {
      long eventMicros = event.get("us").asLong();
      boolean isFromScript = event.has("script");
      while (nextTimerCallMicros < eventMicros
          || (nextTimerCallMicros == eventMicros && isFromScript)) {
        nowMicros[0] = nextTimerCallMicros;
        driver.advance(TIMER_PERIOD_MICROS);
        nextTimerCallMicros += TIMER_PERIOD_MICROS;
      }
      nowMicros[0] = eventMicros;
      apply(driver, event);
    }
    long lastWriteMicros =
        run.registerWrites().get(run.registerWrites().size() - 1).get("us").asLong();
    for (; nextTimerCallMicros <= lastWriteMicros; nextTimerCallMicros += TIMER_PERIOD_MICROS) {
      nowMicros[0] = nextTimerCallMicros;
      driver.advance(TIMER_PERIOD_MICROS);
    }
    return writes;
  }

  private static void apply(PartDevice device, JsonNode event) {
    int part = event.get("part").asInt();
    int value = event.path("a").asInt();
    switch (event.get("what").asText()) {
      case "on" -> device.noteOn(part, value, event.get("b").asInt());
      case "off" -> device.noteOff(part, value);
      case "volume" -> device.volume(part, value);
      case "range" -> device.bendRange(part, value);
      case "transpose" -> device.transpose(part, value);
      case "detune" -> device.detune(part, (byte) value);
      case "bend" -> device.bend(part, value);
      case "mod" -> device.modulation(part, value);
      case "sustain" -> device.sustain(part, value != 0);
      case "pan" -> device.pan(part, value);
      case "priority" -> device.priority(part, value);
      case "alloff" -> device.allNotesOff(part);
      case "instrument" ->
          device.instrument(
              part, new Instrument.Patch(CapturedSound.parseHex(event.get("hex").asText())));
      default -> throw new AssertionError("unknown event: " + event);
    }
  }
}
