package org.bowsprit.engine.internal.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.actors.Actor;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.fixture.SpeechFileWriter;
import org.bowsprit.audio.recording.Recording;
import org.bowsprit.audio.recording.Tracks;
import org.bowsprit.audio.speech.LipSync;
import org.bowsprit.audio.speech.PlainSpeech;
import org.bowsprit.audio.speech.SpeechCue;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.audio.state.SoundState;
import org.bowsprit.audio.system.EffectListener;
import org.bowsprit.audio.system.Recordings;
import org.bowsprit.audio.system.SoundRules;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.engine.internal.input.HostTexts;
import org.bowsprit.engine.internal.input.Interruptions;
import org.bowsprit.engine.internal.port.GameSounds;
import org.bowsprit.engine.internal.port.ScriptTextAccess;
import org.bowsprit.engine.internal.writing.TextSources;
import org.bowsprit.engine.internal.writing.WindowText;
import org.bowsprit.engine.state.SpeechState;
import org.bowsprit.engine.testing.CharacterPositions;
import org.bowsprit.engine.testing.LitRoom;
import org.bowsprit.engine.testing.MapVariables;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.world.World;
import org.bowsprit.media.voc.Pcm;
import org.bowsprit.vm.code.ScriptText;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests lines of speech with a voice, which comes from a generated speech file (spec 04 §6, spec 07
 * §8.4, spec 10 §6, and check 25 of spec 13 §17).
 */
class VoicedSpeechTest {

  private static final int HAVE_MSG_VARIABLE = 3;
  private static final int NO_SUBTITLES_VARIABLE = 60;
  private static final String NEW_PAGE_CODE = "\u00ff\u0003";
  private static final int LONG_VOICE_JIFFIES = 300;
  private static final int SHORT_VOICE_JIFFIES = 30;

  private final LitRoom room = new LitRoom();
  private final World world = room.world;
  private final MapVariables memory = room.memory;
  private final CharacterPositions drawnCharacters = new CharacterPositions();
  private final SpeechFileWriter writer = new SpeechFileWriter();
  private final String longVoiceCode = addVoice(LONG_VOICE_JIFFIES, 20, 40, 60);
  private final String shortVoiceCode = addVoice(SHORT_VOICE_JIFFIES);
  private final List<Long> effectLengths = new ArrayList<>();
  private final TextExpander expander = new TextExpander(new TextSources(world));
  private final Fonts fonts = number -> LitRoom.fontOf(8, 0);
  private GameSounds sounds;
  private Speech speech;
  private Actor actor;

  /**
   * Adds a voice that lasts for the given jiffies to the speech file, and returns the text code
   * that plays the voice.
   */
  private String addVoice(int jiffies, Integer... marks) {
    Pcm voice =
        new Pcm(
            List.of(new Pcm.Samples(6_000, new ByteWriter().fill(0x80, 100 * jiffies).toBytes())));
    SpeechCue cue = writer.addLine(new LipSync(List.of(marks)), voice);
    ByteWriter text = new ByteWriter();
    cue.encode(text);
    return new String(text.toArray(), StandardCharsets.ISO_8859_1);
  }

  @BeforeEach
  void enterTheRoom() {
    start(SpeechMode.VOICE_AND_TEXT);
  }

  private void start(SpeechMode mode) {
    room.enter();
    memory.write(NO_SUBTITLES_VARIABLE, mode == SpeechMode.VOICE ? 1 : 0);
    Recordings recordings =
        new Recordings(Tracks.NONE, new PlainSpeech(ByteSource.of(writer.toBytes().toArray())));
    sounds =
        new GameSounds(
            world,
            SoundSetup.silent().withEffects(new EffectRecorder()).withRecordings(recordings, mode),
            SoundRules.DEFAULT);
    effectLengths.clear();
    speech = new Speech(world, fonts, expander, drawnCharacters, sounds, (speaker, line) -> {});
    actor = room.placeSpeaker(100, 140);
    world.cast().staging().setCostume(actor, 1);
  }

  private final class EffectRecorder implements EffectListener {
    @Override
    public void started(int sound, Pcm samples) {}

    @Override
    public void ended(int sound) {}

    @Override
    public void lineStartedAsEffect(Recording voice) {
      effectLengths.add(voice.jiffies());
    }
  }

  private void print(int target, String text) {
    WindowText window = new WindowText(world, fonts, expander, drawnCharacters);
    ScriptTextAccess scriptedText =
        new ScriptTextAccess(
            world,
            fonts,
            expander,
            speech,
            window,
            new Interruptions(new HostTexts(world, expander, false), () -> {}),
            line -> {});
    scriptedText.begin(target);
    scriptedText.say(ScriptText.of(text.getBytes(StandardCharsets.ISO_8859_1)));
  }

  @Test
  void knownGamesCheck25APrintedSampleIsPlayedTogetherWithSpeech() {
    say(longVoiceCode + "ab");
    playJiffies(10);
    boolean isOpen = isMouthOpen();
    print(253, shortVoiceCode + "cd");

    assertThat(effectLengths).containsExactly((long) SHORT_VOICE_JIFFIES);
    assertThat(drawnCharacters.columns()).hasSize(2);
    assertThat(isMouthOpen()).isEqualTo(isOpen);
    playJiffies(LONG_VOICE_JIFFIES - 11);
    assertThat(sounds.isSpeaking()).isTrue();
    playJiffies(1);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void aPrintedSampleIsPlayedEvenInTextMode() {
    start(SpeechMode.TEXT);
    print(253, shortVoiceCode + "cd");

    assertThat(effectLengths).containsExactly((long) SHORT_VOICE_JIFFIES);
  }

  @Test
  void aSampleAfterPrintedTextIsNotPlayed() {
    print(253, "text " + shortVoiceCode);

    assertThat(effectLengths).isEmpty();
    assertThat(drawnCharacters.columns()).isEmpty();
  }

  private void say(String text) {
    speech.say(1, text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Plays frames of one jiffy. */
  private void playJiffies(int jiffies) {
    for (int i = 0; i < jiffies; i++) {
      sounds.advance(1);
      speech.advance(1);
      speech.step();
    }
  }

  private boolean isMouthOpen() {
    return actor.costumeState().frame() == actor.costumeState().chores().talkStart();
  }

  @Test
  void aLineIsShownUntilItsVoiceHasEnded() {
    say(longVoiceCode + "ab");
    playJiffies(LONG_VOICE_JIFFIES - 1);
    assertThat(speech.state()).isEqualTo(Speech.LAST_PAGE);

    playJiffies(1);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
    assertThat(drawnCharacters.columns()).hasSize(2);
  }

  @Test
  void aShortVoiceDoesNotShortenTheTimeOfTheText() {
    say(shortVoiceCode + "ab");
    playJiffies(60 + 2 * 4 - 1);
    assertThat(speech.state()).isEqualTo(Speech.LAST_PAGE);
    assertThat(sounds.isSpeaking()).isFalse();

    playJiffies(1);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void withoutSubtitlesALineLastsAsLongAsItsVoice() {
    start(SpeechMode.VOICE);
    say(shortVoiceCode + "ab");
    assertThat(drawnCharacters.columns()).isEmpty();
    playJiffies(SHORT_VOICE_JIFFIES - 1);
    assertThat(speech.state()).isEqualTo(Speech.LAST_PAGE);

    playJiffies(1);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void withoutSubtitlesALineWithoutAVoiceIsStillShown() {
    start(SpeechMode.VOICE);
    say("ab");

    assertThat(drawnCharacters.columns()).hasSize(2);
    assertThat(memory.read(HAVE_MSG_VARIABLE)).isEqualTo(Speech.MORE_PAGES);
  }

  @Test
  void inTextModeNoVoiceIsPlayed() {
    start(SpeechMode.TEXT);
    say(longVoiceCode + "ab");

    assertThat(sounds.isSpeaking()).isFalse();
    assertThat(drawnCharacters.columns()).hasSize(2);
  }

  @Test
  void aLineWhoseVoiceIsMissingIsShownLikeALineWithoutAVoice() {
    say(longVoiceCode.replace(longVoiceCode.charAt(2), '\u0009') + "ab");

    assertThat(sounds.isSpeaking()).isFalse();
    playJiffies(68);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void theMouthOpensAndShutsAtTheLipSyncMarks() {
    say(longVoiceCode + "ab");
    List<Integer> changes = new ArrayList<>();
    boolean isOpen = isMouthOpen();
    assertThat(isOpen).isTrue();
    for (int jiffy = 1; jiffy < LONG_VOICE_JIFFIES; jiffy++) {
      playJiffies(1);
      if (isMouthOpen() != isOpen) {
        isOpen = !isOpen;
        changes.add(jiffy);
      }
    }

    assertThat(changes).containsExactly(21, 41, 61);
  }

  @Test
  void theMouthShutsWhenTheVoiceEnds() {
    say(shortVoiceCode + "ab");
    playJiffies(SHORT_VOICE_JIFFIES - 1);
    assertThat(isMouthOpen()).isTrue();
    playJiffies(1);
    assertThat(isMouthOpen()).isFalse();
  }

  @Test
  void skippingALineEndsItsVoiceAndItsText() {
    say(longVoiceCode + "ab");
    playJiffies(5);
    speech.skip();

    assertThat(sounds.isSpeaking()).isFalse();
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void theVoiceOfANewLineReplacesTheOldVoice() {
    say(longVoiceCode + "ab");
    playJiffies(5);
    say(shortVoiceCode + "cd");
    playJiffies(SHORT_VOICE_JIFFIES - 1);
    assertThat(sounds.isSpeaking()).isTrue();
    playJiffies(1);
    assertThat(sounds.isSpeaking()).isFalse();
  }

  @Test
  void aPageIsShownUntilItsVoiceHasEndedIfTheNextPageHasItsOwnVoice() {
    say(longVoiceCode + "a" + NEW_PAGE_CODE + shortVoiceCode + "b");
    playJiffies(LONG_VOICE_JIFFIES - 1);
    assertThat(drawnCharacters.columns()).hasSize(1);
    playJiffies(1);
    assertThat(drawnCharacters.columns()).hasSize(2);
    assertThat(sounds.isSpeaking()).isTrue();
  }

  @Test
  void theVoiceOfARestoredLinePlaysToItsEnd() {
    say(longVoiceCode + "ab");
    playJiffies(50);
    SpeechState savedSpeech = speech.snapshot();
    SoundState savedSound = sounds.snapshot();
    start(SpeechMode.VOICE_AND_TEXT);
    sounds.restore(savedSound);
    speech.restore(savedSpeech);
    memory.write(25, 1);

    playJiffies(LONG_VOICE_JIFFIES - 51);
    assertThat(speech.state()).isEqualTo(Speech.LAST_PAGE);
    assertThat(sounds.isSpeaking()).isTrue();
    playJiffies(1);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }
}
