package org.bowsprit.launcher.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.bowsprit.bytes.json.JsonException;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.launcher.failure.CommandFailure;

/**
 * Another installation of Bowsprit on this machine, whose own command checks a plugin.
 *
 * @param folder the folder of that installation
 */
record OtherHost(Path folder) {

  private static final long TIMEOUT_SECONDS = 120;

  /**
   * The other host's findings about a plugin.
   *
   * @param host the version of the other host
   * @param verdict {@code works}, {@code errors} or {@code refused}
   * @param errors the number of errors
   * @param warnings the number of warnings
   * @param first the first error, or the reason for the refusal; may be empty
   */
  record Verdict(String host, String verdict, int errors, int warnings, String first) {

    /**
     * Returns the verdict that follows from findings.
     *
     * @param firstError the first error; empty if there is none
     */
    static Verdict of(String host, int errors, int warnings, String firstError) {
      return new Verdict(host, errors == 0 ? "works" : "errors", errors, warnings, firstError);
    }

    boolean isGood() {
      return verdict.equals("works");
    }
  }

  /** Returns the verdict of the other host. The plugin's code is not run. */
  Verdict verdict(Path plugin) throws IOException {
    String version = run("--version").out().strip();
    Output answer = run("plugins", "verify", "--json", plugin.toAbsolutePath().toString());
    if (!answer.out().startsWith("{")) {
      return new Verdict(
          version, "refused", 0, 0, answer.err().strip().replaceFirst("^bowsprit: ", ""));
    }
    try {
      return verdictFrom(version, JsonValue.parse(answer.out()).get("findings").elements());
    } catch (JsonException e) {
      throw CommandFailure.failed(folder + ": " + e.getMessage());
    }
  }

  private static Verdict verdictFrom(String version, List<JsonValue> findings) {
    List<JsonValue> errors =
        findings.stream().filter(finding -> finding.get("error").isTrue()).toList();
    return Verdict.of(
        version,
        errors.size(),
        findings.size() - errors.size(),
        errors.isEmpty() ? "" : errors.get(0).get("what").text());
  }

  private record Output(String out, String err) {}

  private Output run(String... arguments) throws IOException {
    Path program = folder.resolve("bin/bowsprit");
    if (!Files.isExecutable(program)) {
      throw CommandFailure.refused("refused.no-host", folder);
    }
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(List.of(arguments));
    Path err = Files.createTempFile("bowsprit", ".err");
    try {
      Process process = new ProcessBuilder(command).redirectError(err.toFile()).start();
      process.getOutputStream().close();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
      return new Output(out, Files.readString(err));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while waiting for the other Bowsprit", e);
    } finally {
      Files.delete(err);
    }
  }
}
