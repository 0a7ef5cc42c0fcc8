package org.bowsprit.integration;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the documents that commands of the assembled program print. On the module path, a record
 * can be written only if its package is exported to the module that writes it.
 */
class DocumentsIT {

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  @TempDir private static Path work;

  @BeforeAll
  static void record() {
    Bowsprit.Run run =
        run("run walklab --boot-param 100 --ticks 20 --record WORK/journal.txt --frames WORK/f");
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "replay WORK/journal.txt walklab",
        "replay WORK/journal.txt walklab --router classic",
        "inspect walklab --json",
        "inspect walklab --room 1 --json",
        "listen walklab --json",
        "verify walklab --json",
        "disasm walklab global:1 --json",
        "disasm walklab --search say --json",
        "run witness --check --json",
        "diff-frames WORK/f WORK/f --json",
        "games --json",
        "extract walklab --out WORK/extract --json",
        "decompile walklab --out WORK/decompiled --json",
        "plugins list --json",
        "plugins info bowsprit-router-funnel --json",
        "plugins doctor --json",
        "plugins search funnel --json"
      })
  void isPrintedWhole(String line) throws JsonProcessingException {
    Bowsprit.Run run = run(line);

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(MAPPER.readTree(run.out()).isObject()).as(run.out()).isTrue();
  }

  private static Bowsprit.Run run(String line) {
    String[] words =
        Arrays.stream(line.split(" "))
            .map(word -> word.replace("WORK", work.toString()))
            .toArray(String[]::new);
    return Bowsprit.run(work.resolve("state"), words);
  }
}
