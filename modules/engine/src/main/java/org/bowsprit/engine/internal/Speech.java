package org.bowsprit.engine.internal;

import java.util.Optional;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.Chores;
import org.bowsprit.audio.speech.SpeechCue;
import org.bowsprit.engine.screen.ScenePainter;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.state.SpeechState;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.text.LineMetrics;
import org.bowsprit.engine.text.TextBuffer;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.text.TextSlot;
import org.bowsprit.engine.world.Memory;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.Bytes;
import org.bowsprit.vm.EngineVariable;

/** What actors and the narrator say: pages, their timing and their place (spec 04 §6, 07 §8). */
final class Speech {

  /** Nothing is said. */
  static final int NONE = 0;

  /** The last page is shown. */
  static final int LAST_PAGE = 1;

  /** A page is still to come. */
  static final int MORE = 255;

  private static final int NARRATOR = 255;
  private static final int STRIP = 8;
  private static final int VIEW_STRIPS = 40;
  private static final int PAGE_TIME = 60;
  private static final int LEFT_MARGIN = 80;
  private static final int RIGHT_MARGIN = 240;
  private static final int LINE_END = 13;

  private final World world;
  private final TextExpander expander;
  private final LineMetrics metrics;
  private final Pen pen;
  private final ScenePainter painter;
  private final Voice voice;
  private final Listener listener;
  private final TextBuffer text = new TextBuffer(TextBuffer.SPEECH);

  private int position;
  private int state = NONE;
  private int timer;
  private boolean keep;
  private int colour;
  private int nextX;
  private int nextY;
  private boolean onScreen;
  private ScreenAreas.Area drawnIn = ScreenAreas.Area.MAIN;
  private int charset = 1;

  /** Whether the line has a voice, and whether its mouth was open when last looked at. */
  private boolean voiced;

  private boolean mouthOpen;

  /** Hears what is said. */
  interface Listener {

    /** A line was issued; the text is expanded. */
    void said(int actor, byte[] line);
  }

  /** Says lines aloud, by the game's clock. */
  interface Voice {

    /** Begins a line in the place of the one before; false if there is no sound for it. */
    boolean speak(SpeechCue cue);

    /** Begins a line of Loom, whose voices lie on its disc; times in tenths of a second. */
    void speakFromDisc(int offset, int delay);

    /** Ends the line. */
    void hush();

    /** Whether the line is being spoken. */
    boolean isSpeaking();

    /** Whether the mouth of who speaks is open. */
    boolean isMouthOpen();
  }

  Speech(
      World world,
      Fonts fonts,
      TextExpander expander,
      ScenePainter painter,
      Voice voice,
      Listener listener) {
    this.voice = voice;
    this.world = world;
    this.expander = expander;
    this.painter = painter;
    this.listener = listener;
    metrics = new LineMetrics(fonts);
    pen = new Pen(world, fonts, painter);
  }

  SpeechState snapshot() {
    return new SpeechState(
        text.snapshot(),
        position,
        state,
        timer,
        keep,
        colour,
        nextX,
        nextY,
        onScreen,
        drawnIn,
        charset,
        voiced,
        mouthOpen);
  }

  void restore(SpeechState saved) {
    text.restore(saved.text());
    position = saved.position();
    state = saved.phase();
    timer = saved.timer();
    keep = saved.keep();
    colour = saved.colour();
    nextX = saved.nextX();
    nextY = saved.nextY();
    onScreen = saved.onScreen();
    drawnIn = saved.drawnIn();
    charset = saved.charset();
    voiced = saved.voiced();
    mouthOpen = saved.mouthOpen();
  }

  /** Issues a line of an actor or, for 255, of the narrator. */
  void say(int speaker, byte[] line) {
    expander.expand(line, text);
    listener.said(speaker, text.toArray());
    boolean narrated = !world.cast().has(speaker);
    Actor actor = narrated ? null : world.cast().actor(speaker);
    if (!narrated && !world.cast().isOnStage(actor)) {
      return;
    }
    if (!keep) {
      stop();
    }
    setTalker(narrated ? NARRATOR : speaker);
    if (narrated) {
      colour = slot().style().colour();
    } else {
      startTalkChore(actor);
      colour = actor.talkColour();
    }
    position = 0;
    timer = 0;
    state = MORE;
    memory().setVariable(EngineVariable.HAVE_MSG.number(), MORE);
    step();
  }

  /** The speech step of a frame. */
  void step() {
    if (state == NONE || world.camera().isMoving() || world.camera().hasMoved()) {
      return;
    }
    Actor actor = talker();
    if (actor != null && slot().style().overhead()) {
      followHead(actor);
    }
    if (isUnread() ? voice.isSpeaking() : timer > 0) {
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
    if (actor != null) {
      startTalkChore(actor);
    }
    timer = PAGE_TIME;
    if (!keep) {
      erase();
    }
    showPage();
  }

  private void followHead(Actor actor) {
    int x = actor.x() - world.camera().leftEdge();
    int height = memory().variable(EngineVariable.TALK_STRING_Y.number());
    int y = height;
    if (height < 0) {
      int scaled = actor.scaleY() * height / Actor.FULL_SCALE;
      y = actor.y() - actor.elevation() + (height - scaled) / 2 + scaled;
    }
    TextSlot slot = slot();
    slot.setStyle(
        slot.style().above(Math.min(Math.max(x, LEFT_MARGIN), RIGHT_MARGIN), Math.max(y, 1)));
  }

  private void showPage() {
    TextSlot.Style style = slot().style();
    charset = style.charset();
    int limit = style.right() - style.x() - 1;
    if (style.centred()) {
      limit = Math.min(limit, nextX) * 2;
    }
    metrics.wrap(text, position, charset, limit);
    pen.begin(charset, colour, style.right(), true);
    if (keep) {
      pen.continueLine();
    }
    if (style.centred()) {
      nextX = Math.max(0, nextX - metrics.width(text, position, charset, false) / 2);
    }
    pen.x = nextX;
    pen.y = nextY;
    emit(style);
    nextX = pen.x;
    nextY = pen.y;
    charset = pen.charset();
    if (pen.hasDrawn()) {
      onScreen = true;
      drawnIn = pen.lastArea();
    }
  }

  private void emit(TextSlot.Style style) {
    int perCharacter = memory().variable(EngineVariable.CHARINC.number());
    while (true) {
      int value = text.at(position++);
      if (value == 0) {
        position--;
        state = LAST_PAGE;
        keep = false;
        return;
      }
      if (value == LINE_END) {
        newLine(style);
      } else if (value == 0xFF || value == 0xFE) {
        if (endsPage(style)) {
          return;
        }
      } else if (value != '@') {
        if (!isUnread()) {
          pen.write(value);
        }
        timer += perCharacter;
      }
    }
  }

  private void newLine(TextSlot.Style style) {
    pen.x = style.x();
    if (style.centred()) {
      pen.x = Math.max(0, style.x() - metrics.width(text, position, pen.charset(), false) / 2);
    }
    pen.y += pen.lineHeight();
    pen.beginLine();
  }

  private boolean endsPage(TextSlot.Style style) {
    int code = text.at(position++);
    switch (code) {
      case 1 -> newLine(style);
      case 2 -> {
        state = NONE;
        keep = true;
        return true;
      }
      case 3 -> {
        state = MORE;
        keep = false;
        return true;
      }
      case 8 -> {
        // A line break of verb texts; speech has been wrapped already.
      }
      case 9 -> {
        Actor actor = talker();
        if (actor != null) {
          world.cast().startChore(actor, text.word(position));
        }
        position += 2;
      }
      case 10 -> {
        speak();
        position += SpeechCue.LENGTH - 2;
      }
      case 12 -> {
        int wanted = text.word(position);
        pen.ink(wanted == 0xFF ? colour : wanted);
        position += 2;
      }
      case 14 -> {
        pen.useCharset(text.word(position));
        position += 2;
      }
      default -> position += 2;
    }
    return false;
  }

  /** Says the line aloud whose cue is being read, if there is sound for it. */
  private void speak() {
    if (cueAt(position - 2).filter(voice::speak).isPresent()) {
      voiced = true;
      mouthOpen = true;
    }
  }

  private Optional<SpeechCue> cueAt(int place) {
    return SpeechCue.read(Bytes.wrap(text.toArray()).from(Math.min(place, text.length())));
  }

  /** Says a line of Loom aloud, whose voices lie on its disc. */
  void speakFromDisc(int offset, int delay) {
    voice.speakFromDisc(offset, delay);
  }

  /** Whether the line is heard and, as the player wishes, not read. */
  private boolean isUnread() {
    return voiced && memory().variable(EngineVariable.NOSUBTITLES.number()) != 0;
  }

  /** Ends the speech (spec 04 §6, end of speech). */
  void stop() {
    state = NONE;
    timer = 0;
    voiced = false;
    voice.hush();
    int speaking = talkerNumber();
    if (world.cast().has(speaking)) {
      Actor actor = world.cast().actor(speaking);
      if (world.cast().isOnStage(actor)
          && actor.dress().frame() != actor.dress().chores().talkStop()) {
        world.cast().startChore(actor, actor.dress().chores().talkStop());
      }
      setTalker(NARRATOR);
    }
    keep = false;
    erase();
  }

  /** The speech of an actor that leaves the room ends. */
  void leaves(Actor actor) {
    if (talkerNumber() == actor.id()) {
      stop();
    }
  }

  private void erase() {
    nextX = slot().style().x();
    nextY = slot().style().y();
    if (!onScreen) {
      return;
    }
    onScreen = false;
    if (drawnIn == ScreenAreas.Area.TEXT || drawnIn == ScreenAreas.Area.VERB) {
      painter.clearWindow(drawnIn);
      return;
    }
    painter.clearOverlay();
    if ((memory().variable(EngineVariable.CURRENT_LIGHTS.number()) & Lights.ROOM) == 0) {
      painter.darken();
    }
    int first = world.camera().leftEdge() / STRIP;
    world.redraw().repainted(first, first + VIEW_STRIPS - 1);
  }

  /** The camera has moved while text is on the screen. */
  void cameraMoved() {
    if (onScreen) {
      stop();
    }
  }

  /** Counts the page's time down, and lets the mouth follow the voice. */
  void elapse(int jiffies) {
    timer = Math.max(0, timer - jiffies);
    if (voiced && mouthOpen != voice.isMouthOpen()) {
      mouthOpen = !mouthOpen;
      moveMouth();
    }
  }

  private void moveMouth() {
    Actor actor = talker();
    if (actor != null) {
      Chores chores = actor.dress().chores();
      int chore = mouthOpen ? chores.talkStart() : chores.talkStop();
      world.cast().startChore(actor, chore);
    }
  }

  /** The skip key: the page's time is over. */
  void skip() {
    timer = 0;
    if (voice.isSpeaking()) {
      stop();
    }
  }

  private void startTalkChore(Actor actor) {
    if (world.cast().isOnStage(actor)
        && actor.dress().frame() != actor.dress().chores().talkStart()) {
      world.cast().startChore(actor, actor.dress().chores().talkStart());
    }
  }

  private Actor talker() {
    int number = talkerNumber();
    Cast cast = world.cast();
    return cast.has(number) && cast.isOnStage(cast.actor(number)) ? cast.actor(number) : null;
  }

  private int talkerNumber() {
    return memory().variable(EngineVariable.TALK_ACTOR.number());
  }

  private void setTalker(int number) {
    memory().setVariable(EngineVariable.TALK_ACTOR.number(), number);
  }

  private TextSlot slot() {
    return world.textSlot(0);
  }

  private Memory memory() {
    return world.memory();
  }

  /** 0 nothing, 255 a page is to come, 1 the last one is shown. */
  int state() {
    return state;
  }

  /** The jiffies the page still stays. */
  int timer() {
    return timer;
  }

  /** The character set drawn with last. */
  int charset() {
    return charset;
  }
}
