package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Random;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.game.Edition;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.Release;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests the demo that plays itself from recorded input (spec 13 §9.5). */
class DemoRecordingTest {

  private static final int INPUT_SCRIPT = 31;

  private static byte[] bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }

  /**
   * Returns a recording: a header, a move, no input, a click elsewhere, a key, the end mark, and
   * bytes that are not read.
   */
  private static byte[] recordingBytes() {
    return bytes(
        0x4D, 0x01, 0xFF, 0x20, 50, 60, 0x00, 0xA0, 100, 70, 0x10, 'x', 0, 0x0C, 0x20, 1, 1);
  }

  @Test
  void knownGamesCheck34TheRecordingIsReadFrameByFrame() {
    assertThat(DemoRecording.read("demo.rec", recordingBytes()).events())
        .containsExactly(
            new InputEvent(0, new Input.Move(100, 60)),
            new InputEvent(2, new Input.Move(200, 70)),
            new InputEvent(2, new Input.Click(200, 70, Button.LEFT)),
            new InputEvent(3, new Input.Key('x')));
  }

  @Test
  void knownGamesCheck34ScriptsReceiveTheInputInItsFrame() {
    Theatre theatre =
        new Theatre()
            .script(INPUT_SCRIPT, "Var[111] = Local[0];", "Var[112] = Local[1];", "Var[110]++;")
            .script(
                1,
                "VAR_TIMER_NEXT = 6;",
                "VAR_VERB_SCRIPT = 31;",
                "UserputOn();",
                "Var[120] = Var[56];",
                "Var[121] = VAR_OVERRIDE;",
                "loadRoom(1);");
    Game demo = demo(theatre, Edition.MONKEY2_DEMO);
    theatre.withSetup(setup -> setup.withFacts(GameFacts.of(demo)));
    GameSession session = theatre.prepare().session();
    JournalPlayer.ofInput(session.start(), DemoRecording.of(demo).orElseThrow().events());
    assertThat(theatre.variable(120)).as("what the recorder sets").isEqualTo(203);
    assertThat(theatre.variable(121)).isEqualTo(1);

    int[] callCounts = new int[6];
    for (int frame = 0; frame < callCounts.length; frame++) {
      session.tick();
      callCounts[frame] = theatre.variable(110);
    }
    assertThat(callCounts).containsExactly(0, 0, 1, 2, 2, 2);
    assertThat(theatre.variable(111)).as("a key").isEqualTo(4);
    assertThat(theatre.variable(112)).isEqualTo('x');
    assertThat(theatre.variable(EngineVariable.MOUSE_X)).isEqualTo(200);
  }

  @Test
  void onlyTheDemoHasARecording() {
    Game full = demo(new Theatre(), Edition.MONKEY2_DOS);
    assertThat(DemoRecording.of(full)).isEmpty();
    assertThat(GameFacts.of(full).quirks().seeds()).isEmpty();
  }

  private static Game demo(Theatre theatre, Edition edition) {
    Release release = new Release(edition.title(), edition, edition.platform(), "demo", "English");
    return new Game(
        new GameIdentity(release, true, "MI2DEMO.000", 9_770, "00"),
        new MemoryFiles("demo", Map.of("DEMO.REC", Bytes.wrap(recordingBytes()))),
        theatre.resources());
  }

  @Test
  void incompleteRecordingsAreReadUpToTheirEnd() {
    Random random = new Random(7);
    for (int i = 0; i < 20_000; i++) {
      byte[] noise = new byte[2 + random.nextInt(60)];
      random.nextBytes(noise);
      noise[0] = 0x01;
      noise[1] = (byte) 0xFF;
      assertThat(DemoRecording.read("demo.rec", noise).events())
          .allMatch(event -> event.tick() < noise.length);
    }
    assertThat(DemoRecording.read("demo.rec", bytes(1, 0xFF, 0x20, 5)).events()).isEmpty();
    assertThatThrownBy(() -> DemoRecording.read("demo.rec", bytes(1, 2, 3)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("demo.rec")
        .hasMessageContaining("01 FF");
  }
}
