package org.bowsprit.bow.place;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.bow.SourceText;
import org.junit.jupiter.api.Test;

class RoomOutlineFinderTest {

  private static final String TEXT =
      """
      room cellar {
        object hatch {
          name "hatch {score}"
          states shut, open
          verb look, open { if hatch is shut { ego: "No." } }
        }
        entry { loop { } }
      }
      """;

  private final RoomOutline cellar =
      RoomOutlineFinder.find(new SourceText("room.bow", TEXT)).get(0);

  @Test
  void aRoomEndsAtItsClosingBrace() {
    assertThat(cellar.path()).isEqualTo("room.bow");
    assertThat(cellar.name()).isEqualTo("cellar");
    assertThat(TEXT.substring(cellar.end())).isEqualTo("}\n");
  }

  @Test
  void anObjectHasItsSettingsAndVerbs() {
    ObjectOutline hatch = cellar.objects().get("hatch");
    assertThat(TEXT.substring(hatch.end())).startsWith("}\n  entry");
    assertThat(hatch.verbs()).containsExactlyInAnyOrder("look", "open");
    WrittenSetting states = hatch.settings().get("states");
    assertThat(states.text()).isEqualTo("states shut, open");
    assertThat(TEXT.substring(states.start(), states.end())).isEqualTo(states.text());
  }
}
