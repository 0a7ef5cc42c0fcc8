package org.bowsprit.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.fixture.LabGames;
import org.bowsprit.vm.symbol.Symbols;
import org.junit.jupiter.api.Test;

/**
 * Builds damaged source files of every kind. Each build must either create a game or report errors.
 *
 * <p>{@code -Dbowsprit.fuzz.cases=N} sets the number of builds.
 */
class SourcesFuzzTest {

  private static final int DEFAULT_CASE_COUNT = 20;
  private static final String CHARACTERS = "0123456789 ,()-=#xabc\n\"{}@";

  private final Random random = new Random(20261120);

  @Test
  void damagedSourcesNeverCrashTheBuild() {
    List<SourceTree> samples =
        List.of(
            StarterGame.sources("Fuzz"),
            sourcesWithFewSounds(
                new GameDecompiler(LabGames.open("soundlab"), "S", Symbols.NONE).decompile()));
    int cases = Integer.getInteger("bowsprit.fuzz.cases", DEFAULT_CASE_COUNT);
    int builtCount = 0;
    for (int i = 0; i < cases; i++) {
      SourceTree damaged = damage(samples.get(i % samples.size()));
      BuildResult result =
          new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE).build(damaged);
      boolean hasErrors =
          result.diagnostics().stream().anyMatch(each -> each.displayText().contains(": error: "));
      assertThat(result.hasFailed())
          .as("whether the build of case %d fails", i)
          .isEqualTo(hasErrors);
      result.game().ifPresent(GamePackage::write);
      builtCount += result.hasFailed() ? 0 : 1;
    }
    System.out.println(
        "sources: " + cases + " damaged, of which " + builtCount + " could be built");
    assertThat(builtCount).isBetween(1, cases - 1);
  }

  /** Returns the sources without most of their sounds, so that a build takes only milliseconds. */
  private static SourceTree sourcesWithFewSounds(SourceTree sources) {
    NavigableMap<String, Bytes> files = new TreeMap<>(sources.files());
    String game = sources.text("game.bow").orElseThrow();
    int removedSoundsStart = game.indexOf("sound sound14 ");
    files.put("game.bow", SourceTree.bytes(game.substring(0, removedSoundsStart)));
    return new SourceTree(files);
  }

  private SourceTree damage(SourceTree originalSources) {
    NavigableMap<String, Bytes> files = new TreeMap<>(originalSources.files());
    List<String> paths = new ArrayList<>(files.keySet());
    for (int changesLeft = 1 + random.nextInt(3); changesLeft > 0; changesLeft--) {
      String path = paths.get(random.nextInt(paths.size()));
      if (random.nextInt(20) == 0) {
        files.remove(path);
      } else {
        files.computeIfPresent(
            path,
            (key, bytes) ->
                path.endsWith(".txt") || path.endsWith(".bow")
                    ? damageText(bytes)
                    : damageBytes(bytes));
      }
    }
    return new SourceTree(files);
  }

  private Bytes damageText(Bytes original) {
    StringBuilder text = new StringBuilder(new SourceTree(tree(original)).text("x").orElseThrow());
    for (int changesLeft = 1 + random.nextInt(3);
        changesLeft > 0 && text.length() > 2;
        changesLeft--) {
      int index = random.nextInt(text.length() - 1);
      char character = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
      switch (random.nextInt(4)) {
        case 0 -> text.setCharAt(index, character);
        case 1 -> text.insert(index, character);
        case 2 -> text.delete(index, Math.min(text.length(), index + 1 + random.nextInt(12)));
        default -> text.insert(index, random.nextInt(100000) - 1000);
      }
    }
    return SourceTree.bytes(text.toString());
  }

  private static NavigableMap<String, Bytes> tree(Bytes file) {
    return new TreeMap<>(java.util.Map.of("x", file));
  }

  private Bytes damageBytes(Bytes original) {
    byte[] bytes = original.toArray();
    for (int changesLeft = 1 + random.nextInt(4);
        changesLeft > 0 && bytes.length > 0;
        changesLeft--) {
      int index = random.nextInt(random.nextBoolean() ? Math.min(40, bytes.length) : bytes.length);
      bytes[index] = (byte) random.nextInt();
    }
    int length = random.nextInt(6) == 0 ? random.nextInt(bytes.length + 1) : bytes.length;
    return Bytes.wrap(java.util.Arrays.copyOf(bytes, length));
  }
}
