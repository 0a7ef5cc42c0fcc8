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
import org.bowsprit.engine.internal.port.ScriptedText;
import org.bowsprit.engine.internal.writing.TextSources;
import org.bowsprit.engine.internal.writing.WindowText;
import org.bowsprit.engine.state.SpeechState;
import org.bowsprit.engine.testing.DrawnCharacters;
import org.bowsprit.engine.testing.SpeakersRoom;
import org.bowsprit.engine.testing.TestMemory;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.world.World;
import org.bowsprit.media.voc.Pcm;
import org.bowsprit.vm.code.ScriptText;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests lines with a voice from a generated speech file (spec 04 §6, spec 07 §8.4, spec 10 §6). */
class VoicedSpeechTest {

  private static final int HAVE_MSG = 3;
  private static final int NO_SUBTITLES = 60;
  private static final String PAGE = "\u00ff\u0003";
  private static final int LONG_LINE = 300;
  private static final int SHORT_LINE = 30;

  private final SpeakersRoom room = new SpeakersRoom();
  private final World world = room.world;
  private final TestMemory memory = room.memory;
  private final DrawnCharacters drawn = new DrawnCharacters();
  private final SpeechFileWriter writer = new SpeechFileWriter();
  private final String longLine = cue(LONG_LINE, 20, 40, 60);
  private final String shortLine = cue(SHORT_LINE);
  private final List<Long> effectLengths = new ArrayList<>();
  private final TextExpander expander = new TextExpander(new TextSources(world));
  private final Fonts fonts = number -> SpeakersRoom.font(8, 0);
  private GameSounds sounds;
  private Speech speech;
  private Actor actor;

  /**
   * Adds a line that lasts for the given jiffies to the file, and returns the text code that plays
   * the line.
   */
  private String cue(int jiffies, Integer... marks) {
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
    begin(SpeechMode.VOICE_AND_TEXT);
  }

  private void begin(SpeechMode mode) {
    room.enter();
    memory.write(NO_SUBTITLES, mode == SpeechMode.VOICE ? 1 : 0);
    Recordings recordings =
        new Recordings(Tracks.NONE, new PlainSpeech(ByteSource.of(writer.toBytes().toArray())));
    sounds =
        new GameSounds(
            world,
            SoundSetup.silent().withEffects(new EffectRecorder()).withRecordings(recordings, mode),
            SoundRules.DEFAULT);
    effectLengths.clear();
    speech = new Speech(world, fonts, expander, drawn, sounds, (who, line) -> {});
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
    WindowText window = new WindowText(world, fonts, expander, drawn);
    ScriptedText ports =
        new ScriptedText(
            world,
            fonts,
            expander,
            speech,
            window,
            new Interruptions(new HostTexts(world, expander, false), () -> {}),
            line -> {});
    ports.begin(target);
    ports.say(ScriptText.of(text.getBytes(StandardCharsets.ISO_8859_1)));
  }

  @Test
  void knownGamesCheck25ASampleWithoutASpeakerIsHeardTogetherWithSpeech() {
    say(longLine + "ab");
    wait(10);
    boolean open = isMouthOpen();
    print(253, shortLine + "cd");

    assertThat(effectLengths).containsExactly((long) SHORT_LINE);
    assertThat(drawn.xs()).hasSize(2);
    assertThat(isMouthOpen()).isEqualTo(open);
    wait(LONG_LINE - 11);
    assertThat(sounds.isSpeaking()).isTrue();
    wait(1);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void aSampleWithoutASpeakerIsHeardEvenIfLinesAreOnlyRead() {
    begin(SpeechMode.TEXT);
    print(253, shortLine + "cd");

    assertThat(effectLengths).containsExactly((long) SHORT_LINE);
  }

  @Test
  void printedTextWithoutASampleIsNotHeard() {
    print(253, "text " + shortLine);

    assertThat(effectLengths).isEmpty();
    assertThat(drawn.xs()).isEmpty();
  }

  private void say(String text) {
    speech.say(1, text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Plays frames of one jiffy. */
  private void wait(int jiffies) {
    for (int i = 0; i < jiffies; i++) {
      sounds.advance(1);
      speech.advance(1);
      speech.step();
    }
  }

  private boolean isMouthOpen() {
    return actor.dress().frame() == actor.dress().chores().talkStart();
  }

  @Test
  void aLineStaysUntilItsVoiceHasEnded() {
    say(longLine + "ab");
    wait(LONG_LINE - 1);
    assertThat(speech.state()).isEqualTo(Speech.LAST_PAGE);

    wait(1);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
    assertThat(drawn.xs()).hasSize(2);
  }

  @Test
  void aShortVoiceDoesNotShortenTheTimeOfItsText() {
    say(shortLine + "ab");
    wait(60 + 2 * 4 - 1);
    assertThat(speech.state()).isEqualTo(Speech.LAST_PAGE);
    assertThat(sounds.isSpeaking()).isFalse();

    wait(1);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void withoutSubtitlesALineIsAsLongAsItsVoice() {
    begin(SpeechMode.VOICE);
    say(shortLine + "ab");
    assertThat(drawn.xs()).isEmpty();
    wait(SHORT_LINE - 1);
    assertThat(speech.state()).isEqualTo(Speech.LAST_PAGE);

    wait(1);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void withoutSubtitlesALineWithoutAVoiceIsStillShown() {
    begin(SpeechMode.VOICE);
    say("ab");

    assertThat(drawn.xs()).hasSize(2);
    assertThat(memory.read(HAVE_MSG)).isEqualTo(Speech.MORE_PAGES);
  }

  @Test
  void inTextModeNoVoiceIsPlayed() {
    begin(SpeechMode.TEXT);
    say(longLine + "ab");

    assertThat(sounds.isSpeaking()).isFalse();
    assertThat(drawn.xs()).hasSize(2);
  }

  @Test
  void aCueWithoutSoundIsShownLikeAnyLine() {
    say(longLine.replace(longLine.charAt(2), '\u0009') + "ab");

    assertThat(sounds.isSpeaking()).isFalse();
    wait(68);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void theMouthFollowsTheLipSync() {
    say(longLine + "ab");
    List<Integer> changes = new ArrayList<>();
    boolean open = isMouthOpen();
    assertThat(open).isTrue();
    for (int jiffy = 1; jiffy < LONG_LINE; jiffy++) {
      wait(1);
      if (isMouthOpen() != open) {
        open = !open;
        changes.add(jiffy);
      }
    }

    assertThat(changes).containsExactly(21, 41, 61);
  }

  @Test
  void theMouthShutsWhenTheVoiceEnds() {
    say(shortLine + "ab");
    wait(SHORT_LINE - 1);
    assertThat(isMouthOpen()).isTrue();
    wait(1);
    assertThat(isMouthOpen()).isFalse();
  }

  @Test
  void skippingALineStopsVoiceAndText() {
    say(longLine + "ab");
    wait(5);
    speech.skip();

    assertThat(sounds.isSpeaking()).isFalse();
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }

  @Test
  void aNewLineReplacesTheOldOne() {
    say(longLine + "ab");
    wait(5);
    say(shortLine + "cd");
    wait(SHORT_LINE - 1);
    assertThat(sounds.isSpeaking()).isTrue();
    wait(1);
    assertThat(sounds.isSpeaking()).isFalse();
  }

  @Test
  void aPageWaitsForItsVoiceIfTheNextHasItsOwn() {
    say(longLine + "a" + PAGE + shortLine + "b");
    wait(LONG_LINE - 1);
    assertThat(drawn.xs()).hasSize(1);
    wait(1);
    assertThat(drawn.xs()).hasSize(2);
    assertThat(sounds.isSpeaking()).isTrue();
  }

  @Test
  void aRestoredLineIsSpokenToItsEnd() {
    say(longLine + "ab");
    wait(50);
    SpeechState text = speech.snapshot();
    SoundState sound = sounds.snapshot();
    begin(SpeechMode.VOICE_AND_TEXT);
    sounds.restore(sound);
    speech.restore(text);
    memory.write(25, 1);

    wait(LONG_LINE - 51);
    assertThat(speech.state()).isEqualTo(Speech.LAST_PAGE);
    assertThat(sounds.isSpeaking()).isTrue();
    wait(1);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
  }
}
