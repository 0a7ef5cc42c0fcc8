package org.bowsprit.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.bowsprit.bow.Compilation;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.SourceText;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Compiles ten thousand lines of script once in a JVM that has just started. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(5)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class CompileBenchmark {

  private static final int ROOMS = 20;
  private static final int LINES_PER_ROOM = 500;

  /** A part of a room's script, which has twelve lines together with the braces around it. */
  private static final String LINES =
      """
          if visits > LINE && not seen {
            say hero "Line LINE of room ROOM.\\nHere is {name thing}." wait
            seen = 1
          } else {
            walk hero to 10 + LINE % 300, 120
            wait for actor hero
          }
          for i = 0 to 7 { total[i] = total[i] * 2 + getActorX(hero) - LINE }
          case visits { 1, 2 -> { setState(door, 1) } 3..9 -> { door becomes Locked } }
          while visits < LINE { visits += 1 }
          thing = greater(visits, LINE)
          putActor(hero, visits + LINE, 100)
      """;

  private final List<SourceText> sources = new ArrayList<>();

  /** Writes the sources: a file for the game and one for each room. */
  @Setup
  public void write() {
    sources.add(
        new SourceText(
            "game.bow",
            """
            actor hero
            class Locked
            verb look
            var visits, thing, total[8]
            bit seen
            function greater(a, b) { if a > b { return a } return b }
            script boot { loadRoom(room1) }
            """));
    for (int room = 1; room <= ROOMS; room++) {
      sources.add(new SourceText("room" + room + ".bow", room(room)));
    }
  }

  private static String room(int number) {
    StringBuilder text = new StringBuilder();
    text.append("room room").append(number).append(" {\n  object door {\n    verb look {\n");
    for (int line = 5; line < LINES_PER_ROOM; line += 12) {
      if (line % 60 == 5 && line > 5) {
        text.append("    }\n  }\n  script part").append(line);
        text.append(" {\n    if visits {\n");
      }
      String lines = LINES.replace("LINE", Integer.toString(line));
      text.append(lines.replace("ROOM", Integer.toString(number)));
    }
    return text.append("    }\n  }\n}\n").toString();
  }

  /** Compiles everything. */
  @Benchmark
  public Compilation compile() {
    return new ScriptCompiler().compile(sources);
  }
}
