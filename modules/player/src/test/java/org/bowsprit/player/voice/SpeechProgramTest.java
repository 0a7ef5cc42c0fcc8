package org.bowsprit.player.voice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.bowsprit.desktop.program.SearchPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests reading texts aloud. A shell script replaces the speech program and records its input. */
@DisabledOnOs(OS.WINDOWS)
class SpeechProgramTest {

  @TempDir private Path folder;

  @Test
  void theTextIsPassedToTheProgramAsInputAndTheLanguageAsAnOption() throws Exception {
    Path recordedInput = folder.resolve("heard");
    createProgram(
        "espeak-ng", "echo \"$@\" > '" + recordedInput + "'; cat >> '" + recordedInput + "'");
    SpeechProgram.in(new SearchPath(folder.toString()))
        .orElseThrow()
        .read("--help, sagt Bj\u00f6rn", "de");
    awaitContent(recordedInput, "--stdin -v de\n--help, sagt Bj\u00f6rn\n");
  }

  @Test
  void theNextTextInterruptsThePreviousText() throws Exception {
    Path recordedInput = folder.resolve("heard");
    createProgram(
        "espeak-ng",
        "read line; trap 'exit' TERM; echo $line >> '" + recordedInput + "'; sleep 20 & wait");
    Voice voice = SpeechProgram.in(new SearchPath(folder.toString())).orElseThrow();
    voice.read("one", "en");
    awaitContent(recordedInput, "one\n");
    voice.read("two", "en");
    awaitContent(recordedInput, "one\ntwo\n");
  }

  @Test
  void thereIsNoVoiceIfThereIsNoSpeechProgram() throws IOException {
    assertThat(SpeechProgram.in(new SearchPath(folder.toString()))).isEmpty();
    assertThat(SpeechProgram.in(new SearchPath(""))).isEmpty();
    createProgram("say", "exit");
    assertThat(SpeechProgram.in(new SearchPath("/nowhere:" + folder))).isPresent();
  }

  private void createProgram(String name, String script) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + script + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private static void awaitContent(Path file, String text)
      throws IOException, InterruptedException {
    Instant deadline = Instant.now().plus(Duration.ofSeconds(20));
    while (Files.notExists(file) || !Files.readString(file).equals(text)) {
      assertThat(Instant.now()).as("the time of waiting for the text " + text).isBefore(deadline);
      Thread.sleep(20);
    }
  }
}
