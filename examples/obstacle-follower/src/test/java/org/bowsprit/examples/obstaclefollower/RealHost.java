package org.bowsprit.examples.obstaclefollower;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A real Bowsprit with this plugin's jar and none that you have installed. */
final class RealHost {

  private static final File HOME = new File(System.getProperty("bowsprit.home"));
  private static final Path JAR = Path.of(System.getProperty("plugin.jar"));

  private final Path folder;

  /** Puts the jar into a folder of its own. */
  RealHost(Path work) throws IOException {
    folder = Files.createDirectories(work.resolve("plugins"));
    Files.copy(JAR, folder.resolve(JAR.getFileName()));
  }

  /** Runs a command, expects it to succeed and returns what it printed. */
  String run(String... arguments) throws IOException, InterruptedException {
    boolean windows = File.separatorChar == '\\';
    List<String> command = new ArrayList<>();
    command.add(new File(HOME, windows ? "bin/bowsprit.cmd" : "bin/bowsprit").getPath());
    command.addAll(List.of(arguments));
    command.addAll(List.of("--plugins", folder.toString()));
    Path out = folder.resolveSibling("out.txt");
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.getParent().toFile());
    builder.environment().put("XDG_STATE_HOME", folder.resolveSibling("state").toString());
    builder.environment().put("LOCALAPPDATA", folder.resolveSibling("state").toString());
    Process process = builder.redirectErrorStream(true).redirectOutput(out.toFile()).start();
    boolean ended = process.waitFor(10, TimeUnit.MINUTES);
    process.destroyForcibly();
    String printed = Files.readString(out, StandardCharsets.UTF_8);
    assertThat(ended).as("bowsprit came to an end: %s", printed).isTrue();
    assertThat(process.exitValue()).as(printed).isZero();
    return printed;
  }
}
