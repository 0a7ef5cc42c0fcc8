package org.bowsprit.engine.internal.port;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.actors.Actor;
import org.bowsprit.audio.system.SoundRules;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.engine.internal.input.HostTexts;
import org.bowsprit.engine.internal.input.Interruptions;
import org.bowsprit.engine.internal.speech.Speech;
import org.bowsprit.engine.internal.writing.TextSources;
import org.bowsprit.engine.internal.writing.WindowText;
import org.bowsprit.engine.internal.writing.WrittenLine;
import org.bowsprit.engine.testing.DrawnCharacters;
import org.bowsprit.engine.testing.SpeakersRoom;
import org.bowsprit.engine.testing.TestMemory;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.text.LineMetrics;
import org.bowsprit.engine.text.TextBuffer;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.text.TextSlot;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.render.Caption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Performs the acceptance checks of spec 04 about text on the screen. */
class TextAcceptanceTest {

  private static final int NARRATOR = 255;
  private static final int TALK_STRING_Y = 54;
  private static final String PAGE = "\u00ff\u0003";
  private static final String KEEP = "\u00ff\u0002";

  private final SpeakersRoom room = new SpeakersRoom();
  private final World world = room.world;
  private final TestMemory memory = room.memory;
  private final DrawnCharacters drawn = new DrawnCharacters();
  private final TextExpander expander = new TextExpander(new TextSources(world));
  private int advance = 8;
  private int xOffset;
  private final Fonts fonts = number -> font();
  private final Speech speech =
      new Speech(
          world,
          fonts,
          expander,
          drawn,
          new GameSounds(world, SoundSetup.silent(), SoundRules.DEFAULT),
          (actor, line) -> {});
  private final WindowText windowText = new WindowText(world, fonts, expander, drawn);
  private final ScriptedText ports =
      new ScriptedText(
          world,
          fonts,
          expander,
          speech,
          windowText,
          new Interruptions(new HostTexts(world, expander, false), () -> {}),
          line -> {});

  /**
   * Returns a font in which the width of every character is {@link #advance} − {@link #xOffset}.
   */
  private Charset font() {
    return SpeakersRoom.font(advance - xOffset, xOffset);
  }

  @BeforeEach
  void enterTheRoom() {
    room.enter();
    memory.write(TALK_STRING_Y, -80);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private void say(String text) {
    speech.say(NARRATOR, bytes(text));
  }

  private void wait(int jiffies) {
    speech.advance(jiffies);
    speech.step();
  }

  @Test
  void check5TheFirstCharacterOfALineIgnoresItsOffset() {
    xOffset = -1;
    advance = 6;
    TextBuffer text = new TextBuffer(TextBuffer.SPEECH_CAPACITY);
    text.assign(bytes("ab"));
    assertThat(new LineMetrics(fonts).width(text, 0, 1, false)).isEqualTo(13);
    world.textSlot(0).setDefaults(world.textSlot(0).defaults().withPosition(10, 50));
    world.textSlot(0).loadDefaults();
    say("ab");
    assertThat(drawn.xs()).containsExactly(10, 16);
  }

  @Test
  void check7VariablesAreExpandedAndFillersRemoved() {
    memory.write(256, -5);
    TextBuffer out = new TextBuffer(TextBuffer.SPEECH_CAPACITY);
    expander.expand(new byte[] {'X', (byte) 0xFF, 4, 0, 1, 'Y'}, out);
    assertThat(new String(out.toArray(), StandardCharsets.ISO_8859_1)).isEqualTo("X-5Y");
    expander.expand(bytes("a@@b@"), out);
    assertThat(new String(out.toArray(), StandardCharsets.ISO_8859_1)).isEqualTo("ab");
  }

  @Test
  void check8TheTimeOfAPageDependsOnItsCharacters() {
    say("12345678901234567890");
    assertThat(speech.timer()).isEqualTo(140);
    say("");
    assertThat(speech.timer()).isEqualTo(60);
    say("AB" + PAGE + "C");
    assertThat(speech.timer()).isEqualTo(68);
    wait(68);
    assertThat(speech.timer()).isEqualTo(64);
    assertThat(speech.state()).isEqualTo(Speech.LAST_PAGE);
    wait(64);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void check9KeptTextStays() {
    say("AB" + KEEP);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
    for (int i = 0; i < 50; i++) {
      wait(15);
    }
    assertThat(drawn.clearCount).as("times the speech was wiped off").isZero();
    say("C");
    assertThat(drawn.xs()).as("goes on where the first ended").containsExactly(2, 10, 18);
  }

  @ParameterizedTest
  @CsvSource({
    "100, 140, 255, 100, 60",
    "100, 140, 128, 100, 80",
    "20, 140, 255, 80, 60",
    "310, 140, 255, 240, 60",
    "100, 50, 255, 100, 1"
  })
  void check10TextIsShownAboveTheHead(int x, int y, int scale, int textX, int textY) {
    Actor actor = room.placeSpeaker(x, y);
    actor.setScale(255, scale);
    TextSlot slot = world.textSlot(0);
    slot.setStyle(slot.style().withOverhead());
    speech.say(1, bytes("a"));
    assertThat(slot.style().x()).isEqualTo(textX);
    assertThat(slot.style().y()).isEqualTo(textY);
  }

  /**
   * Limits of 316 and 160 pixels leave space for 39 and 19 characters of 8 pixels and one pixel of
   * margin.
   */
  @ParameterizedTest
  @CsvSource({"160, 39", "80, 19"})
  void check11CentredTextIsAsWideAsTheNarrowerSideAllows(int x, int fitting) {
    TextSlot slot = world.textSlot(0);
    slot.setStyle(slot.style().withPosition(x, 100).centred(true));
    say("a".repeat(fitting - 2) + " b");
    assertThat(drawn.rows()).hasSize(1);
    say("a".repeat(fitting - 2) + " b c");
    assertThat(drawn.rows()).hasSize(2);
  }

  @Test
  void check12LinesBreakAtTheLastSpaceThatFits() {
    TextBuffer text = new TextBuffer(TextBuffer.SPEECH_CAPACITY);
    text.assign(bytes("aaaa bbbb cccc dddd"));
    new LineMetrics(fonts).wrap(text, 0, 1, 100);
    assertThat(new String(text.toArray(), StandardCharsets.ISO_8859_1))
        .isEqualTo("aaaa bbbb\rcccc dddd");
  }

  @Test
  void afterALoadTheCaptionsAreRestored() {
    world.textSlot(0).setStyle(world.textSlot(0).style().withPosition(160, 40).centred(true));
    say(
        "gone"
            + PAGE
            + "a line that is too long for one line of so large letters, so there are two");
    wait(1_000);
    List<Caption> before = captions(speech);
    assertThat(before).hasSize(2);
    assertThat(before.get(0).text()).startsWith("a line");

    Speech loaded =
        new Speech(
            world,
            fonts,
            expander,
            drawn,
            new GameSounds(world, SoundSetup.silent(), SoundRules.DEFAULT),
            (actor, line) -> {});
    loaded.restore(speech.snapshot());
    assertThat(captions(loaded)).isEqualTo(before);
    speech.stop();
    loaded.restore(speech.snapshot());
    assertThat(captions(loaded)).isEmpty();
  }

  private static List<Caption> captions(Speech speech) {
    return speech.lines().stream().map(WrittenLine::caption).toList();
  }

  @Test
  void check13OnlyAStatementWithoutTextChangesTheDefaults() {
    ports.begin(NARRATOR);
    ports.setPosition(10, 20);
    speech.say(NARRATOR, bytes("a"));
    ports.begin(NARRATOR);
    speech.say(NARRATOR, bytes("b"));
    assertThat(drawn.xs()).containsExactly(10, 2);
    ports.begin(NARRATOR);
    ports.setPosition(10, 20);
    ports.keepAsDefaults();
    ports.begin(NARRATOR);
    speech.say(NARRATOR, bytes("c"));
    assertThat(drawn.xs()).containsExactly(10, 2, 10);
  }

  @Test
  void check14LinesOfActorsInOtherRoomsAreNotShown() {
    memory.write(3, 77);
    speech.say(2, bytes("a"));
    assertThat(drawn.xs()).isEmpty();
    assertThat(memory.read(3)).isEqualTo(77);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void check15TheEndOfSpeechPlaysTheTalkStopChore() {
    Actor actor = room.placeSpeaker(100, 140);
    world.cast().staging().setCostume(actor, 1);
    speech.say(1, bytes("a"));
    assertThat(actor.dress().frame()).isEqualTo(actor.dress().chores().talkStart());
    speech.stop();
    assertThat(actor.dress().frame()).isEqualTo(actor.dress().chores().talkStop());
    assertThat(drawn.clearCount).isEqualTo(1);
  }

  @Test
  void check16BothEscapesBreakLinesAndABareOneIsAGlyph() {
    say("a\u00fe\u0001b\u00ff\u0001c");
    assertThat(drawn.rows()).containsExactly(5, 13, 21);
    drawn.clear();
    say("\u0001");
    assertThat(drawn.rows()).containsExactly(5);
  }

  @Test
  void check17ACharacterMayEndAtTheRightMargin() {
    windowText.draw(bytes("a"), 10, 50, 17, 15, 1, false);
    assertThat(drawn.xs()).containsExactly(10);
    drawn.clear();
    windowText.draw(bytes("a"), 10, 50, 16, 15, 1, false);
    assertThat(drawn.xs()).isEmpty();
  }

  @Test
  void systemTextSkipsTheCodeOfAnotherCharset() {
    List<Integer> requestedFonts = new ArrayList<>();
    Fonts watched =
        number -> {
          requestedFonts.add(number);
          return font();
        };
    new WindowText(world, watched, expander, drawn)
        .draw(bytes("a\u00ff\u000e\u0002\u0000b"), 10, 50, 319, 15, 1, false);
    assertThat(requestedFonts).containsOnly(1);
    assertThat(drawn.xs()).containsExactly(10, 18);
  }
}
