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

  private final List<Listing> all =
      new GameListings(LabGame.of("oplab").openGame().resources()).all();

  private List<String> selected(String... words) {
    ScriptSelection selection = new ScriptSelection(List.of(words));
    return all.stream().filter(selection::contains).map(Listing::name).toList();
  }

  @Test
  void aReferenceSelectsOneScript() {
    assertThat(selected("global:30", "entry:1")).containsExactly("global:30", "entry:1");
  }

  @Test
  void aRoomReferenceSelectsAllScriptsOfTheRoom() {
    assertThat(selected("room:1"))
        .contains("entry:1", "exit:1")
        .noneMatch(name -> name.startsWith("global"));
  }

  @Test
  void anEmptySelectionContainsEveryScript() {
    assertThat(selected()).hasSameSizeAs(all);
  }

  @Test
  void anInvalidReferenceIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ScriptSelection(List.of("global")))
        .withMessageContaining("'global' names no script; say global:5");
  }
}
