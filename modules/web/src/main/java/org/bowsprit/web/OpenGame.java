package org.bowsprit.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.mix.Recorder;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.recording.SoundFileReaders;
import org.bowsprit.audio.recording.WavFiles;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.audio.system.Recordings;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.journal.JournalRecorder;
import org.bowsprit.engine.journal.JournalWriter;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SaveRefusedException;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.game.Game;
import org.bowsprit.player.game.TalkSpeed;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.save.SaveFactory;
import org.bowsprit.vm.FaultPolicy;

/** A game that is played in a page. */
final class OpenGame {

  private final Game game;
  private final CompiledRouters routers;
  private final Journal.Origin origin;
  private final WebHost host;
  private final FramePainter painter;
  private final SampleQueue samples;
  private final SoundCard soundCard;
  private final SaveFactory saveFactory;
  private final SaveFormat saveFormat = new SaveFormat();
  private final List<String> messages;
  private final List<String> journal = new ArrayList<>();
  private final TimedSession timedSession;
  private final JournalPlayer replay;
  private JournalRecorder recorder;
  private String router;
  private boolean isReplayEndReported;
  private boolean isFaultReported;
  private final TalkSpeed talkSpeed;
  private final OtherRoutes otherRoutes;

  /**
   * Starts a game.
   *
   * @param origin the origin that is stored in a recording of this game
   * @param language the language of the page
   * @param speech the use of speech: heard, read or both
   * @param recording the recording to replay; empty for none
   * @param messages receives sentences for the player
   */
  OpenGame(
      Game game,
      CompiledRouters routers,
      Journal.Origin origin,
      PageLanguage language,
      SpeechMode speech,
      Optional<Journal> recording,
      int sampleRate,
      List<String> messages) {
    this.game = game;
    this.routers = routers;
    this.origin = origin;
    this.messages = messages;
    // A recording must replay equally in a page of any language.
    host =
        new WebHost(
            () ->
                recording.isPresent() || recorder != null
                    ? Optional.empty()
                    : Optional.of(language.code()));
    otherRoutes = new OtherRoutes(routers);
    router = origin.router();
    SeededRandom dissolveRandom = new SeededRandom(System.currentTimeMillis());
    painter = new FramePainter(limit -> dissolveRandom.next(limit - 1));
    saveFactory = new SaveFactory(game, origin.engine(), () -> System.currentTimeMillis() / 1000);
    samples = new SampleQueue(sampleRate);
    Recordings recordings = Recordings.of(game);
    soundCard =
        new SoundCard(
            samples,
            new AdlibSynth(),
            new Recorder(
                new SoundFileReaders(List.of(new WavFiles())),
                recordings.tracks(),
                this::addMessage));
    SoundSetup sound = soundCard.setup().withRecordings(recordings, speech);
    GameSession session = GameSession.prepare(setup(sound));
    if (recording.isPresent()) {
      replay = JournalPlayer.of(session, recording.get());
    } else {
      session.start();
      replay = JournalPlayer.ofInput(session, List.of());
    }
    isReplayEndReported = recording.isEmpty();
    timedSession = new TimedSession(session, painter, host::hasEnded);
    talkSpeed = new TalkSpeed(timedSession);
  }

  private void addMessage(String line) {
    messages.add(Character.toUpperCase(line.charAt(0)) + line.substring(1) + ".");
  }

  private GameSetup setup(SoundSetup sound) {
    return new GameSetup(
        game.resources(),
        GameFacts.of(game),
        routers.planner(router),
        origin.bootParameter(),
        new SeededRandom(origin.seed()),
        painter,
        sound,
        host,
        origin.textSpeed(),
        FaultPolicy.PLAY,
        origin.mended());
  }

  /** Advances the time by a number of sixtieths of a second, unless the game has ended. */
  void jiffies(int count) {
    for (int i = 0; i < count && timedSession.isRunning(); i++) {
      talkSpeed.round();
      timedSession.advanceJiffy();
    }
    reportFault();
    reportReplayEnd();
  }

  /** Plays iterations immediately. */
  void tick(int count) {
    for (int i = 0; i < count && timedSession.isRunning(); i++) {
      timedSession.tick();
    }
    reportFault();
    reportReplayEnd();
  }

  /** Reports the first script fault that does not halt the game. */
  private void reportFault() {
    if (!isFaultReported && !session().faults().isEmpty() && !timedSession.isHalted()) {
      isFaultReported = true;
      messages.add(
          "A part of this game failed; the game continues without it: "
              + session().faults().get(0).summary()
              + ".");
    }
  }

  private void reportReplayEnd() {
    if (!isReplayEndReported && !replay.hasRemainingIterations()) {
      isReplayEndReported = true;
      messages.add(
          replay
              .drift()
              .map(
                  drift ->
                      "The replay differs from the recording after iteration "
                          + drift.after()
                          + ".")
              .orElse("The replay equals the recording to its end."));
    }
  }

  /**
   * Returns a saved game as a file.
   *
   * @throws RequestFailedException if the game cannot be saved now
   */
  byte[] save(String title) {
    session()
        .reasonNotToSave()
        .ifPresent(
            reason -> {
              throw new RequestFailedException(
                  "The game cannot be saved now: " + reason.phrase() + ".");
            });
    return saveFormat.write(createSave(title));
  }

  private SavedGame createSave(String title) {
    return saveFactory.create(session().snapshot(), painter.frame(), title);
  }

  /**
   * Loads a saved game and continues it.
   *
   * @throws RequestFailedException if the file is not a saved game of this game. The current game
   *     then continues unchanged
   */
  void load(byte[] file) {
    try {
      session().load(saveFormat.read(file).requireGame(game.identity().md5()).state());
    } catch (SaveRefusedException | StateRefusedException e) {
      throw new RequestFailedException("The saved game cannot be loaded: " + e.getMessage() + ".");
    }
    samples.flush();
    timedSession.continueFromLoaded();
  }

  /** Moves the game back in time and returns the number of seconds by which it moved. */
  long rewind(int seconds) {
    samples.flush();
    return timedSession.rewind(seconds);
  }

  /** Uses another router from now on. */
  void changeRouter(String id) {
    session().changePlanner(routers.planner(id));
    router = id;
  }

  /** Starts a recording. */
  void record() {
    endRecord();
    Journal.Origin currentOrigin =
        new Journal.Origin(
            origin.game(),
            origin.engine(),
            router,
            origin.seed(),
            origin.bootParameter(),
            session().textSpeed(),
            origin.mended());
    recorder =
        JournalRecorder.record(
            session(), new JournalWriter(currentOrigin, Optional.of(createSave("")), journal::add));
  }

  /** Ends the recording and returns it. */
  String endRecord() {
    if (recorder != null) {
      recorder.sessionEnded();
      recorder = null;
    }
    String text = String.join("\n", journal) + (journal.isEmpty() ? "" : "\n");
    journal.clear();
    return text;
  }

  /** Returns the routes of some routers for the current walks, as JSON. */
  String routes(List<String> ids) {
    return otherRoutes.of(session().world(), ids);
  }

  /** Sets the text speed in jiffies per character, 0 to 9; −1 leaves it unchanged. */
  void setTextSpeed(int speed) {
    if (speed < 0) {
      talkSpeed.cancel();
    } else {
      talkSpeed.setSpeed(speed);
    }
  }

  Game game() {
    return game;
  }

  String router() {
    return router;
  }

  TimedSession timedSession() {
    return timedSession;
  }

  GameSession session() {
    return timedSession.session();
  }

  WebHost host() {
    return host;
  }

  SampleQueue samples() {
    return samples;
  }

  SoundCard soundCard() {
    return soundCard;
  }

  /** Returns the messages for the player since the last call. */
  Stream<String> takeMessages() {
    List<String> result = List.copyOf(messages);
    messages.clear();
    return result.stream();
  }
}
