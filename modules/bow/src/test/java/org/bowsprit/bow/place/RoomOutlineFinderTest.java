package org.bowsprit.bow.place;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.bow.SourceText;
import org.junit.jupiter.api.Test;

/** Tests the positions of rooms, objects and settings that are found in a source. */
class RoomOutlineFinderTest {

  private static final String SOURCE =
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
      RoomOutlineFinder.find(new SourceText("room.bow", SOURCE)).get(0);

  @Test
  void aRoomEndsAtItsClosingBrace() {
    assertThat(cellar.path()).isEqualTo("room.bow");
    assertThat(cellar.name()).isEqualTo("cellar");
    assertThat(SOURCE.substring(cellar.end())).isEqualTo("}\n");
  }

  @Test
  void anObjectIsFoundWithItsSettingsAndVerbs() {
    ObjectOutline hatch = cellar.objects().get("hatch");
    assertThat(SOURCE.substring(hatch.end())).startsWith("}\n  entry");
    assertThat(hatch.verbs()).containsExactlyInAnyOrder("look", "open");
    WrittenSetting states = hatch.settings().get("states");
    assertThat(states.text()).isEqualTo("states shut, open");
    assertThat(SOURCE.substring(states.start(), states.end())).isEqualTo(states.text());
  }
}
