package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.bowsprit.audio.adlib.AdlibDriver;
import org.bowsprit.audio.adlib.EffectClock;
import org.bowsprit.audio.midi.StartParameters;
import org.bowsprit.audio.resource.Piece;
import org.junit.jupiter.api.Test;

/** Tests that the valid part of malicious music is played, and that such music always ends. */
class HostileMusicTest {

  private static final int SOUND = 5;
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  private static TestSequencer play(Piece piece) {
    return assertTimeoutPreemptively(
        TIMEOUT,
        () ->
            new TestSequencer(new AdlibDriver((register, value) -> {}, EffectClock.original()))
                .addPiece(SOUND, piece)
                .start(SOUND)
                .play(400));
  }

  @Test
  void aJumpToItselfDoesNotBlock() {
    TestSequencer sequencer = play(new Score().at(1).jump(0, 0, 1).at(2).end());

    assertThat(sequencer.imuse().status(SOUND)).isEqualTo(1);
    assertThat(sequencer.command(9, SOUND)).isZero();
  }

  @Test
  void aJumpBackAtAnExtremeTempoDoesNotBlock() {
    TestSequencer sequencer = play(new Score().at(1).tempo(0).at(3).jump(0, 0, 1).at(4).end());

    assertThat(sequencer.imuse().status(SOUND)).isEqualTo(1);
  }

  /** After the jumps that a quantum allows, the music continues after the loop and ends. */
  @Test
  void aLoopAtAnExtremeTempoDoesNotBlock() {
    TestSequencer sequencer = play(new Score().at(1).tempo(0).loop(0xFFFF, 1, 3).at(4).end());

    assertThat(sequencer.imuse().status(SOUND)).isZero();
  }

  @Test
  void manySysexMessagesDoNotBlock() {
    Score score = new Score().at(1);
    for (int i = 0; i < 50_000; i++) {
      score.sysexCommandWithNibbles(51, 0, 0, i);
    }
    TestSequencer sequencer = play(score.jump(0, 0, 1).at(2).end());

    assertThat(sequencer.imuse().status(SOUND)).isEqualTo(1);
  }

  @Test
  void excessiveVolumesAreAccepted() {
    StartParameters loudParameters = new StartParameters(255, 255, -128, 127, -128, 255);
    Score score =
        new Score()
            .startParameters(loudParameters)
            .at(1)
            .sysexCommandWithNibbles(51, 0, 0, 255)
            .note(127, 100)
            .at(1, 10);

    play(
        score
            .sysexCommandWithNibbles(0, 0, 3, 127, 255, 255, 255, 255, 255, 255)
            .note(0, 100)
            .at(2)
            .end());
  }

  @Test
  void commandsWithInvalidArgumentsDoNotFail() {
    TestSequencer sequencer = play(new Score().at(1).note(60, 2_000).at(9).end());
    for (int command : new int[] {257, 258, 259, 260, 261, 263, 264, 265, 267, 268, 269, 278}) {
      for (int value : new int[] {-32_768, -1, 0, 1, 128, 255, 32_767}) {
        sequencer.command(command, SOUND, value, value, value, value, value);
        sequencer.command(command, SOUND, 0, value, value, value, value);
        sequencer.play(40);
      }
    }
    assertThat(sequencer.imuse().snapshot()).isNotNull();
  }
}
