package org.bowsprit.integration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests which renderer {@code bowsprit} without arguments uses: with a display, without a display,
 * and over SSH.
 */
class RendererChoiceIT {

  private static final Duration TIMEOUT = Duration.ofMinutes(3);
  private static final String HALF_BLOCK = "\u2580";

  /** Alt+Q, as terminals send it. */
  private static final byte[] ALT_Q = {0x1B, 'q'};

  private static final Path SSHD = Path.of("/usr/sbin/sshd");

  @TempDir private Path folder;
  private Process program;
  private Process sshServer;
  private String output = "";

  @AfterEach
  void endProcesses() throws InterruptedException {
    for (Process process : new Process[] {program, sshServer}) {
      if (process != null) {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        process.waitFor();
      }
    }
  }

  private static boolean isInstalled(String name) {
    return List.of("/usr/bin/", "/bin/").stream()
        .anyMatch(folder -> Files.isExecutable(Path.of(folder + name)));
  }

  private static String startScript() {
    return Checkout.distribution().resolve("bin/bowsprit").toAbsolutePath().normalize().toString();
  }

  /** Starts a shell command; {@link #awaitOutput} reads its output. */
  private void start(String command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", command).redirectErrorStream(true);
    builder.environment().remove("DISPLAY");
    builder.environment().remove("WAYLAND_DISPLAY");
    builder.environment().put("TERM", "xterm-256color");
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().put("XDG_STATE_HOME", folder.toString());
    program = builder.start();
  }

  /** Returns the shell command that runs a command in a terminal created by {@code script}. */
  private static String commandInTerminal(String command) {
    return "exec script -qfec 'stty cols 100 rows 40; " + command + "' /dev/null";
  }

  private void awaitOutput(String expected) throws IOException, InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    InputStream stream = program.getInputStream();
    while (!output.contains(expected) && System.nanoTime() < end) {
      int available = stream.available();
      if (available > 0) {
        output += new String(stream.readNBytes(available), StandardCharsets.UTF_8);
      } else if (!program.isAlive()) {
        break;
      } else {
        TimeUnit.MILLISECONDS.sleep(20);
      }
    }
    assertThat(output).contains(expected);
  }

  private void quit() throws IOException, InterruptedException {
    program.getOutputStream().write(ALT_Q);
    program.getOutputStream().flush();
    // The output is read, because otherwise the pipe fills up and the program blocks while drawing.
    CompletableFuture<Void> outputReader = CompletableFuture.runAsync(this::discardRemainingOutput);
    assertThat(program.waitFor(TIMEOUT.toSeconds(), TimeUnit.SECONDS)).isTrue();
    outputReader.join();
    assertThat(program.exitValue()).isZero();
  }

  private void discardRemainingOutput() {
    try {
      program.getInputStream().transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theProgramOpensAWindowIfThereIsADisplay() throws Exception {
    assumeTrue(isInstalled("xvfb-run"), "xvfb-run is not installed");
    start("exec xvfb-run -a -s '-screen 0 1024x768x24' " + startScript());

    awaitOutput("renderer: ");
    awaitOutput("\n");

    assertThat(output).containsPattern("renderer: (lwjgl|swing)");
  }

  @Test
  void theProgramDrawsInTheTerminalIfThereIsNoDisplay() throws Exception {
    assumeTrue(isInstalled("script"), "the program script is not installed");
    start(commandInTerminal(startScript()));

    awaitOutput(HALF_BLOCK);
    quit();
  }

  @Test
  void theProgramDrawsInTheTerminalOverSsh() throws Exception {
    assumeTrue(
        isInstalled("script") && isInstalled("ssh") && Files.isExecutable(SSHD),
        "script, ssh or sshd is not installed");
    int port = startSshServer();
    String ssh =
        "ssh -q -tt -i user -p %d -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null"
            .formatted(port);
    start(
        "cd "
            + folder
            + "; "
            + commandInTerminal(
                ssh + " 127.0.0.1 \"env -u DISPLAY LC_ALL=C.UTF-8 " + startScript() + "\""));

    awaitOutput(HALF_BLOCK);
    quit();
  }

  /** Starts an SSH server that accepts only the key of this test, and returns its port. */
  private int startSshServer() throws IOException, InterruptedException {
    int port;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }
    for (String key : List.of("host", "user")) {
      String file = folder.resolve(key).toString();
      new ProcessBuilder("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", file)
          .start()
          .waitFor();
    }
    Path config =
        Files.write(
            folder.resolve("config"),
            List.of(
                "Port " + port,
                "ListenAddress 127.0.0.1",
                "HostKey " + folder.resolve("host"),
                "AuthorizedKeysFile " + folder.resolve("user.pub"),
                "PidFile none",
                "StrictModes no",
                "UsePAM no",
                "PermitRootLogin yes"));
    if (Files.isWritable(Path.of("/run"))) {
      Files.createDirectories(Path.of("/run/sshd"));
    }
    sshServer =
        new ProcessBuilder(SSHD.toString(), "-D", "-e", "-f", config.toString())
            .redirectErrorStream(true)
            .start();
    while (sshServer.isAlive() && sshServer.getInputStream().available() == 0) {
      TimeUnit.MILLISECONDS.sleep(20);
    }
    assumeTrue(sshServer.isAlive(), "sshd does not start on this machine");
    return port;
  }
}
