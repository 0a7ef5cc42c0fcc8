package org.bowsprit.explorer.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.vm.text.GameListings;
import org.bowsprit.vm.text.Listing;
import org.junit.jupiter.api.Test;

/** Tests which scripts of a game are selected by the references in a command. */
class ScriptSelectionTest {

  private final List<Listing> listings =
      new GameListings(LabGame.of("oplab").openGame().resources()).all();

  private List<String> selectedNames(String... references) {
    ScriptSelection selection = new ScriptSelection(List.of(references));
    return listings.stream().filter(selection::contains).map(Listing::name).toList();
  }

  @Test
  void aReferenceSelectsOneScript() {
    assertThat(selectedNames("global:30", "entry:1")).containsExactly("global:30", "entry:1");
  }

  @Test
  void aRoomReferenceSelectsAllScriptsOfTheRoom() {
    assertThat(selectedNames("room:1"))
        .contains("entry:1", "exit:1")
        .noneMatch(name -> name.startsWith("global"));
  }

  @Test
  void anEmptySelectionContainsEveryScript() {
    assertThat(selectedNames()).hasSameSizeAs(listings);
  }

  @Test
  void anInvalidReferenceIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ScriptSelection(List.of("global")))
        .withMessageContaining("'global' names no script; say global:5");
  }
}
