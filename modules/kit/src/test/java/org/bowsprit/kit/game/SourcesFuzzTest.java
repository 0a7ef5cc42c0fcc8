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
 * Builds damaged sources of every kind. Each build must end with a game or with errors.
 *
 * <p>{@code -Dbowsprit.fuzz.cases=N} sets the number of cases.
 */
class SourcesFuzzTest {

  private static final int CASES = 20;
  private static final String CHARACTERS = "0123456789 ,()-=#xabc\n\"{}@";

  private final Random random = new Random(20261120);

  @Test
  void damagedSourcesNeverCrashTheBuild() {
    List<SourceTree> samples =
        List.of(
            StarterGame.sources("Fuzz"),
            withoutMostSounds(
                new GameDecompiler(LabGames.open("soundlab"), "S", Symbols.NONE).decompile()));
    int cases = Integer.getInteger("bowsprit.fuzz.cases", CASES);
    int built = 0;
    for (int i = 0; i < cases; i++) {
      SourceTree damaged = damage(samples.get(i % samples.size()));
      BuildResult result =
          new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE).build(damaged);
      boolean hasErrors =
          result.diagnostics().stream().anyMatch(each -> each.displayText().contains(": error: "));
      assertThat(result.hasFailed()).as("case %d", i).isEqualTo(hasErrors);
      result.game().ifPresent(GamePackage::write);
      built += result.hasFailed() ? 0 : 1;
    }
    System.out.println("sources: " + cases + " damaged, " + built + " built all the same");
    assertThat(built).isBetween(1, cases - 1);
  }

  /** Returns the sources without most of their sounds, so that a case takes only milliseconds. */
  private static SourceTree withoutMostSounds(SourceTree sources) {
    NavigableMap<String, Bytes> files = new TreeMap<>(sources.files());
    String game = sources.text("game.bow").orElseThrow();
    int second = game.indexOf("sound sound14 ");
    files.put("game.bow", SourceTree.bytes(game.substring(0, second)));
    return new SourceTree(files);
  }

  private SourceTree damage(SourceTree sound) {
    NavigableMap<String, Bytes> files = new TreeMap<>(sound.files());
    List<String> paths = new ArrayList<>(files.keySet());
    for (int changesLeft = 1 + random.nextInt(3); changesLeft > 0; changesLeft--) {
      String path = paths.get(random.nextInt(paths.size()));
      if (random.nextInt(20) == 0) {
        files.remove(path);
      } else {
        files.computeIfPresent(
            path,
            (same, bytes) ->
                path.endsWith(".txt") || path.endsWith(".bow")
                    ? damageText(bytes)
                    : damageBytes(bytes));
      }
    }
    return new SourceTree(files);
  }

  private Bytes damageText(Bytes sound) {
    StringBuilder text = new StringBuilder(new SourceTree(tree(sound)).text("x").orElseThrow());
    for (int changesLeft = 1 + random.nextInt(3);
        changesLeft > 0 && text.length() > 2;
        changesLeft--) {
      int at = random.nextInt(text.length() - 1);
      char character = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
      switch (random.nextInt(4)) {
        case 0 -> text.setCharAt(at, character);
        case 1 -> text.insert(at, character);
        case 2 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(12)));
        default -> text.insert(at, random.nextInt(100000) - 1000);
      }
    }
    return SourceTree.bytes(text.toString());
  }

  private static NavigableMap<String, Bytes> tree(Bytes file) {
    return new TreeMap<>(java.util.Map.of("x", file));
  }

  private Bytes damageBytes(Bytes sound) {
    byte[] bytes = sound.toArray();
    for (int changesLeft = 1 + random.nextInt(4);
        changesLeft > 0 && bytes.length > 0;
        changesLeft--) {
      int at = random.nextInt(random.nextBoolean() ? Math.min(40, bytes.length) : bytes.length);
      bytes[at] = (byte) random.nextInt();
    }
    int length = random.nextInt(6) == 0 ? random.nextInt(bytes.length + 1) : bytes.length;
    return Bytes.wrap(java.util.Arrays.copyOf(bytes, length));
  }
}
