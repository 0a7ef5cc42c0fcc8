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

/** Tests the bundled game's music on a MIDI port of the system. */
class MidiPortIT {

  /** The longest time without a note in the piece plus a margin, in microseconds. */
  private static final long MAX_REST_MICROS = 1_500_000;

  @TempDir private Path folder;
  private Path port;
  private Path classes;

  @BeforeEach
  void installPort() throws IOException {
    port = Files.createDirectory(folder.resolve("port"));
    classes = folder.resolve("classes");
    Path testClasses =
        Path.of(LoggedPort.class.getProtectionDomain().getCodeSource().getLocation().getPath());
    String packageFolder = LoggedPort.class.getPackageName().replace('.', '/');
    Files.createDirectories(classes.resolve(packageFolder));
    try (Stream<Path> files = Files.list(testClasses.resolve(packageFolder))) {
      for (Path file : files.filter(MidiPortIT::isPortClass).toList()) {
        Files.copy(file, classes.resolve(packageFolder).resolve(file.getFileName()));
      }
    }
    Path services = Files.createDirectories(classes.resolve("META-INF/services"));
    Files.writeString(
        services.resolve("javax.sound.midi.spi.MidiDeviceProvider"), LoggedPort.class.getName());
  }

  private static boolean isPortClass(Path file) {
    return file.getFileName().toString().startsWith(LoggedPort.class.getSimpleName());
  }

  private Bowsprit.Run listen(String... options) {
    List<String> command = new ArrayList<>();
    command.add(Checkout.distribution().resolve("bin/bowsprit").toString());
    command.addAll(List.of("listen", "gannet-rock", "1", "--music", "midi-port"));
    command.addAll(List.of("--audio", "silent", "--seconds", "4"));
    command.addAll(List.of(options));
    ProcessBuilder process = new ProcessBuilder(command);
    process
        .environment()
        .put("BOWSPRIT_JAVA_OPTS", "-cp %s -D%s=%s".formatted(classes, LoggedPort.PROPERTY, port));
    return Bowsprit.runToEnd(folder.resolve("state"), process);
  }

  private List<String> log() throws IOException {
    return Files.readAllLines(port.resolve(LoggedPort.LOG));
  }

  @Test
  void notesAreSentInTimeAndEndWithTheMusic() throws IOException {
    Bowsprit.Run run = listen("--music-option", "midi-port.port=um-one");

    assertThat(run.err()).doesNotContain("adlib");
    List<Long> notes =
        log().stream()
            .filter(line -> line.matches("\\d+ 9[0-9a-f]{5}"))
            .map(line -> Long.valueOf(line.substring(0, line.indexOf(' '))))
            .toList();
    assertThat(notes).hasSizeGreaterThan(10);
    for (int i = 1; i < notes.size(); i++) {
      assertThat(notes.get(i) - notes.get(i - 1)).isLessThan(MAX_REST_MICROS);
    }
    assertThat(notes.get(notes.size() - 1) - notes.get(0)).isGreaterThan(2_000_000);
    assertThat(log()).last().isEqualTo("closed");
    assertThat(log().get(log().size() - 2)).endsWith(" bf7b00");
  }

  @Test
  void anMt32IsResetFirst() throws IOException {
    listen("--music-option", "midi-port.as=mt32");

    assertThat(log().get(0)).endsWith(" f0411016127f000001f7");
  }

  @Test
  void withoutAPortAdlibPlaysAndTheReasonIsReported() throws IOException {
    Files.delete(port);

    assertThat(listen("--fast").err())
        .contains(
            "music midi-port: this machine has no MIDI port that accepts notes; adlib plays"
                + " instead");
  }
}
