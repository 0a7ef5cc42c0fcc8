package org.bowsprit.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bytes.Bytes;
import org.junit.jupiter.api.Test;

/** Tests how many slots of each limited resource the declarations of a game use. */
class GameBudgetsTest {

  private static List<Budget> budgets(String declarations) {
    NavigableMap<String, Bytes> files = new TreeMap<>(StarterGame.sources("G").files());
    String game = new SourceTree(files).text("game.bow").orElseThrow();
    files.put("game.bow", SourceTree.bytes(game + "\n" + declarations + "\n"));
    return new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE)
        .build(new SourceTree(files))
        .budgets();
  }

  private static Budget budget(String resource, String declarations) {
    return budgets(declarations).stream()
        .filter(each -> each.what().equals(resource))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void eachStringUsesOneSlot() {
    Budget budgetWithOneString = budget("strings", "string note @ 40");
    Budget budgetWithTwoStrings = budget("strings", "string note @ 40\nstring diary @ 41");

    assertThat(budgetWithTwoStrings.used()).isEqualTo(budgetWithOneString.used() + 1);
    assertThat(budgetWithTwoStrings.available()).isEqualTo(50);
  }

  @Test
  void anArrayUsesASlotForEachElement() {
    int usedByScalar = budget("variables", "var one").used();

    assertThat(budget("variables", "var one, list[40]").used()).isEqualTo(usedByScalar + 40);
    assertThat(budget("bits", "bit doors[30]").used())
        .isEqualTo(budget("bits", "bit doors").used() + 29);
  }
}
