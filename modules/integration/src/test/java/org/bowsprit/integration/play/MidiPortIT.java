package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the music of the bundled game is played on a MIDI port of the system. */
class MidiPortIT {

  /** The longest time between two notes of the music, plus a margin, in microseconds. */
  private static final long MAX_REST_MICROS = 1_500_000;

  @TempDir private Path folder;
  private Path portFolder;
  private Path classFolder;

  @BeforeEach
  void installPort() throws IOException {
    portFolder = Files.createDirectory(folder.resolve("port"));
    classFolder = folder.resolve("classes");
    Path testClasses =
        Path.of(LoggingPort.class.getProtectionDomain().getCodeSource().getLocation().getPath());
    String packageFolder = LoggingPort.class.getPackageName().replace('.', '/');
    Files.createDirectories(classFolder.resolve(packageFolder));
    try (Stream<Path> files = Files.list(testClasses.resolve(packageFolder))) {
      for (Path file : files.filter(MidiPortIT::isPortClass).toList()) {
        Files.copy(file, classFolder.resolve(packageFolder).resolve(file.getFileName()));
      }
    }
    Path services = Files.createDirectories(classFolder.resolve("META-INF/services"));
    Files.writeString(
        services.resolve("javax.sound.midi.spi.MidiDeviceProvider"), LoggingPort.class.getName());
  }

  private static boolean isPortClass(Path file) {
    return file.getFileName().toString().startsWith(LoggingPort.class.getSimpleName());
  }

  private Bowsprit.Run listen(String... options) {
    List<String> command = new ArrayList<>();
    command.add(Checkout.distribution().resolve("bin/bowsprit").toString());
    command.addAll(List.of("listen", "gannet-rock", "1", "--music", "midi-port"));
    command.addAll(List.of("--audio", "silent", "--seconds", "4"));
    command.addAll(List.of(options));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder
        .environment()
        .put(
            "BOWSPRIT_JAVA_OPTS",
            "-cp %s -D%s=%s".formatted(classFolder, LoggingPort.FOLDER_PROPERTY, portFolder));
    return Bowsprit.runToEnd(folder.resolve("state"), builder);
  }

  private List<String> logLines() throws IOException {
    return Files.readAllLines(portFolder.resolve(LoggingPort.LOG_FILE));
  }

  @Test
  void notesAreSentOnTimeAndThePortIsClosedAfterTheMusic() throws IOException {
    Bowsprit.Run run = listen("--music-option", "midi-port.port=um-one");

    assertThat(run.err()).doesNotContain("adlib");
    List<Long> noteTimes =
        logLines().stream()
            .filter(line -> line.matches("\\d+ 9[0-9a-f]{5}"))
            .map(line -> Long.valueOf(line.substring(0, line.indexOf(' '))))
            .toList();
    assertThat(noteTimes).hasSizeGreaterThan(10);
    for (int i = 1; i < noteTimes.size(); i++) {
      assertThat(noteTimes.get(i) - noteTimes.get(i - 1)).isLessThan(MAX_REST_MICROS);
    }
    assertThat(noteTimes.get(noteTimes.size() - 1) - noteTimes.get(0)).isGreaterThan(2_000_000);
    assertThat(logLines()).last().isEqualTo("closed");
    assertThat(logLines().get(logLines().size() - 2)).endsWith(" bf7b00");
  }

  @Test
  void anMt32IsResetBeforeTheMusicStarts() throws IOException {
    listen("--music-option", "midi-port.as=mt32");

    assertThat(logLines().get(0)).endsWith(" f0411016127f000001f7");
  }

  @Test
  void adlibPlaysAndTheReasonIsReportedIfThereIsNoPort() throws IOException {
    Files.delete(portFolder);

    assertThat(listen("--fast").err())
        .contains(
            "music midi-port: this machine has no MIDI port that accepts notes; adlib plays"
                + " instead");
  }
}
