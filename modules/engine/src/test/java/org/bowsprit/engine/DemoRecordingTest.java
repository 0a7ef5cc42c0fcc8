package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Random;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.game.Edition;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.Release;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests the recording of input with which a demo plays itself (spec 13 §9.5). */
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
   * Returns the bytes of a recording: a header, a mouse movement, a frame without input, a click at
   * another position, a key, the end mark, and bytes after it that are not read.
   */
  private static byte[] recordingBytes() {
    return bytes(
        0x4D, 0x01, 0xFF, 0x20, 50, 60, 0x00, 0xA0, 100, 70, 0x10, 'x', 0, 0x0C, 0x20, 1, 1);
  }

  @Test
  void knownGamesCheck34EachEventOfARecordingHasTheNumberOfItsFrame() {
    assertThat(DemoRecording.read("demo.rec", recordingBytes()).events())
        .containsExactly(
            new InputEvent(0, new Input.Move(100, 60)),
            new InputEvent(2, new Input.Move(200, 70)),
            new InputEvent(2, new Input.Click(200, 70, Button.LEFT)),
            new InputEvent(3, new Input.Key('x')));
  }

  @Test
  void knownGamesCheck34ScriptsReceiveRecordedInputInItsFrame() {
    ScriptedGame game =
        new ScriptedGame()
            .script(INPUT_SCRIPT, "Var[111] = Local[0];", "Var[112] = Local[1];", "Var[110]++;")
            .script(
                1,
                "VAR_TIMER_NEXT = 6;",
                "VAR_VERB_SCRIPT = 31;",
                "UserputOn();",
                "Var[120] = Var[56];",
                "Var[121] = VAR_OVERRIDE;",
                "loadRoom(1);");
    Game demo = gameWithRecording(game, Edition.MONKEY2_DEMO);
    game.withSetup(setup -> setup.withFacts(GameFacts.of(demo)));
    GameSession session = game.prepare().session();
    JournalPlayer.ofInput(session.start(), DemoRecording.of(demo).orElseThrow().events());
    assertThat(game.variable(120))
        .as("the value that the original recorder stored in variable 56")
        .isEqualTo(203);
    assertThat(game.variable(121)).isEqualTo(1);

    int[] callCounts = new int[6];
    for (int frame = 0; frame < callCounts.length; frame++) {
      session.tick();
      callCounts[frame] = game.variable(110);
    }
    assertThat(callCounts).containsExactly(0, 0, 1, 2, 2, 2);
    assertThat(game.variable(111)).as("the input type of a key").isEqualTo(4);
    assertThat(game.variable(112)).isEqualTo('x');
    assertThat(game.variable(EngineVariable.MOUSE_X)).isEqualTo(200);
  }

  @Test
  void onlyTheDemoUsesARecording() {
    Game fullGame = gameWithRecording(new ScriptedGame(), Edition.MONKEY2_DOS);
    assertThat(DemoRecording.of(fullGame)).isEmpty();
    assertThat(GameFacts.of(fullGame).quirks().seeds()).isEmpty();
  }

  private static Game gameWithRecording(ScriptedGame game, Edition edition) {
    Release release = new Release(edition.title(), edition, edition.platform(), "demo", "English");
    return new Game(
        new GameIdentity(release, true, "MI2DEMO.000", 9_770, "00"),
        new MemoryFiles("demo", Map.of("DEMO.REC", Bytes.wrap(recordingBytes()))),
        game.resources());
  }

  @Test
  void anIncompleteRecordingIsReadUpToItsEnd() {
    Random random = new Random(7);
    int eventCount = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] randomBytes = new byte[2 + random.nextInt(60)];
      random.nextBytes(randomBytes);
      randomBytes[0] = 0x01;
      randomBytes[1] = (byte) 0xFF;
      DemoRecording recording = DemoRecording.read("demo.rec", randomBytes);
      assertThat(recording.events()).allMatch(event -> event.tick() < randomBytes.length);
      eventCount += recording.events().size();
    }
    assertThat(eventCount).isPositive();
    assertThat(DemoRecording.read("demo.rec", bytes(1, 0xFF, 0x20, 5)).events()).isEmpty();
    assertThatThrownBy(() -> DemoRecording.read("demo.rec", bytes(1, 2, 3)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("demo.rec")
        .hasMessageContaining("01 FF");
  }
}
