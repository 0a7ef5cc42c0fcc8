package org.bowsprit.player.voice;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.bowsprit.desktop.program.SearchPath;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads texts aloud with a speech program: the first of {@code spd-say}, {@code espeak-ng}, {@code
 * espeak}, {@code say} and PowerShell that is found. The program receives the text through its
 * standard input, so that no text of a game can be interpreted as an option.
 */
public final class SpeechProgram implements Voice {

  private static final Logger LOG = LoggerFactory.getLogger(SpeechProgram.class);
  private static final String POWERSHELL_SCRIPT =
      "Add-Type -AssemblyName System.Speech;"
          + "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
          + "(New-Object System.Speech.Synthesis.SpeechSynthesizer)"
          + ".Speak([Console]::In.ReadToEnd())";

  private final Kind kind;
  private final Path program;
  private final ExecutorService executor =
      Executors.newSingleThreadExecutor(SpeechProgram::createDaemonThread);
  private Process process;

  /** The supported programs. */
  private enum Kind {
    SPD_SAY("spd-say") {
      @Override
      List<String> arguments(String language) {
        return List.of("--pipe-mode", "--wait", "--language", language);
      }
    },
    ESPEAK_NG("espeak-ng") {
      @Override
      List<String> arguments(String language) {
        return List.of("--stdin", "-v", language);
      }
    },
    ESPEAK("espeak") {
      @Override
      List<String> arguments(String language) {
        return ESPEAK_NG.arguments(language);
      }
    },
    SAY("say") {
      @Override
      List<String> arguments(String language) {
        return List.of("-f", "-");
      }
    },
    POWERSHELL("powershell.exe") {
      @Override
      List<String> arguments(String language) {
        return List.of("-NoProfile", "-Command", POWERSHELL_SCRIPT);
      }
    };

    private final String file;

    Kind(String file) {
      this.file = file;
    }

    abstract List<String> arguments(String language);
  }

  private SpeechProgram(Kind kind, Path program) {
    this.kind = kind;
    this.program = program;
  }

  private static Thread createDaemonThread(Runnable work) {
    Thread thread = new Thread(work, "speech");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Searches for a program.
   *
   * @param path the folders to search
   */
  public static Optional<Voice> in(SearchPath path) {
    return Arrays.stream(Kind.values())
        .flatMap(
            kind ->
                path
                    .find(kind.file)
                    .<Voice>map(program -> new SpeechProgram(kind, program))
                    .stream())
        .findFirst();
  }

  @Override
  public void read(String text, String language) {
    executor.execute(() -> startReading(text, language));
  }

  private void startReading(String text, String language) {
    if (process != null) {
      process.destroy();
    }
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(kind.arguments(language));
    try {
      process =
          new ProcessBuilder(command)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      try (OutputStream in = process.getOutputStream()) {
        in.write((text + "\n").getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      LOG.warn("{} does not read: {}", kind.file, e.getMessage());
    }
  }
}
