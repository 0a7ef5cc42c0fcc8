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
import org.bowsprit.engine.testing.CharacterPositions;
import org.bowsprit.engine.testing.LitRoom;
import org.bowsprit.engine.testing.MapVariables;
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

/** Runs the acceptance checks of spec 04 about text on the screen. */
class TextAcceptanceTest {

  private static final int NARRATOR = 255;
  private static final int TALK_STRING_Y_VARIABLE = 54;
  private static final String NEW_PAGE_CODE = "\u00ff\u0003";
  private static final String KEEP_TEXT_CODE = "\u00ff\u0002";

  private final LitRoom room = new LitRoom();
  private final World world = room.world;
  private final MapVariables memory = room.memory;
  private final CharacterPositions drawnCharacters = new CharacterPositions();
  private final TextExpander expander = new TextExpander(new TextSources(world));
  private int advance = 8;
  private int xOffset;
  private final Fonts fonts = number -> font();
  private final Speech speech =
      new Speech(
          world,
          fonts,
          expander,
          drawnCharacters,
          new GameSounds(world, SoundSetup.silent(), SoundRules.DEFAULT),
          (actor, line) -> {});
  private final WindowText windowText = new WindowText(world, fonts, expander, drawnCharacters);
  private final ScriptTextAccess scriptedText =
      new ScriptTextAccess(
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
    return LitRoom.fontOf(advance - xOffset, xOffset);
  }

  @BeforeEach
  void enterTheRoom() {
    room.enter();
    memory.write(TALK_STRING_Y_VARIABLE, -80);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private void say(String text) {
    speech.say(NARRATOR, bytes(text));
  }

  private void playFrame(int jiffies) {
    speech.advance(jiffies);
    speech.step();
  }

  @Test
  void check5TheOffsetOfTheFirstCharacterOfALineIsIgnored() {
    xOffset = -1;
    advance = 6;
    TextBuffer text = new TextBuffer(TextBuffer.SPEECH_CAPACITY);
    text.assign(bytes("ab"));
    assertThat(new LineMetrics(fonts).width(text, 0, 1, false)).isEqualTo(13);
    world.textSlot(0).setDefaults(world.textSlot(0).defaults().withPosition(10, 50));
    world.textSlot(0).loadDefaults();
    say("ab");
    assertThat(drawnCharacters.columns()).containsExactly(10, 16);
  }

  @Test
  void check7VariablesAreExpandedAndFillCharactersAreRemoved() {
    memory.write(256, -5);
    TextBuffer out = new TextBuffer(TextBuffer.SPEECH_CAPACITY);
    expander.expand(new byte[] {'X', (byte) 0xFF, 4, 0, 1, 'Y'}, out);
    assertThat(new String(out.toArray(), StandardCharsets.ISO_8859_1)).isEqualTo("X-5Y");
    expander.expand(bytes("a@@b@"), out);
    assertThat(new String(out.toArray(), StandardCharsets.ISO_8859_1)).isEqualTo("ab");
  }

  @Test
  void check8TheTimeOfAPageDependsOnTheNumberOfItsCharacters() {
    say("12345678901234567890");
    assertThat(speech.timer()).isEqualTo(140);
    say("");
    assertThat(speech.timer()).isEqualTo(60);
    say("AB" + NEW_PAGE_CODE + "C");
    assertThat(speech.timer()).isEqualTo(68);
    playFrame(68);
    assertThat(speech.timer()).isEqualTo(64);
    assertThat(speech.state()).isEqualTo(Speech.LAST_PAGE);
    playFrame(64);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void check9KeptTextStaysOnTheScreen() {
    say("AB" + KEEP_TEXT_CODE);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
    for (int i = 0; i < 50; i++) {
      playFrame(15);
    }
    assertThat(drawnCharacters.clearCount)
        .as("how often the text of the speech has been cleared")
        .isZero();
    say("C");
    assertThat(drawnCharacters.columns())
        .as("the positions of both texts; the second continues after the first")
        .containsExactly(2, 10, 18);
  }

  @ParameterizedTest
  @CsvSource({
    "100, 140, 255, 100, 60",
    "100, 140, 128, 100, 80",
    "20, 140, 255, 80, 60",
    "310, 140, 255, 240, 60",
    "100, 50, 255, 100, 1"
  })
  void check10TextIsShownAboveTheHeadOfTheSpeaker(int x, int y, int scale, int textX, int textY) {
    Actor actor = room.placeSpeaker(x, y);
    actor.setScale(255, scale);
    TextSlot slot = world.textSlot(0);
    slot.setStyle(slot.style().withOverhead());
    speech.say(1, bytes("a"));
    assertThat(slot.style().x()).isEqualTo(textX);
    assertThat(slot.style().y()).isEqualTo(textY);
  }

  /**
   * At x = 160, a line is at most 316 pixels wide, which leaves space for 39 characters of 8 pixels
   * and a margin of one pixel. At x = 80, a line is at most 160 pixels wide and has space for 19
   * characters.
   */
  @ParameterizedTest
  @CsvSource({"160, 39", "80, 19"})
  void check11CentredTextIsAsWideAsItsNarrowerSideAllows(int x, int fittingCount) {
    TextSlot slot = world.textSlot(0);
    slot.setStyle(slot.style().withPosition(x, 100).centred(true));
    say("a".repeat(fittingCount - 2) + " b");
    assertThat(drawnCharacters.rows()).hasSize(1);
    say("a".repeat(fittingCount - 2) + " b c");
    assertThat(drawnCharacters.rows()).hasSize(2);
  }

  @Test
  void check12ALineBreaksAtTheLastSpaceThatFits() {
    TextBuffer text = new TextBuffer(TextBuffer.SPEECH_CAPACITY);
    text.assign(bytes("aaaa bbbb cccc dddd"));
    new LineMetrics(fonts).wrap(text, 0, 1, 100);
    assertThat(new String(text.toArray(), StandardCharsets.ISO_8859_1))
        .isEqualTo("aaaa bbbb\rcccc dddd");
  }

  @Test
  void loadingAStateRestoresTheCaptions() {
    world.textSlot(0).setStyle(world.textSlot(0).style().withPosition(160, 40).centred(true));
    say(
        "gone"
            + NEW_PAGE_CODE
            + "a line that is too long for one line of so large letters, so there are two");
    playFrame(1_000);
    List<Caption> captionsBefore = captions(speech);
    assertThat(captionsBefore).hasSize(2);
    assertThat(captionsBefore.get(0).text()).startsWith("a line");

    Speech loadedSpeech =
        new Speech(
            world,
            fonts,
            expander,
            drawnCharacters,
            new GameSounds(world, SoundSetup.silent(), SoundRules.DEFAULT),
            (actor, line) -> {});
    loadedSpeech.restore(speech.snapshot());
    assertThat(captions(loadedSpeech)).isEqualTo(captionsBefore);
    speech.stop();
    loadedSpeech.restore(speech.snapshot());
    assertThat(captions(loadedSpeech)).isEmpty();
  }

  private static List<Caption> captions(Speech speech) {
    return speech.lines().stream().map(WrittenLine::caption).toList();
  }

  @Test
  void check13OnlyAStatementWithoutTextChangesTheDefaultStyle() {
    scriptedText.begin(NARRATOR);
    scriptedText.setPosition(10, 20);
    speech.say(NARRATOR, bytes("a"));
    scriptedText.begin(NARRATOR);
    speech.say(NARRATOR, bytes("b"));
    assertThat(drawnCharacters.columns()).containsExactly(10, 2);
    scriptedText.begin(NARRATOR);
    scriptedText.setPosition(10, 20);
    scriptedText.keepAsDefaults();
    scriptedText.begin(NARRATOR);
    speech.say(NARRATOR, bytes("c"));
    assertThat(drawnCharacters.columns()).containsExactly(10, 2, 10);
  }

  @Test
  void check14LinesOfActorsInOtherRoomsAreNotShown() {
    memory.write(3, 77);
    speech.say(2, bytes("a"));
    assertThat(drawnCharacters.columns()).isEmpty();
    assertThat(memory.read(3)).isEqualTo(77);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void check15TheEndOfSpeechPlaysTheTalkStopChore() {
    Actor actor = room.placeSpeaker(100, 140);
    world.cast().staging().setCostume(actor, 1);
    speech.say(1, bytes("a"));
    assertThat(actor.costumeState().frame()).isEqualTo(actor.costumeState().chores().talkStart());
    speech.stop();
    assertThat(actor.costumeState().frame()).isEqualTo(actor.costumeState().chores().talkStop());
    assertThat(drawnCharacters.clearCount).isEqualTo(1);
  }

  @Test
  void check16BothEscapeCodesBreakLinesAndCharacter1WithoutAnEscapeIsDrawn() {
    say("a\u00fe\u0001b\u00ff\u0001c");
    assertThat(drawnCharacters.rows()).containsExactly(5, 13, 21);
    drawnCharacters.clear();
    say("\u0001");
    assertThat(drawnCharacters.rows()).containsExactly(5);
  }

  @Test
  void check17ACharacterMayEndAtTheRightMargin() {
    windowText.draw(bytes("a"), 10, 50, 17, 15, 1, false);
    assertThat(drawnCharacters.columns()).containsExactly(10);
    drawnCharacters.clear();
    windowText.draw(bytes("a"), 10, 50, 16, 15, 1, false);
    assertThat(drawnCharacters.columns()).isEmpty();
  }

  @Test
  void systemTextIgnoresCodesThatSelectAnotherCharset() {
    List<Integer> requestedFonts = new ArrayList<>();
    Fonts recordingFonts =
        number -> {
          requestedFonts.add(number);
          return font();
        };
    new WindowText(world, recordingFonts, expander, drawnCharacters)
        .draw(bytes("a\u00ff\u000e\u0002\u0000b"), 10, 50, 319, 15, 1, false);
    assertThat(requestedFonts).containsOnly(1);
    assertThat(drawnCharacters.columns()).containsExactly(10, 18);
  }
}
