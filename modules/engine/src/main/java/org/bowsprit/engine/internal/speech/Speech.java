package org.bowsprit.engine.internal.speech;

import java.util.List;
import java.util.Optional;
import org.bowsprit.actors.Actor;
import org.bowsprit.audio.speech.SpeechCue;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.internal.writing.WrittenLine;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.state.SpeechState;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.text.PlainText;
import org.bowsprit.engine.text.TextBuffer;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;

/**
 * The speech of actors and the narrator: lines, their pages and their timing (spec 04 §6, spec 07
 * §8). {@link Talker} manages the speaker, and {@link SpeechPage} manages the text on the screen.
 */
public final class Speech {

  /** No line is spoken. */
  public static final int NONE = 0;

  /** The last page is shown. */
  public static final int LAST_PAGE = 1;

  /** Another page follows. */
  static final int MORE_PAGES = 255;

  private static final int BASE_PAGE_JIFFIES = 60;
  private static final int LINE_END = 13;

  /**
   * The character that replaces a space removed by wrapping. It still counts as a character in the
   * timing.
   */
  private static final int FILLER = '@';

  private final World world;
  private final TextExpander expander;
  private final Talker talker;
  private final SpeechPage page;
  private final Voice voice;
  private final Listener listener;
  private final TextBuffer expandedLine = new TextBuffer(TextBuffer.SPEECH_CAPACITY);
  private final TextBuffer text = new TextBuffer(TextBuffer.SPEECH_CAPACITY);

  private int position;
  private int state = NONE;
  private int timer;
  private boolean keepsText;
  private int colour;

  /** True if the line has a voice. */
  private boolean voiced;

  /** Receives spoken lines. */
  public interface Listener {

    /** Called when a line is spoken. The text of the line has been expanded. */
    void lineSpoken(int actor, byte[] line);
  }

  /** Plays the voices of lines. Times depend on the game's clock. */
  public interface Voice {

    /** Starts a voice that replaces the previous one; returns false if there is no sound for it. */
    boolean speak(SpeechCue cue);

    /** Starts a voice of Loom from its disc. Both times are in tenths of a second. */
    void speakFromDisc(int offset, int delay);

    /** Plays a voice as a sound effect while the current voice continues. */
    void speakAsEffect(SpeechCue cue);

    /** Stops the voice. */
    void stopVoice();

    /** Returns whether a voice is playing. */
    boolean isSpeaking();

    /** Returns whether the speaker's mouth is open. */
    boolean isMouthOpen();
  }

  public Speech(
      World world,
      Fonts fonts,
      TextExpander expander,
      ScenePainter painter,
      Voice voice,
      Listener listener) {
    this.voice = voice;
    this.world = world;
    this.expander = expander;
    this.listener = listener;
    talker = new Talker(world);
    page = new SpeechPage(world, fonts, painter);
  }

  public SpeechState snapshot() {
    SpeechPage.State pageState = page.snapshot();
    return new SpeechState(
        text.snapshot(),
        position,
        state,
        timer,
        keepsText,
        colour,
        pageState.nextX(),
        pageState.nextY(),
        pageState.onScreen(),
        pageState.drawnIn(),
        pageState.charset(),
        voiced,
        talker.isMouthOpen());
  }

  public void restore(SpeechState saved) {
    text.restore(saved.text());
    position = saved.position();
    state = saved.phase();
    timer = saved.timer();
    keepsText = saved.keep();
    colour = saved.colour();
    voiced = saved.voiced();
    talker.restoreMouth(saved.mouthOpen());
    page.restore(
        new SpeechPage.State(
            saved.nextX(), saved.nextY(), saved.onScreen(), saved.drawnIn(), saved.charset()));
    if (page.isOnScreen()) {
      page.restoreLines(PlainText.lines(text.toArray(), position), colour);
    }
  }

  /**
   * Speaks a line of an actor or, for 255, of the narrator. The line of an actor outside the room
   * is not shown but overwrites the beginning of the waiting text (spec 15, rule B).
   */
  public void say(int speaker, byte[] line) {
    expander.expand(line, expandedLine);
    listener.lineSpoken(speaker, expandedLine.toArray());
    boolean isNarrated = !world.cast().has(speaker);
    Actor actor = isNarrated ? null : world.cast().actor(speaker);
    if (!isNarrated && !world.cast().isOnStage(actor)) {
      text.overwrite(expandedLine);
      return;
    }
    text.assign(expandedLine.toArray());
    if (!keepsText) {
      stop();
    }
    if (isNarrated) {
      talker.beginNarration();
      colour = world.textSlot(0).style().colour();
    } else {
      talker.begin(actor);
      colour = actor.talkColour();
    }
    position = 0;
    timer = 0;
    state = MORE_PAGES;
    world.variables().set(EngineVariable.HAVE_MSG, MORE_PAGES);
    step();
  }

  /** Performs the speech step of a frame. */
  public void step() {
    if (state == NONE || world.camera().isMoving() || world.camera().hasMoved()) {
      return;
    }
    page.makeCharsetCurrent();
    talker.speaker().ifPresent(page::follow);
    if (isTextHidden() ? voice.isSpeaking() : timer > 0) {
      return;
    }
    if (state == LAST_PAGE) {
      if (!voice.isSpeaking()) {
        stop();
      }
      return;
    }
    if (voice.isSpeaking() && cueAt(position).isPresent()) {
      return;
    }
    talker.startToTalk();
    timer = BASE_PAGE_JIFFIES;
    if (!keepsText) {
      page.erase();
    }
    page.begin(text, position, colour, keepsText);
    writePage();
    page.end();
  }

  private void writePage() {
    int jiffiesPerCharacter = world.variables().get(EngineVariable.CHARINC);
    while (true) {
      int value = text.byteAt(position++);
      if (value == 0) {
        position--;
        state = LAST_PAGE;
        keepsText = false;
        return;
      }
      if (value == LINE_END) {
        page.newLine(text, position);
      } else if (value == 0xFF || value == 0xFE) {
        if (applyCode()) {
          return;
        }
      } else {
        if (value != FILLER && !isTextHidden()) {
          page.write(value);
        }
        timer += jiffiesPerCharacter;
      }
    }
  }

  private boolean applyCode() {
    int code = text.byteAt(position++);
    switch (code) {
      case 1 -> page.newLine(text, position);
      case 2 -> {
        state = NONE;
        keepsText = true;
        return true;
      }
      case 3 -> {
        state = MORE_PAGES;
        keepsText = false;
        return true;
      }
      case 8 -> {
        // Ignored: this line break is only for verb texts, and speech is already wrapped.
      }
      case 9 -> {
        talker.play(text.word(position));
        position += 2;
      }
      case 10 -> {
        speak();
        position += SpeechCue.LENGTH - 2;
      }
      case 12 -> {
        int requestedColour = text.word(position);
        page.setInk(requestedColour == 0xFF ? colour : requestedColour);
        position += 2;
      }
      case 14 -> {
        page.useCharset(text.word(position));
        position += 2;
      }
      default -> position += 2;
    }
    return false;
  }

  /** Plays the voice of the cue that is being read, if there is sound for it. */
  private void speak() {
    if (cueAt(position - 2).filter(voice::speak).isPresent()) {
      voiced = true;
      talker.beginVoice();
    }
  }

  private Optional<SpeechCue> cueAt(int index) {
    return SpeechCue.read(Bytes.wrap(text.toArray()).from(Math.min(index, text.length())));
  }

  /**
   * Plays the cue at the beginning of a text as a sound effect: no mouth moves, nothing is shown,
   * and the current speech continues (spec 13 §10.3).
   *
   * @return false if the text does not begin with a cue
   */
  public boolean playAsEffect(byte[] line) {
    Optional<SpeechCue> cue = SpeechCue.read(Bytes.wrap(line));
    cue.ifPresent(voice::speakAsEffect);
    return cue.isPresent();
  }

  /** Starts a voice of Loom from its disc. */
  public void speakFromDisc(int offset, int delay) {
    voice.speakFromDisc(offset, delay);
  }

  /** Returns whether the line has a voice and the player has switched its text off. */
  private boolean isTextHidden() {
    return voiced && world.variables().get(EngineVariable.NOSUBTITLES) != 0;
  }

  /** Ends the speech (spec 04 §6, end of speech). */
  public void stop() {
    boolean wasSpeaking = state != NONE;
    state = NONE;
    timer = 0;
    voiced = false;
    voice.stopVoice();
    talker.end(wasSpeaking);
    keepsText = false;
    page.erase();
  }

  /** Ends the speech of an actor that leaves the room. */
  public void actorLeavesRoom(Actor actor) {
    if (talker.isSpeaker(actor)) {
      stop();
    }
  }

  /** Called when the camera has moved while text is on the screen. */
  public void cameraMoved() {
    if (page.isOnScreen()) {
      stop();
    }
  }

  /** Decreases the remaining time of the page, and moves the mouth with the voice. */
  public void advance(int jiffies) {
    timer = Math.max(0, timer - jiffies);
    if (voiced) {
      talker.moveMouth(voice.isMouthOpen());
    }
  }

  /** Ends the time of the page when the player presses the skip key. */
  public void skip() {
    timer = 0;
    if (voice.isSpeaking()) {
      stop();
    }
  }

  /**
   * Returns the state: 0 if no line is spoken, 1 if the last page is shown, 255 if another page
   * follows.
   */
  public int state() {
    return state;
  }

  /** Returns the current line. */
  public byte[] text() {
    return text.toArray();
  }

  /**
   * Returns the end position of the pages shown so far, within the line; 0 while nothing is shown.
   */
  public int textShown() {
    return page.isOnScreen() ? position : 0;
  }

  /** Returns the lines of the visible page. */
  public List<WrittenLine> lines() {
    return page.isOnScreen() ? page.lines() : List.of();
  }

  /** Returns the remaining time of the page in jiffies. */
  public int timer() {
    return timer;
  }

  /** Returns the character set of the last drawn text. */
  public int charset() {
    return page.charset();
  }
}
