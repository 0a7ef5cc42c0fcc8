package org.bowsprit.kit.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.ChunkSequence;
import org.bowsprit.format.game.GameWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the disassembler {@code descumm} of Debian can read every script of the starter game.
 */
class StarterDescummTest {

  private static final List<String> SCRIPT_TAGS = List.of("SCRP", "LSCR", "ENCD", "EXCD", "VERB");
  private static final List<String> CONTAINER_TAGS = List.of("LECF", "LFLF", "ROOM", "OBCD");

  @TempDir private Path folder;

  @Test
  void descummReadsEveryScript() throws IOException, InterruptedException {
    Path program =
        Stream.of(Path.of("/usr/games/descumm"), Path.of("/usr/bin/descumm"))
            .filter(Files::isExecutable)
            .findFirst()
            .orElse(null);
    assumeTrue(program != null, "descumm is not installed");
    GameWriter.Files files =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE)
            .build(StarterGame.sources("A"))
            .game()
            .orElseThrow()
            .write();
    List<Chunk> scripts = new ArrayList<>();
    collectScripts(ChunkSequence.ofFile(files.data()).chunks(), scripts);
    assertThat(scripts).hasSizeGreaterThan(10);

    for (Chunk script : scripts) {
      Path file = folder.resolve(script.tag() + script.offset());
      ByteWriter chunk = new ByteWriter().chunk(script.tag(), out -> out.bytes(script.payload()));
      Files.write(file, chunk.toArray());
      Process descumm =
          new ProcessBuilder(program.toString(), "-5", file.toString())
              .redirectErrorStream(true)
              .start();
      String text =
          new String(descumm.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
      assertThat(descumm.waitFor())
          .as("the exit code of descumm, which printed: %s", text)
          .isZero();
      assertThat(text).doesNotContainIgnoringCase("error").contains("END");
    }
    System.out.println("descumm read " + scripts.size() + " scripts");
  }

  /**
   * Collects the chunks that contain scripts. Leaves out the chunks without code, which a room
   * without scripts has.
   */
  private static void collectScripts(List<Chunk> chunks, List<Chunk> scripts) {
    for (Chunk chunk : chunks) {
      if (SCRIPT_TAGS.contains(chunk.tag()) && chunk.payload().length() > 1) {
        scripts.add(chunk);
      } else if (CONTAINER_TAGS.contains(chunk.tag())) {
        collectScripts(chunk.children(), scripts);
      }
    }
  }
}
