package org.bowsprit.bow.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.bow.SourceText;
import org.junit.jupiter.api.Test;

/** Tests how the texts for players and the languages of a game are found in a source. */
class TextFinderTest {

  private static final SourceText SOURCE =
      new SourceText(
          "scripts/kitchen.bow",
          """
          game "No line"
          languages english, german, french
          sound drip "drip.wav"
          verb open { text "Open" | "Öffne"; key 'o' }
          room kitchen {
            background "kitchen.png"   // say "not this"
            object stove {
              name "stove"
              verb look, use {
                if x { say ego color(4) "It \\"ticks\\"." | "Er \\"tickt\\"." }
                case n { 0 -> say orla "Hm." "Hm?" wait }
              }
            }
            script talk {
              choice { "Who?" once if x -> note = "text" }
              keeper: "Nobody." | "Niemand."
              setObjectName(stove, "oven" | "Ofen")
              loadString(note, "file.txt")
              asm { print(255, text("raw")) }
            }
          }
          """);

  @Test
  void textsForPlayersAreFoundWithTheirSpeakers() {
    assertThat(TextFinder.find(SOURCE))
        .extracting(text -> text.within() + " " + text.speaker() + " " + text.versions())
        .containsExactly(
            "verb open  [Open, Öffne]",
            "kitchen/stove  [stove]",
            "kitchen/stove/look ego [It \\\"ticks\\\"., Er \\\"tickt\\\".]",
            "kitchen/stove/look orla [Hm.]",
            "kitchen/stove/look orla [Hm?]",
            "kitchen/talk  [Who?]",
            "kitchen/talk  [text]",
            "kitchen/talk keeper [Nobody., Niemand.]",
            "kitchen/talk  [oven, Ofen]");
  }

  @Test
  void aTextHasALineNumberAndAnEnd() {
    TextOccurrence firstText = TextFinder.find(SOURCE).get(0);

    assertThat(firstText.line()).isEqualTo(4);
    assertThat(SOURCE.text().substring(0, firstText.end())).endsWith("| \"Öffne\"");
  }

  @Test
  void languagesAreFoundInTheDeclaredOrder() {
    assertThat(TextFinder.languages(SOURCE)).containsExactly("english", "german", "french");
  }
}
