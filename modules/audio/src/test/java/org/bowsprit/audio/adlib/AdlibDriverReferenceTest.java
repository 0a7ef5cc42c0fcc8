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
 * Sends the sequencer events of a captured run to the driver and expects the register writes of
 * that run.
 */
class AdlibDriverReferenceTest {

  private static final int TIMER_MICROS = 4000;
  private static final long FIRST_TIMER = -46_000;

  static List<CapturedSound> runs() {
    return CapturedSound.all();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void capturedEventsMakeTheCapturedRegisterWrites(CapturedSound run) {
    List<JsonNode> events = run.partEvents();
    List<String> expected =
        run.registerWrites().stream().map(AdlibDriverReferenceTest::write).toList();

    List<String> actual = replay(events, run);

    System.out.printf(
        "%s: %d sequencer events, %d register writes compared%n",
        run, events.size(), expected.size());
    assertThat(CapturedSound.firstDifference(actual, expected)).isEmpty();
  }

  private static String write(JsonNode line) {
    return line.get("us").asLong()
        + ": "
        + line.get("reg").asInt()
        + " <- "
        + line.get("val").asInt();
  }

  private static List<String> replay(List<JsonNode> events, CapturedSound run) {
    List<String> writes = new ArrayList<>();
    long[] now = {-50_000};
    AdlibDriver driver =
        new AdlibDriver(
            (register, value) -> writes.add(now[0] + ": " + register + " <- " + value),
            EffectClock.captured());
    long timer = FIRST_TIMER;
    for (JsonNode event : events) {
      long at = event.get("us").asLong();
      boolean fromScript = event.has("script");
      while (timer < at || (timer == at && fromScript)) {
        now[0] = timer;
        driver.advance(TIMER_MICROS);
        timer += TIMER_MICROS;
      }
      now[0] = at;
      apply(driver, event);
    }
    long end = run.registerWrites().get(run.registerWrites().size() - 1).get("us").asLong();
    for (; timer <= end; timer += TIMER_MICROS) {
      now[0] = timer;
      driver.advance(TIMER_MICROS);
    }
    return writes;
  }

  private static void apply(PartDevice device, JsonNode event) {
    int part = event.get("part").asInt();
    int a = event.path("a").asInt();
    switch (event.get("what").asText()) {
      case "on" -> device.noteOn(part, a, event.get("b").asInt());
      case "off" -> device.noteOff(part, a);
      case "volume" -> device.volume(part, a);
      case "range" -> device.bendRange(part, a);
      case "transpose" -> device.transpose(part, a);
      case "detune" -> device.detune(part, (byte) a);
      case "bend" -> device.bend(part, a);
      case "mod" -> device.modulation(part, a);
      case "sustain" -> device.sustain(part, a != 0);
      case "pan" -> device.pan(part, a);
      case "priority" -> device.priority(part, a);
      case "alloff" -> device.allNotesOff(part);
      case "instrument" ->
          device.instrument(
              part, new Instrument.Patch(CapturedSound.hex(event.get("hex").asText())));
      default -> throw new AssertionError("an event this test does not know: " + event);
    }
  }
}
