package org.bowsprit.explorer.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.vm.text.GameListings;
import org.bowsprit.vm.text.Listing;
import org.junit.jupiter.api.Test;

/** Tests that the names in commands select the scripts of a game. */
class ScriptSelectionTest {

  private final List<Listing> all = new GameListings(LabGame.of("oplab").open().resources()).all();

  private List<String> chosen(String... words) {
    ScriptSelection selection = new ScriptSelection(List.of(words));
    return all.stream().filter(selection::contains).map(Listing::name).toList();
  }

  @Test
  void aWordNamesOneScript() {
    assertThat(chosen("global:30", "entry:1")).containsExactly("global:30", "entry:1");
  }

  @Test
  void aRoomNamesAllItsScripts() {
    assertThat(chosen("room:1"))
        .contains("entry:1", "exit:1")
        .noneMatch(name -> name.startsWith("global"));
  }

  @Test
  void noWordNamesEveryScript() {
    assertThat(chosen()).hasSameSizeAs(all);
  }

  @Test
  void aWordThatNamesNoScriptIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ScriptSelection(List.of("global")))
        .withMessageContaining("'global' names no script; say global:5");
  }
}
